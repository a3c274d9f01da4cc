/*
 * Characters that are not seen: format characters (zero-width, direction, soft hyphen, byte order mark), variation selectors,
 * fillers, and every space but the ordinary one. The same ranges as `private.without_invisible` in the database.
 */
const INVISIBLE =
  /[\u00a0\u00ad\u061c\u115f\u1160\u1680\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufeff\uffa0\ufff0-\ufffc\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}]|\u034f|[\u17b4-\u17b5]|[\u180b-\u180f]|[\ufe00-\ufe0f]|[\u{e0000}-\u{e0fff}]/gu;

/** Takes out what cannot be seen. Not for words: emoji and several scripts are joined by such characters. */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '');
}

/** Whether a text shows anything at all. */
export function isBlank(text: string): boolean {
  return withoutInvisible(text).trim() === '';
}
