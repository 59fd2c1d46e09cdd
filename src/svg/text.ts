/** A scene as SVG text: the picture to share, the sheet to print. */
import { type Scene, type Shape, stopped } from './scene.ts';

export function svgText({ width, height, shapes, description }: Scene): string {
  const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  const body = shapes.map(element).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img" font-family="Inter, system-ui, sans-serif"><title>${escaped(description)}</title>${body}</svg>`;
}

function element(drawn: Shape): string {
  if (drawn.aimed !== undefined) return '';
  const shape = stopped(drawn);
  const { tag, attributes = {}, text, children = [] } = shape;
  const transform = transformAttribute(shape);
  const all = transform ? { ...attributes, transform } : attributes;
  const written = Object.entries(all).map(([name, value]) => ` ${name}="${escaped(String(value))}"`);
  const inner = text === undefined ? children.map(element).join('') : escaped(text);
  return `<${tag}${written.join('')}>${inner}</${tag}>`;
}

function transformAttribute({ at, turn, scale }: Shape): string {
  const parts: string[] = [];
  if (at) parts.push(`translate(${at[0]} ${at[1]})`);
  if (turn) parts.push(`rotate(${turn})`);
  if (scale !== undefined && scale !== 1) parts.push(`scale(${scale})`);
  return parts.join(' ');
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
