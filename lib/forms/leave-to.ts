import 'server-only';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { answerForm } from './answer-form';
import type { FormState } from './form-state';

/**
 * Ends a server action by leading to another page. A form with script gets the address and loads it as a
 * new document, because a client-side navigation would keep pages that were made for a guest
 * (or in), and would not see the address's fragment; a form without script is redirected.
 * @param destination a path of this site, or an address that the server itself made
 */
export async function leaveTo<Field extends string>(
  previous: FormState<Field>,
  destination: string,
): Promise<FormState<Field>> {
  if (!(await answersScript())) redirect(destination);
  return answerForm(previous, { status: 'success', destination });
}

/**
 * Whether this request is a server action that a script sent. Its page is rendered anew with the answer, and
 * should then not redirect by itself: the form does, to where its action says.
 */
export async function answersScript(): Promise<boolean> {
  return (await headers()).has('next-action');
}
