import 'server-only';

import { randomUUID } from 'node:crypto';
import type { SecondFactorChange } from '@/content/mails/second-factor';
import { publicEnv } from '@/lib/env';
import { resendProvider } from './resend';
import { secondFactorMail } from './templates/second-factor-mail';

/** Tells an admin about a change that has been made; a mail that does not go out undoes nothing and is logged. */
export async function mailSecondFactorChange(recipient: string, change: SecondFactorChange): Promise<void> {
  const answer = await resendProvider().send({
    ...secondFactorMail(publicEnv().SITE_URL, change),
    id: randomUUID(),
    kind: 'second-factor',
    recipient,
    headers: {},
    replyTo: null,
    unsettledSince: null,
  });
  if (answer.kind !== 'accepted') console.error('A mail about a second factor was not sent.', answer.reason);
}
