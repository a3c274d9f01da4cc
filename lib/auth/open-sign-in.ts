import 'server-only';

import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { isActionRequest } from '@/lib/forms/leave-to';
import { landingPath } from './landing';
import { getSession } from './session';

/** Passes the auth service's error from the callback to the sign-in page, once. */
export const GOOGLE_ERROR_COOKIE = 'flip-google-error';

/**
 * Prepares a sign-in page; redirects a person who is already signed in.
 * @param next untrusted value from the URL
 * @param usual landing path without a `next`
 */
export async function openSignIn(next: unknown, usual: string) {
  const landing = landingPath(next, usual);
  if ((await getSession()) && !(await isActionRequest())) redirect(landing);
  return {
    landing,
    /** The auth service's error from a Google sign-in, or ''; undefined if there was none. */
    googleError: (await cookies()).get(GOOGLE_ERROR_COOKIE)?.value,
  };
}
