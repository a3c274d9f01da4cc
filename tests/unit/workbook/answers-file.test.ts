import { expect, it } from 'vitest';
import { MAX_ANSWER, readAnswers, writeAnswers } from '@/lib/workbook/answers';
import { fc } from '../../support/random';

const part = fc.stringMatching(/^[a-z][a-z\d-]{0,12}$/);
const name = fc.array(part, { minLength: 3, maxLength: 4 }).map((parts) => parts.join('/'));
const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 200 }).filter((one) => one.trim() !== '');

it('a saved workbook restores all text, in any script, and is readable: one line per answer', () => {
  fc.assert(
    fc.property(fc.dictionary(name, text), (answers) => {
      expect(readAnswers(writeAnswers(answers, '2026-11-22'))).toEqual({ ...answers });
    }),
  );
  const file = writeAnswers({ 'my-reason/reason/why': 'The garden.' }, '2026-11-22');
  for (const line of ['    "my-reason/reason/why": "The garden."\n', '"saved": "2026-11-22"'])
    expect(file).toContain(line);
});

const ofFormat = (format: string, version: number, answers: object) =>
  JSON.stringify({ format, version, answers });
it.each([
  ...['Dear diary', '[]', '', 'null', ofFormat('something-else', 1, {})],
  ...[ofFormat('flip-method-workbook', 2, {}), ofFormat('flip-method-workbook', 1, ['a'])],
])('a saved workbook is rejected if it is something else, or of a later version: %s', (file) => {
  expect(readAnswers(file)).toBeNull();
});

it('a saved workbook is read without invalid answers, and never causes an exception, whatever it contains', () => {
  const kept = { 'a/b/c': 'kept', 'a/b/1/c': 'kept too' };
  const answers = {
    ...{ ...kept, __proto__: 'x', 'a/b': 'too short a name', 'a/../c/d': 'dots' },
    ...{ 'a/b/d': 7, 'a/b/e': '   ', 'a/b/f': 'x'.repeat(MAX_ANSWER + 1) },
  } as unknown as Record<string, string>;
  expect(readAnswers(writeAnswers(answers, '2026-11-22'))).toEqual(kept);
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (file) => void readAnswers(file)));
});
