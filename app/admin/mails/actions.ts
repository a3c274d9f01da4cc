'use server';

import { after } from 'next/server';
import { adminWords } from '@/content/admin';
import { mailWords } from '@/content/admin-mails';
import { requireAdmin } from '@/lib/auth/require-admin';
import { requeueMail, sendTestMail } from '@/lib/data/admin-mails';
import { sampleMail } from '@/lib/email/sample-mails';
import { sendSoon } from '@/lib/email/send-due';
import { answerForm } from '@/lib/forms/answer-form';
import type { FormState } from '@/lib/forms/form-state';
import { paths } from '@/lib/paths';
import { callBackend } from '@/lib/supabase/backend';
import { createServerClient } from '@/lib/supabase/server';
import { changeRow } from '../change-row';

const { answers } = adminWords;
const { preview } = mailWords;

export async function retryMail(previous: FormState, formData: FormData): Promise<FormState> {
  return changeRow(previous, formData.get('retry'), paths.adminMails, async (job) => {
    const isBack = await requeueMail(await createServerClient(), job);
    if (isBack) after(sendSoon);
    return isBack ? answers.retried : answers.notRetried;
  });
}

/** Sends a sample of a mail to the admin who asks. */
export async function testMail(previous: FormState, formData: FormData): Promise<FormState> {
  const mail = sampleMail(String(formData.get('mail')));
  const outcome = await callBackend(async () => {
    await requireAdmin();
    if (!mail) return { status: 'done', message: preview.noSuchMail } as const;
    const { subject, html, text } = mail.mail;
    const attachments = (await mail.attachments?.()) ?? [];
    const isSent = await sendTestMail(await createServerClient(), { subject, html, text, attachments });
    return { status: 'done', message: isSent ? preview.tested : preview.notTested } as const;
  });
  if (outcome.status === 'unavailable') {
    return answerForm(previous, { status: 'error', message: answers.failed });
  }
  after(sendSoon);
  const { message } = outcome;
  return answerForm(previous, { status: message.tone === 'success' ? 'success' : 'error', message });
}
