import { isSameSecret } from '@/lib/crypto/signature';

/** Whether a request carries the secret as `Authorization: Bearer …`. */
export function isBearer(headers: Pick<Headers, 'get'>, secret: string): boolean {
  return isSameSecret(headers.get('authorization') ?? '', `Bearer ${secret}`);
}
