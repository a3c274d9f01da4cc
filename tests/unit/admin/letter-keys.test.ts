import { expect, it } from 'vitest';
import { isCommand, noLetters, readLetter } from '@/lib/domain/admin/inbox';
import { fc } from '../../support/random';

const typed = fc.array(
  fc.record({
    key: fc.constantFrom(...'ejkr/ .a'),
    gap: fc.integer({ min: 0, max: 999 }),
    isPending: fc.boolean(),
  }),
);

it('does nothing of a sentence that is typed after R or /', () => {
  fc.assert(
    fc.property(fc.constantFrom('r', '/'), fc.boolean(), typed, (first, isPending, text) => {
      let at = 5_000;
      let { letters, acts } = readLetter(noLetters, first, at, isPending);
      expect(acts).toBe(true);
      for (const { key, gap, isPending } of text) {
        at += gap;
        ({ letters, acts } = readLetter(letters, key, at, isPending));
        expect(acts).toBe(false);
      }
      // After a pause the keys act again.
      expect(readLetter(letters, 'e', at + 1_000, true).acts).toBe(false);
      expect(readLetter(letters, 'e', at + 1_000, false).acts).toBe(true);
    }),
  );
});

it.each([
  ['Dear Nia', [...'Dear Nia']],
  ['a@b', ['a', '@', 'b']],
  ['no\n\nyes', [...'no', 'Enter', 'Enter', ...'yes']],
  ['Thanks', [...'Thx', 'Backspace', ...'anks']],
  ['b', ['Backspace', 'a', 'Backspace', 'b']],
  // A half of an emoji would be left.
  ['ok', [...'ok', '\u{1f642}', 'Backspace']],
  ['é', ['Shift', 'Dead', 'é', 'ArrowLeft', 'Process']],
])('keeps %j, which is typed while the field is on its way', (text, keys) => {
  let { letters } = readLetter(noLetters, 'r', 0, true);
  for (const [at, key] of keys.entries()) ({ letters } = readLetter(letters, key, at * 100, true));
  expect(letters.typed).toBe(text);
});

it('marks nothing as done within a text, and opens one message after the other', () => {
  const { letters } = readLetter(noLetters, 'j', 5_000, false);
  const acts = (key: string, at: number, pending = false) => readLetter(letters, key, at, pending).acts;
  expect([acts('j', 5_100), acts('e', 5_999), acts('e', 6_000)]).toEqual([true, false, true]);
  expect(acts('e', 6_000, true)).toBe(false);
});

it('takes what AltGr and Option type for characters, and all else with Ctrl, Alt or Command for commands', () => {
  const none = { ctrlKey: false, metaKey: false, altKey: false, isAltGr: false };
  const [alt, ctrl, meta] = [{ altKey: true }, { ctrlKey: true }, { metaKey: true }];
  const inText = [{ ...alt, ...ctrl, isAltGr: true }, alt, ctrl, meta].map((held) =>
    isCommand({ ...none, ...held }, true),
  );
  expect(inText).toEqual([false, false, true, true]);
  // No text is awaited: J with Option opens nothing.
  for (const held of [alt, ctrl, meta]) expect(isCommand({ ...none, ...held }, false)).toBe(true);
});
