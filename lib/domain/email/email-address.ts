/* The same two rules stand in the database: private.normalise_email and private.is_email. */

const SHAPE = /^[^\s\p{Cc}@,;:<>"()\\[\]]{1,64}@[^\s\p{Cc}@,;:<>"()\\[\]]+\.[^\s\p{Cc}@.,;:<>"()\\[\]]{2,}$/u;
const MISPLACED = /\.\.|@\.|@-|\.@|^\./;

/** One person, one spelling: without outer spaces and in lower case. Dots and plus parts can be other mailboxes. */
export function normaliseEmail(address: string): string {
  return address.trim().toLowerCase();
}

/** Could be delivered to and cannot carry a second header or recipient. Whether a mailbox exists only a mail can tell. */
export function isEmailAddress(address: string): boolean {
  return address.length >= 6 && address.length <= 254 && SHAPE.test(address) && !MISPLACED.test(address);
}
