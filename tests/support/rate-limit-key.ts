import { createHmac } from 'node:crypto';
import { state } from './stack.ts';

/** What the site counts the tries of `about` under: an address or a client. */
export function rateLimitKey(about: string): string {
  const claims = JSON.stringify(['rate-limit', about]);
  return createHmac('sha256', state.linkSecret).update(claims).digest('base64url');
}
