import { expect, it } from 'vitest';
import type { z } from 'zod';
import { emailAddress, manyLines, oneLine, required } from '@/lib/forms/form-action';
import { fc } from '../../support/random';

const codesOf = (field: Pick<z.ZodType, 'safeParse'>, typed: unknown) =>
  field.safeParse(typed).error?.issues.map(({ message }) => message);
const line = oneLine(20);

it('a text of one line holds no character that breaks a line or a header, whatever was typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (text) => {
      expect(line.parse(text)).not.toMatch(/[\p{Cc}\p{Cs}]|^\s|\s$/u);
    }),
  );
});

it('a text is counted in characters, keeps its lines and what joins emoji, and loses what no database holds', () => {
  expect([20, 21].map((count) => codesOf(line, '📚'.repeat(count)))).toEqual([undefined, ['too-long']]);
  expect([undefined, '👩\u200d👧'].map((typed) => line.parse(typed))).toEqual(['', '👩\u200d👧']);
  expect(manyLines(100).parse(' a\r\nb\rc\u0000\ud800 ')).toBe('a\nb\nc\uFFFD');
});

it.each([line, manyLines(20), emailAddress()])('a required field is missing if all is invisible', (field) => {
  // The object replacement character is left behind by dictation on an iPhone.
  for (const blank of ['\u2800', '\u200b\u200d', ' \u00a0\u3000', '\u3164\u115f', '\ufffc', '\u00ad\n'])
    expect(codesOf(required(field), blank), JSON.stringify(blank)).toEqual(['missing']);
});

it('an address is asked for when it is missing, looked at when it is odd, and stored in its one form', () => {
  const field = required(emailAddress());
  const typed = [undefined, 'ann@example.com,bob@example.com', 'zoë@example.de'];
  expect(typed.flatMap((each) => codesOf(field, each))).toEqual(['missing', 'bad-email', 'undeliverable']);
  expect(field.parse(' o’Hara@\u200bexämple.com')).toBe("o'hara@xn--exmple-cua.com");
});
