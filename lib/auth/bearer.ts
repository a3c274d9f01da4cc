import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether a request carries the secret as `Authorization: Bearer …`; takes the same time for every wrong one. */
export function isBearer(headers: Pick<Headers, 'get'>, secret: string): boolean {
  return timingSafeEqual(digest(headers.get('authorization') ?? ''), digest(`Bearer ${secret}`));
}
