import 'server-only';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { formResult } from './form-result';
import type { FormState } from './form-state';

/**
 * Ends a server action by going to another page. With script, the form gets the URL and loads it as a new
 * document, because client-side navigation would reuse pages cached for the previous sign-in state and ignore
 * the fragment. Without script, redirects.
 * @param destination a path of this site, or a URL that the server made
 */
export async function leaveTo<Field extends string>(
  previous: FormState<Field>,
  destination: string,
): Promise<FormState<Field>> {
  if (!(await isActionRequest())) redirect(destination);
  return formResult(previous, { status: 'success', destination });
}

/**
 * Whether a script sent this server action. Its page is then rendered again with the result and must not
 * redirect: the form does that.
 */
export async function isActionRequest(): Promise<boolean> {
  return (await headers()).has('next-action');
}
