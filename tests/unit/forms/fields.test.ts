import { describe, expect, it } from 'vitest';
import { emailAddress, manyLines, oneLine, required } from '@/lib/forms/form-action';
import { fc } from '../../support/random';

describe('a text of one line', () => {
  const field = oneLine(20);

  it('holds no character that breaks a line or a header, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (text) => {
        const read = field.safeParse(text);
        expect(read.success).toBe(true);
        expect(read.data).not.toMatch(/[\p{Cc}\p{Cs}]|^\s|\s$/u);
      }),
    );
  });

  it('is counted in characters, as the database counts', () => {
    expect(field.safeParse('📚'.repeat(20)).success).toBe(true);
    expect(field.safeParse('📚'.repeat(21)).error?.issues[0]?.message).toBe('too-long');
    expect(field.parse(undefined)).toBe('');
  });
});

describe('a field that is required', () => {
  it.each([oneLine(20), manyLines(20), emailAddress()])(
    'is missing if nothing in it can be seen',
    (field) => {
      for (const blank of [
        '\u2800',
        '\u200b\u200d',
        ' \u00a0\u3000',
        '\u3164\u115f',
        '\ufe0f',
        '\u{e0020}',
        // Left behind by dictation on an iPhone.
        '\ufffc',
        '\u00ad\n',
      ])
        expect(required(field).safeParse(blank).error?.issues[0]?.message, JSON.stringify(blank)).toBe(
          'missing',
        );
    },
  );

  it('keeps the characters that join emoji and letters', () => {
    expect(oneLine(20).parse('👩\u200d👧')).toBe('👩\u200d👧');
  });
});

describe('a text of many lines', () => {
  it('keeps its lines and loses what the database cannot hold', () => {
    expect(manyLines(100).parse(' a\r\nb\rc\u0000\ud800 ')).toBe('a\nb\nc\uFFFD');
  });
});

describe('an address', () => {
  const field = required(emailAddress());

  it('is asked for when it is missing, and looked at when it is odd', () => {
    expect(field.safeParse(undefined).error?.issues.map((issue) => issue.message)).toEqual(['missing']);
    for (const odd of [
      'ann',
      'ann@example',
      'a@b.c',
      'ann@@example.com',
      'ann@example.com,bob@example.com',
      'ann@exam\nple.com',
      '.ann@example.com',
      'ann@-example.com',
    ]) {
      expect(
        field.safeParse(odd).error?.issues.map((issue) => issue.message),
        odd,
      ).toEqual(['bad-email']);
    }
    expect(field.safeParse('zoë@example.de').error?.issues.map((issue) => issue.message)).toEqual([
      'undeliverable',
    ]);
    for (const [typed, address] of [
      [' ann@example.com ', 'ann@example.com'],
      ['ANN+x@example.co.uk', 'ann+x@example.co.uk'],
      ['zoe@exämple.de', 'zoe@xn--exmple-cua.de'],
      ['o’hara@\u200bexample.com', "o'hara@example.com"],
    ]) {
      expect(field.parse(typed)).toBe(address);
    }
  });
});
