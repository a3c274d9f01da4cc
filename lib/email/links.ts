import 'server-only';

import { createHmac, timingSafeEqual } from 'node:crypto';
import { serverEnv } from '@/lib/env';

/**
 * What the holder of a link may do. `open`: get the workbook and start the letters; only the workbook mail carries it,
 * with the id of the ask that it answers.
 * `read`: read workbook and letters on the web. `letters`: pause, resume and stop them.
 */
export type LinkPurpose = 'open' | 'read' | 'letters';

const ID_BYTES = 16;
const SEAL_BYTES = 16;

function seal(purpose: LinkPurpose, id: Buffer): Buffer {
  return createHmac('sha256', serverEnv().LINK_SECRET)
    .update(`mail-link:${purpose}:`)
    .update(id)
    .digest()
    .subarray(0, SEAL_BYTES);
}

/**
 * A token for the address of a link: 43 characters that need no escaping.
 * @param requestId the uuid of a workbook request, for `open` of an ask
 */
export function signLink(purpose: LinkPurpose, requestId: string): string {
  const id = Buffer.from(requestId.replaceAll('-', ''), 'hex');
  if (id.length !== ID_BYTES) throw new Error('A link is signed for a uuid.');
  return Buffer.concat([id, seal(purpose, id)]).toString('base64url');
}

/** @returns the id, or null when the token was not made here for this purpose */
export function readLink(purpose: LinkPurpose, token: string): string | null {
  if (!/^[\w-]{43}$/.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  const id = bytes.subarray(0, ID_BYTES);
  // A 43rd character has bits to spare; only one spelling counts.
  if (bytes.toString('base64url') !== token) return null;
  if (!timingSafeEqual(bytes.subarray(ID_BYTES), seal(purpose, id))) return null;
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
