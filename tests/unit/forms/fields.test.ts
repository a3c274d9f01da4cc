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
      // The object replacement character is left behind by dictation on an iPhone.
      for (const blank of ['\u2800', '\u200b\u200d', ' \u00a0\u3000', '\u3164\u115f', '\ufffc', '\u00ad\n'])
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

  it('is asked for when it is missing, looked at when it is odd, and stored in its one form', () => {
    const codeOf = (typed?: string) => field.safeParse(typed).error?.issues.map((issue) => issue.message);
    expect(codeOf(undefined)).toEqual(['missing']);
    expect(codeOf('ann@example.com,bob@example.com')).toEqual(['bad-email']);
    expect(codeOf('zoë@example.de')).toEqual(['undeliverable']);
    expect(field.parse(' o’Hara@\u200bexämple.com')).toBe("o'hara@xn--exmple-cua.com");
  });
});
