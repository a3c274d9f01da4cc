'use server';

import { revalidatePath } from 'next/cache';
import { z } from 'zod';
import { accountMessages, accountScreen } from '@/content/account';
import type { Refused } from '@/lib/auth/auth-errors';
import { addPasskey, askForNewPasskey, passkeyMessageOf, removePasskey } from '@/lib/auth/passkeys';
import { reauthenticate, refusedProof } from '@/lib/auth/proof';
import { requireCurrentUser, type Session } from '@/lib/auth/session';
import { deviceAnswer, oneLine } from '@/lib/forms/fields';
import { formAction } from '@/lib/forms/form-action';
import type { DeviceRequest } from '@/lib/forms/form-state';
import { mailSecurityChange } from '@/lib/mail/send';
import { paths } from '@/lib/paths';

const currentPassword = z.string().default('');
/** At most 120 bytes of a name, as the auth service counts. */
const addSchema = z.object({ name: oneLine(30), currentPassword, ...deviceAnswer });
const shared = {
  failed: accountMessages.unavailable,
  guard: () => requireCurrentUser(paths.account),
};
const wrongPassword = { wrong: `${accountMessages.wrongPassword.title}.` };

/** First verifies the person and asks the device for a passkey, then keeps it. */
export const addMyPasskey = formAction<typeof addSchema, Session, { request: DeviceRequest }>({
  ...shared,
  schema: addSchema,
  errors: { name: accountScreen.passkeys.tooLong, currentPassword: wrongPassword },
  refusals: { invalid: accountMessages.passkeyNotAdded },
  run: async ({ data, values, who }) => {
    // Only a verified person gets a challenge, and it is valid for that person only.
    if (data.challenge && data.answer) {
      const refused = await addPasskey(data.challenge, data.answer, data.name);
      if (refused) return { status: 'error', message: messageOf(refused) };
      mailSecurityChange('passkey-added', who.email);
      revalidatePath(paths.account);
      return { status: 'success', message: accountMessages.passkeyAdded };
    }
    const refusal = await reauthenticate(who, data.currentPassword);
    if (refusal) return refusedProof(refusal);
    const asked = await askForNewPasskey();
    return 'status' in asked
      ? { status: 'error', message: messageOf(asked) }
      : { status: 'idle', data: { request: asked }, values };
  },
});

export const removeMyPasskey = formAction({
  ...shared,
  schema: z.object({ passkey: z.guid(), currentPassword }),
  errors: { currentPassword: wrongPassword },
  refusals: { invalid: accountMessages.unavailable },
  run: async ({ data: { passkey, currentPassword }, who }) => {
    const refusal = await reauthenticate(who, currentPassword);
    if (refusal) return refusedProof(refusal);
    const refused = await removePasskey(passkey);
    if (refused) return { status: 'error', message: messageOf(refused) };
    mailSecurityChange('passkey-removed', who.email);
    revalidatePath(paths.account);
    return { status: 'success', message: accountMessages.passkeyRemoved };
  },
});

/** The service's code for a passkey that is not there is `validation_failed`. */
const messageOf = (refused: Refused) =>
  refused.status === 'refused' && refused.code === 'validation_failed'
    ? accountMessages.passkeyGone
    : passkeyMessageOf(refused, accountMessages.passkeyNotAdded);
