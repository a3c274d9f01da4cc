/* Keep in sync with private.normalise_email and private.is_email in the database. */

const SHAPE = /^[^\s\p{Cc}@,;:<>"()\\[\]]{1,64}@[^\s\p{Cc}@,;:<>"()\\[\]]+\.[^\s\p{Cc}@.,;:<>"()\\[\]]{2,}$/u;
const MISPLACED = /\.\.|@\.|@-|\.@|^\./;

/** Trims and lower-cases. Dots and plus suffixes stay: they can be different mailboxes. */
export function normaliseEmail(address: string): string {
  return address.trim().toLowerCase();
}

/**
 * Whether an address is deliverable in form and cannot inject a header or recipient. Says nothing about the
 * mailbox.
 */
export function isEmailAddress(address: string): boolean {
  return address.length >= 6 && address.length <= 254 && SHAPE.test(address) && !MISPLACED.test(address);
}

/**
 * Masks an address so that only its owner recognises it: `a•••@example.com`.
 * @param email an address, or '' for none
 */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email.slice(0, Math.max(at, 0));
  return at < 1 ? '' : `${first}•••${email.slice(at)}`;
}

/** The address in `Name <name@example.com>`. */
export function bareAddress(mailbox: string): string {
  return /<([^<>]+)>$/.exec(mailbox)?.[1] ?? mailbox;
}
