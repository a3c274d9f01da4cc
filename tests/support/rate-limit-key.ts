import { createHmac } from 'node:crypto';
import { state } from './stack.ts';

/** The key under which the site counts attempts for `about`: an email address or a client. */
export function rateLimitKey(about: string): string {
  const claims = JSON.stringify(['rate-limit', about]);
  return createHmac('sha256', state.linkSecret).update(claims).digest('base64url');
}
