import { createHmac } from 'node:crypto';
import { state } from './stack.ts';

/* Written again and not imported, so that a change to the product's signatures fails a test. */

const sign = (purpose: string, ...claims: string[]) =>
  createHmac('sha256', state.linkSecret)
    .update(JSON.stringify([purpose, ...claims]))
    .digest();

/** The key under which the site counts attempts for `about`: an email address or a client. */
export const rateLimitKey = (about: string) => sign('rate-limit', about).toString('base64url');

/** The token of a link in a workbook mail, for a workbook request; for `open`, of a submission. */
export function linkToken(purpose: 'open' | 'read' | 'subscription', requestId: string): string {
  const id = Buffer.from(requestId.replaceAll('-', ''), 'hex');
  const signature = sign(`workbook-${purpose}`, id.toString('hex'));
  return Buffer.concat([id, signature.subarray(0, 16)]).toString('base64url');
}

/** The token of the link that marks a contact message as answered. */
export function answeredToken(id: string, until = Date.now() + 60_000): string {
  const body = Buffer.from(JSON.stringify({ id, until })).toString('base64url');
  return `${body}.${sign('message-answered', body, '').toString('base64url')}`;
}
