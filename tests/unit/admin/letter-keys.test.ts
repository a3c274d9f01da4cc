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
  const { letters, acts } = readLetter(noLetters, 'j', 5_000, false);
  expect(acts).toBe(true);
  expect(readLetter(letters, 'j', 5_100, false).acts).toBe(true);
  expect(readLetter(letters, 'e', 5_999, false).acts).toBe(false);
  expect(readLetter(letters, 'e', 6_000, false).acts).toBe(true);
  expect(readLetter(letters, 'e', 6_000, true).acts).toBe(false);
});

it('takes what AltGr and Option type for characters, and all else with Ctrl, Alt or Command for commands', () => {
  const of = (...held: string[]) => ({
    ctrlKey: held.includes('Ctrl'),
    metaKey: held.includes('Meta'),
    altKey: held.includes('Alt'),
    isAltGr: held.includes('AltGr'),
  });
  expect(isCommand(of('Ctrl', 'Alt', 'AltGr'), true)).toBe(false);
  expect(isCommand(of('Alt'), true)).toBe(false);
  // No text is awaited: J with Option opens nothing.
  for (const held of ['Alt', 'Ctrl', 'Meta']) expect(isCommand(of(held), false), held).toBe(true);
  for (const held of ['Ctrl', 'Meta']) expect(isCommand(of(held), true), held).toBe(true);
});
