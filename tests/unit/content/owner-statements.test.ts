import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ownerStatements } from '@/content/owner-statements';
import { contentFiles, everyString } from './every-module';

const page = readFileSync('docs/owner.md', 'utf8');

it.each(ownerStatements)('$id is in its file and in the owner’s list', async ({ id, file, words, claim }) => {
  const strings = await everyString([file]);
  expect(strings.some(({ text }) => text.includes(words))).toBe(true);
  for (const part of [`\`${id}\``, claim]) expect(page).toContain(part);
});

it('autobiographical statements are registered for every file about the author’s life', async () => {
  const lived =
    /\bI (spent|searched|sat|went to doctors|counted it)\b|\b(he|He) (trod|speaks|survived)\b|\b[Tt]he author got\b|\bmy family\b|\bOur speaker did\b|\byears of health anxiety\b|\bby someone who (lost|is not)\b/;
  const other = /^(?:articles|course|danger|owner-statements)/;
  const files = contentFiles().filter((file) => !other.test(file));
  // Some modules reuse another module's text, which is registered there.
  const own = await everyString(ownerStatements.map(({ file }) => file));
  const marked = new Set(own.map(({ text }) => text));
  const unmarked = (await everyString(files)).filter(({ text }) => lived.test(text) && !marked.has(text));
  expect(unmarked.map(({ where }) => where)).toEqual([]);
});
