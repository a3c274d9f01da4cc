import 'server-only';

import { openEmail } from './seal';
import { isSameSecret, signatureOf, signaturesOf } from './signature';

/**
 * What a link allows, by the purpose of its signature. `open`: get the workbook and start the course; only in the workbook
 * mail, with the id of its submission. `read`: read the workbook and the course on the web. `subscription`: pause, resume and
 * stop the course. `reply`: answer a message by mail. `invitation`: accept a role. `newsletter`: confirm it, with the id of a submission, or stop it, with that or the subscriber's.
 */
const purposes = {
  open: 'workbook-open',
  read: 'workbook-read',
  subscription: 'workbook-subscription',
  newsletter: 'newsletter',
  reply: 'message-reply',
  invitation: 'role-invitation',
} as const;
export type LinkPurpose = keyof typeof purposes;

const ID_BYTES = 16;
const SIGNATURE_BYTES = 16;

/** Shorter than a signed token, so that plain-text mails do not wrap it. */
function tokenOf(id: Buffer, signature: string): string {
  const bytes = Buffer.from(signature, 'base64url').subarray(0, SIGNATURE_BYTES);
  return Buffer.concat([id, bytes]).toString('base64url');
}

/**
 * A token for a link: 43 URL-safe characters.
 * @param uuid of the workbook request, or what `purpose` says
 */
export function signLink(purpose: LinkPurpose, uuid: string): string {
  const id = Buffer.from(uuid.replaceAll('-', ''), 'hex');
  if (id.length !== ID_BYTES) throw new Error('A link is signed for a uuid.');
  return tokenOf(id, signatureOf(purposes[purpose], id.toString('hex')));
}

/** @returns the id, or null if the token was not signed for this purpose */
export function readLink(purpose: LinkPurpose, token: string): string | null {
  if (!/^[\w-]{43}$/.test(token)) return null;
  const id = Buffer.from(token, 'base64url').subarray(0, ID_BYTES);
  const signatures = signaturesOf(purposes[purpose], id.toString('hex'));
  if (!signatures.some((signature) => isSameSecret(token, tokenOf(id, signature)))) return null;
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** What a link at the foot of a mail is about. */
export type Subscription =
  | { kind: 'course'; requestId: string }
  /** `link`: what it names, for `lib/data/newsletter`. */
  | { kind: 'newsletter'; link: string }
  /** Every mail to an address, for someone who has confirmed nothing. */
  | { kind: 'address'; email: string };

/** Reads the token of `/unsubscribe` and `/api/subscription`; null if it is none of ours. */
export function readSubscription(token: string): Subscription | null {
  const requestId = readLink('subscription', token);
  if (requestId) return { kind: 'course', requestId };
  // 64 digits: in newsletters sent before links were signed.
  const link = /^[0-9a-f]{64}$/.test(token) ? token : readLink('newsletter', token);
  if (link) return { kind: 'newsletter', link };
  const email = openEmail(token);
  return email === null ? null : { kind: 'address', email };
}
