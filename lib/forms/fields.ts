import { z } from 'zod';
import { isEmailAddress } from '@/lib/domain/email-address';

/** Removes null characters, which the database cannot store, and replaces lone surrogates. */
const readable = (text: string) => text.replaceAll('\0', '').replace(/\p{Cs}/gu, '\uFFFD');

/** Trims the input; '' if the field is missing. */
const typed = (read: (text: string) => string) =>
  z
    .string()
    .optional()
    .transform((text) => read(text ?? '').trim());

/**
 * A single-line text; line breaks become spaces. May be empty.
 * @param max characters, counted in code points as in the database
 * @param tooLong code of the error
 */
export function oneLine(max: number, tooLong = 'too-long') {
  const text = typed((text) => readable(text).replace(/[\p{Cc}\s]+/gu, ' '));
  return text.refine((text) => [...text].length <= max, { error: tooLong });
}

/** A multi-line text with normalised line breaks. May be empty. */
export function manyLines(max: number, tooLong = 'too-long') {
  const text = typed((text) => readable(text).replace(/\r\n?/g, '\n'));
  return text.refine((text) => [...text].length <= max, { error: tooLong });
}

/** A deliverable email address. May be empty. */
export function emailAddress(notOne = 'bad-email') {
  const address = typed((text) => text);
  return address.refine((text) => text === '' || isEmailAddress(text), { error: notOne });
}

/** The device's answer to a `DeviceRequest`, in a form's second submission. The auth service verifies it. */
export const deviceAnswer = {
  challenge: z.uuid().optional(),
  answer: z
    .string()
    .max(20_000)
    .transform((text, issue): object => {
      try {
        return z.object({}).loose().parse(JSON.parse(text));
      } catch {
        issue.addIssue({ code: 'custom', message: 'unreadable' });
        return z.NEVER;
      }
    })
    .optional(),
};

/** Makes a field required; an empty one only gets the error `missing`. */
export function required<Field extends z.ZodType<string, string | undefined>>(
  field: Field,
  missing = 'missing',
) {
  return field.refine((text) => text !== '', { error: missing });
}
