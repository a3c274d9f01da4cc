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
      'Ann <ann@example.com>',
      '.ann@example.com',
      'ann@-example.com',
    ]) {
      expect(
        field.safeParse(odd).error?.issues.map((issue) => issue.message),
        odd,
      ).toEqual(['bad-email']);
    }
    for (const fine of [' ann@example.com ', 'ANN+x@example.co.uk', 'zoë@exämple.de', "o'hara@example.com"]) {
      expect(field.safeParse(fine).success, fine).toBe(true);
    }
  });
});
