import { z } from 'zod';
import { isEmailAddress } from '@/lib/domain/email/email-address';

/** A text without the null characters that the database cannot hold, and without halves of characters. */
const readable = (text: string) => text.replaceAll('\0', '').replace(/\p{Cs}/gu, '\uFFFD');

/** What was typed, as it is kept; '' when there is no such field. */
const typed = (read: (text: string) => string) =>
  z
    .string()
    .optional()
    .transform((text) => read(text ?? '').trim());

/**
 * A text of one line: what breaks lines becomes a space. May be empty.
 * @param max characters, counted as the database counts them
 * @param tooLong the sentence for more
 */
export function oneLine(max: number, tooLong: string) {
  const text = typed((text) => readable(text).replace(/[\p{Cc}\s]+/gu, ' '));
  return text.refine((text) => [...text].length <= max, { error: tooLong });
}

/** A text of many lines, with plain line breaks. May be empty. */
export function manyLines(max: number, tooLong: string) {
  const text = typed((text) => readable(text).replace(/\r\n?/g, '\n'));
  return text.refine((text) => [...text].length <= max, { error: tooLong });
}

/** An address that a mail could be sent to. May be empty. */
export function emailAddress(notOne: string) {
  const address = typed((text) => text);
  return address.refine((text) => text === '' || isEmailAddress(text), { error: notOne });
}

/** Makes a field required. The sentence for an empty one comes alone. */
export function required<Field extends z.ZodType<string, string | undefined>>(field: Field, missing: string) {
  return field.refine((text) => text !== '', { error: missing });
}
