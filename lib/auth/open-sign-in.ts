import 'server-only';

import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { type GoogleProblem, googleProblems } from '@/content/auth-messages';
import { publicEnv } from '@/lib/env';
import { isActionRequest } from '@/lib/forms/form-action';
import { landingPath } from './landing';
import { getSession } from './session';

/** Passes the code of a failed sign-in with Google from the callback to the sign-in page, once. */
export const GOOGLE_ERROR_COOKIE = 'flip-google-error';

/**
 * Prepares a sign-in page; redirects a person who is already signed in.
 * @param next untrusted value from the URL
 * @param usual landing path without a `next`
 */
export async function openSignIn(next: unknown, usual: string) {
  const landing = landingPath(next, usual);
  const problem = (await cookies()).get(GOOGLE_ERROR_COOKIE)?.value;
  if ((await getSession()) && !(await isActionRequest())) redirect(landing);
  return {
    landing,
    withGoogle: publicEnv().GOOGLE_SIGN_IN === 'on',
    /** What went wrong with a sign-in with Google, or ''; undefined if nothing did. */
    googleError: problem === undefined ? undefined : isProblem(problem) ? googleProblems[problem] : '',
  };
}

const isProblem = (text: string): text is GoogleProblem => Object.hasOwn(googleProblems, text);
