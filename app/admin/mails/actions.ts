'use server';

import { after } from 'next/server';
import { z } from 'zod';
import { adminWords } from '@/content/admin/admin';
import { mailWords } from '@/content/admin/mails';
import { releaseAddress, requeueMail, sendTestMail } from '@/lib/data/admin/mails';
import { noteMailEvent } from '@/lib/data/email-jobs';
import { bareAddress, normaliseEmail } from '@/lib/domain/email-address';
import { serverEnv } from '@/lib/env';
import { emailAddress, oneLine, required } from '@/lib/forms/form-action';
import { liftBlock } from '@/lib/mail/resend';
import { sampleMail } from '@/lib/mail/samples';
import { sendSoon } from '@/lib/mail/send';
import { paths } from '@/lib/paths';
import { type AdminSubmission, adminAction, rowId, say } from '../admin-action';

const { answers } = adminWords;
const { preview, jobs, suppressed } = mailWords;

const retryForm = z.object({ retry: rowId.or(z.literal('all')) });

export const retryMail = adminAction({
  schema: retryForm,
  invalid: jobs.gone,
  path: paths.adminMails,
  run: requeue,
});

async function requeue({ data: { retry }, client }: AdminSubmission<typeof retryForm>) {
  const isAll = retry === 'all';
  const isRequeued = await requeueMail(client, isAll ? undefined : retry);
  if (isRequeued) after(sendSoon);
  return say(isRequeued ? answers[isAll ? 'allRetried' : 'retried'] : answers.notRetried);
}

const testForm = z.object({ mail: z.string() });

/** Sends a sample mail to the current admin. */
export const testMail = adminAction({
  schema: testForm,
  invalid: preview.noSuchMail,
  path: paths.adminMailPreview,
  run: sendSample,
});

async function sendSample({ data, client }: AdminSubmission<typeof testForm>) {
  const found = sampleMail(data.mail);
  if (!found) return say(preview.noSuchMail);
  const isSent = await sendTestMail(client, { sample: found.id });
  if (isSent) after(sendSoon);
  return say(isSent ? preview.tested : preview.notTested);
}

const releaseForm = z.object({ email: required(emailAddress()), reason: required(oneLine(200)) });

/** Lets a blocked address take mail again, here and at the mail service. */
export const release = adminAction({
  schema: releaseForm,
  errors: { email: suppressed.release.errors.email, reason: suppressed.release.errors.reason },
  path: paths.adminMails,
  run: liftBlocks,
});

async function liftBlocks({ data: { email, reason }, client }: AdminSubmission<typeof releaseForm>) {
  const { done, notAtService, unknown } = suppressed.release;
  const owner = bareAddress(serverEnv().CONTACT_TO);
  // The owner's address is never blocked here, but the mail service may refuse it.
  const isOwners = email === normaliseEmail(owner);
  if (!((await releaseAddress(client, email, reason)) || isOwners)) return say(unknown);
  const isLifted = await liftBlock(email);
  if (isLifted && isOwners)
    await noteMailEvent({ event: 'delivered', jobId: undefined, addresses: [email], detail: '', owner });
  return say(isLifted ? done : notAtService);
}
