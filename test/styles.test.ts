/** Styles belong to their component: every class is there, is used, and reaches nothing else; motion has one place. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const web = resolve(import.meta.dirname, '../src/web');
const files = readdirSync(web, { recursive: true, encoding: 'utf8' });
const components = files.filter((file) => file.endsWith('.tsx'));
const modules = files.filter((file) => file.endsWith('.module.css'));
const shared = files.filter((file) => file.endsWith('.css') && !file.endsWith('.module.css'));

const read = (file: string) => readFileSync(join(web, file), 'utf8');
const css = (file: string) => read(file).replace(/\/\*[\s\S]*?\*\//g, '');

/** What stands before each block but those of at-rules and key frames. */
const selectors = (file: string): string[] =>
  [
    ...css(file)
      .replace(/@keyframes[^{]*\{(?:[^{}]*\{[^}]*\})*\s*\}/g, '')
      .matchAll(/([^{};]+)\{/g),
  ]
    .map(([, before]) => before!.trim())
    .filter((before) => !before.startsWith('@'));

const classesIn = (text: string): string[] => [...text.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name]) => name!);
/** Those of the house, named in a module as :global(.x), are not its own. */
const ownClasses = (file: string): Set<string> =>
  new Set(selectors(file).flatMap((selector) => classesIn(selector.replace(/:global\([^)]*\)/g, ''))));

/** The names under which a component has taken in modules. */
const taken = (file: string): readonly { readonly name: string; readonly module: string }[] =>
  [...read(file).matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)].map(([, name, path]) => ({
    name: name!,
    module: relative(web, resolve(web, dirname(file), path!)),
  }));

const usedBy = (file: string, name: string): string[] =>
  [...read(file).matchAll(new RegExp(`(?<!['/])\\b${name}\\.(\\w+)`, 'g'))].map(([, used]) => used!);

/** The words of every `class` attribute, also those that are chosen in it: `cond ? 'main' : 'plain'`. */
const written = (file: string): string[] =>
  [...read(file).matchAll(/\bclass=(?:"([^"]*)"|\{(`[^`]*`|[^`}]*)\})/g)]
    .flatMap(([, plain, code = '']) => [
      plain ?? '',
      (/^`(.*)`$/.exec(code)?.[1] ?? '').replace(/\$\{[^}]*\}/g, ' '),
      ...[...code.matchAll(/[?:]\s*'([^']*)'/g)].map(([, chosen]) => chosen!),
    ])
    .flatMap((words) => words.split(/\s+/).filter(Boolean));

const house = new Set(shared.flatMap((file) => [...ownClasses(file)]));

describe('classes', () => {
  test.each(components)('%s uses only those that there are', (file) => {
    for (const { name, module } of taken(file)) {
      const own = ownClasses(module);
      expect(usedBy(file, name).filter((used) => !own.has(used))).toEqual([]);
    }
    expect(written(file).filter((used) => !house.has(used))).toEqual([]);
  });

  test.each(modules)('%s has only those that are used', (module) => {
    const used = components.flatMap((file) =>
      taken(file).flatMap((each) => (each.module === module ? usedBy(file, each.name) : [])),
    );
    expect([...ownClasses(module)].filter((own) => !used.includes(own))).toEqual([]);
  });

  test.each(shared)('%s has only those that are used', (file) => {
    const sources = components.map(read).join('\n');
    // also where a look is chosen in code: 'main'
    const isUsed = (name: string) => new RegExp(`["'\`{ ]${name}["'\`} ]`).test(sources);
    expect([...ownClasses(file)].filter((name) => !isUsed(name))).toEqual([]);
  });

  test.each(modules)('%s reaches nothing but what is in its component', (module) => {
    const each = selectors(module).flatMap((list) => list.split(/,(?![^(]*\))/));
    expect(each.filter((selector) => classesIn(selector.replace(/:global\([^)]*\)/g, '')).length === 0)).toEqual([]);
  });
});

describe('motion', () => {
  test.each([...modules, ...shared].filter((file) => file !== 'style/motion.css'))('%s has none of its own', (file) => {
    expect(css(file)).not.toMatch(/@keyframes|\b\d*\.?\d+m?s\b|cubic-bezier|\bease/);
    const moving = [...css(file).matchAll(/\b(?:transition|animation)[\w-]*:\s*([^;]+);/g)].map(([, how]) => how);
    expect(moving.filter((how) => !/^(none|var\(--[\w-]+\))$/.test(how!))).toEqual([]);
  });

  test('whoever prefers calm has every motion taken away, by his device or by his own choice', () => {
    const motions = [
      ...new Set([...css('style/motion.css').matchAll(/(--[\w-]+):(?!\s*none)/g)].map(([, name]) => name!)),
    ];
    expect(motions.length).toBeGreaterThan(3);
    for (const name of motions) expect(css('style/motion.css').split(`${name}: none;`)).toHaveLength(3);
  });
});
