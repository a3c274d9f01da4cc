import type { NextRequest } from 'next/server';
import type { Flash } from '@/content/auth/messages';
import { otherPerson } from '@/content/refusals';
import { endSession, getCurrentUser } from '@/lib/auth/session';
import { destinationOf } from '@/lib/auth/sign-in';
import { PERSON_FIELD } from '@/lib/forms/form-state';
import { seeOther, textResponse } from '@/lib/http/responses';
import { forgetOtherDevices } from '@/lib/limits/known-device';
import { paths } from '@/lib/paths';
import { callBackend, REQUEST_TIMEOUT_MS } from '@/lib/supabase/backend';
import { createServerClient } from '@/lib/supabase/server';

function pathAfter(form: FormData): string {
  const from = form.get('from');
  if (from === 'admin') return paths.signIn(destinationOf(form.get('next'), paths.admin));
  return from === 'app' ? paths.flipApp : paths.auth;
}

/**
 * Signs out. Native forms post here from any page, prerendered ones included. `scope` is `global` for all devices,
 * else this one; `from` is `app` to land on the exercise, `admin` for the sign-in page and then `next`. The middleware rejects cross-origin requests.
 */
export async function POST(request: NextRequest): Promise<Response> {
  const form = await request.formData().catch(() => new FormData());
  const everywhere = form.get('scope') === 'global';
  // Asked of the service: a token whose session has ended must forget no devices.
  const user = everywhere ? await callBackend(getCurrentUser, null) : null;
  const person = form.get(PERSON_FIELD);
  // Another tab has signed in someone else, whose devices stay as they are; those of the page's person cannot be signed out.
  if (user && person && user.userId !== person)
    return textResponse(`${otherPerson.title}. ${otherPerson.text}`, 409);
  // No Clear-Site-Data: pages of a person are never stored, browsers go through their whole cache for it, and unsent flips and
  // the notebook stay on the device, locked to the person.
  const headers = new Headers({ 'cache-control': 'private, no-store' });
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const client = await createServerClient({ responseHeaders: headers, signal });
  const { revoked } = await endSession(client, everywhere ? 'global' : 'local', signal);
  if (user) await callBackend(() => forgetOtherDevices(user), undefined);
  const flash: Flash = !everywhere ? 'signed-out' : revoked ? 'signed-out-everywhere' : 'signed-out-here';
  return seeOther(`${pathAfter(form)}#${flash}`, headers);
}
