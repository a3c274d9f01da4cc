import 'server-only';

import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { publicEnv } from '@/lib/env';
import { answersScript } from '@/lib/forms/leave-to';
import { landingPath } from './landing';
import { getSession } from './session';

/** Carries the auth service's own words from the callback to the sign-in page, for one look. */
export const GOOGLE_ERROR_COOKIE = 'flip-google-error';

/**
 * What a sign-in page begins with; a signed-in person is led on.
 * @param next what the address says, never trusted
 * @param usual where a person lands who came from no page of ours
 */
export async function openSignIn(next: unknown, usual: string) {
  const landing = landingPath(next, usual, publicEnv().SITE_URL);
  if ((await getSession()) && !(await answersScript())) redirect(landing);
  return {
    landing,
    /** What went wrong with Google, in the auth service's own words or ''; undefined if nothing did. */
    googleError: (await cookies()).get(GOOGLE_ERROR_COOKIE)?.value,
  };
}
