import 'server-only';

import { openEmail } from '@/lib/crypto/seal';
import { isSameSecret, signatureOf, signaturesOf } from '@/lib/crypto/signature';

/**
 * What a link allows. `open`: get the workbook and start the course; only in the workbook mail, with the id
 * of its submission. `read`: read the workbook and the course on the web. `subscription`: pause, resume and
 * stop the course.
 */
export type LinkPurpose = 'open' | 'read' | 'subscription';

const ID_BYTES = 16;
const SIGNATURE_BYTES = 16;

/** Shorter than a signed token, so that plain-text mails do not wrap it. */
function tokenOf(id: Buffer, signature: string): string {
  const bytes = Buffer.from(signature, 'base64url').subarray(0, SIGNATURE_BYTES);
  return Buffer.concat([id, bytes]).toString('base64url');
}

/**
 * A token for a link: 43 URL-safe characters.
 * @param requestId uuid of a workbook request; of a submission for `open`
 */
export function signLink(purpose: LinkPurpose, requestId: string): string {
  const id = Buffer.from(requestId.replaceAll('-', ''), 'hex');
  if (id.length !== ID_BYTES) throw new Error('A link is signed for a uuid.');
  return tokenOf(id, signatureOf(`workbook-${purpose}`, id.toString('hex')));
}

/** @returns the id, or null if the token was not signed for this purpose */
export function readLink(purpose: LinkPurpose, token: string): string | null {
  if (!/^[\w-]{43}$/.test(token)) return null;
  const id = Buffer.from(token, 'base64url').subarray(0, ID_BYTES);
  const signatures = signaturesOf(`workbook-${purpose}`, id.toString('hex'));
  if (!signatures.some((signature) => isSameSecret(token, tokenOf(id, signature)))) return null;
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** What a link at the foot of a mail is about. */
export type Subscription =
  | { kind: 'course'; requestId: string }
  | { kind: 'newsletter'; token: string }
  /** Every mail to an address, for someone who has confirmed nothing. */
  | { kind: 'address'; email: string };

/** Reads the token of `/unsubscribe` and `/api/subscription`; null if it is none of ours. */
export function readSubscription(token: string): Subscription | null {
  if (/^[0-9a-f]{64}$/.test(token)) return { kind: 'newsletter', token };
  const requestId = readLink('subscription', token);
  if (requestId) return { kind: 'course', requestId };
  const email = openEmail(token);
  return email === null ? null : { kind: 'address', email };
}
