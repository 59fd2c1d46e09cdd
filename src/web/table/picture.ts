/** A drawing to share: the scene as a PNG file. */
import type { Scene } from '../../svg/scene.ts';
import { svgText } from '../../svg/text.ts';

/** The longer side, in pixels. */
const SIZE = 1600;
/** Of the page in daylight, around the board. */
const PAPER = '#fbf6ec';
const MARGIN = 0.03;

export async function pictureOf(scene: Scene): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgText(scene))}`;
  await image.decode();
  const scale = SIZE / Math.max(scene.width, scene.height);
  const [width, height, margin] = [scene.width * scale, scene.height * scale, MARGIN * SIZE];
  const canvas = document.createElement('canvas');
  canvas.width = width + 2 * margin;
  canvas.height = height + 2 * margin;
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(image, margin, margin, width, height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture')))),
  );
}

/** Hands something over as a file. */
export function download(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
