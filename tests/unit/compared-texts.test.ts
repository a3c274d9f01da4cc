import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { trackedFiles } from '../../scripts/tracked-files';

const imported = /^import (?!type )(?:\{([^}]*)\}|\* as (\w+)) from '[^']*\bcontent\/[^']*'/gm;
const named = /\b(?:const|let) (?:\{((?:[^{};]|\{[^{}]*\})*)\}|(\w+)) = (\w+)(?:\??\.\w+)*;/g;
const text = /(\w+)(?:\??\.\w+)+/.source;
const equals = '[!=]==?';
const methods = '(?:includes|startsWith|endsWith|indexOf|match|localeCompare)';
const before = new RegExp(`(?:${equals}|\\bcase|\\.${methods}\\()\\s*(${text})(?![\\w.(])`, 'g');
const after = new RegExp(`(?<![\\w.])(${text})\\s*${equals}`, 'g');
/** Properties that are no texts. Drawings leave out the site's name where the headline has it. */
const meant = /\.(?:id|counter)$|^site\.name$/;

/** Finds comparisons with a text imported from `content`, also under another name, such as `errors.missing`. */
function comparedTexts(source: string): string[] {
  /** The names of texts, with the place from which on they are. */
  const texts = new Map<string, number>();
  const note = (at: number, list = '') => {
    for (const part of list.split(',').filter((each) => !/^\s*type /.test(each)))
      texts.set(part.match(/\w+/g)?.at(-1) ?? '', at);
  };
  for (const { 1: list, 2: all, index } of source.matchAll(imported)) note(index, list ?? all);
  for (const { 1: list, 2: one, 3: of = '', index } of source.matchAll(named))
    if (texts.has(of)) note(index, list ?? one);
  const compared = [...source.matchAll(before), ...source.matchAll(after)];
  return compared.flatMap(({ 1: path = '', 2: of = '', index }) =>
    index > (texts.get(of) ?? Infinity) && !meant.test(path) ? [path] : [],
  );
}

it('a comparison with a text is found, also under another name', () => {
  const source = `
import { words } from '@/content/a';
import { type Other, more as others } from '@/content/b';
const { errors: { missing }, expired } = words;
if (missing.text !== error || Object.values(texts).includes(others.title)) stop();
switch (title) { case expired.title: stop(); }
if (error.code === 'missing') show(expired.text);`;
  expect(comparedTexts(source)).toEqual(['others.title', 'expired.title', 'missing.text']);
});

it('rules decide by codes: nothing in app, components and lib compares a text for visitors', () => {
  const files = trackedFiles().filter((file) => /^(app|components|lib)\/.*\.tsx?$/.test(file));
  const found = files.flatMap((file) =>
    comparedTexts(readFileSync(file, 'utf8')).map((text) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});
