import type { FormMessage } from '@/lib/forms/form-state';
import { isUnavailable, isUnintelligible } from './session';

/** Why the auth service has not done what a visitor asked for. */
export type Refused =
  | { status: 'limited'; message: FormMessage }
  /** With the reason in the auth service's own words. */
  | { status: 'refused'; reason: string }
  | { status: 'unavailable' };

/** @throws the error itself when the service's answer cannot be read */
export function refusedBy(error: { name?: string; status?: number; message: string }): Refused {
  if (isUnintelligible(error)) throw error;
  return isUnavailable(error) ? { status: 'unavailable' } : { status: 'refused', reason: error.message };
}
