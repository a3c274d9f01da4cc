import type { FormMessage } from '@/lib/forms/form-state';
import { isUnavailable, isUnintelligible } from './session';

/** Why a request to the auth service failed. */
export type Refused =
  | { status: 'limited'; message: FormMessage }
  /** With the auth service's own reason. */
  | { status: 'refused'; reason: string }
  | { status: 'unavailable' };

/** @throws the error itself if the service's response cannot be read */
export function refusedBy(error: { name?: string; status?: number; message: string }): Refused {
  if (isUnintelligible(error)) throw error;
  return isUnavailable(error) ? { status: 'unavailable' } : { status: 'refused', reason: error.message };
}
