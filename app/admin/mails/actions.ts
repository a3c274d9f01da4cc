'use server';

import { after } from 'next/server';
import { adminWords } from '@/content/admin';
import { mailWords } from '@/content/admin-mails';
import { requeueMail, sendTestMail } from '@/lib/data/admin-mails';
import { sampleMail } from '@/lib/email/sample-mails';
import { sendSoon } from '@/lib/email/send-due';
import type { FormState } from '@/lib/forms/form-state';
import { paths } from '@/lib/paths';
import { changeAsAdmin, readId } from '../access';

const { answers } = adminWords;
const { preview, undelivered } = mailWords;

export async function retryMail(previous: FormState, formData: FormData): Promise<FormState> {
  const job = readId(formData.get('retry'));
  return changeAsAdmin(previous, paths.adminMails, async (client) => {
    if (!job) return undelivered.gone;
    const isBack = await requeueMail(client, job);
    if (isBack) after(sendSoon);
    return isBack ? answers.retried : answers.notRetried;
  });
}

/** Sends a sample mail to the current admin. */
export async function testMail(previous: FormState, formData: FormData): Promise<FormState> {
  const mail = sampleMail(String(formData.get('mail')));
  return changeAsAdmin(previous, paths.adminMailPreview, async (client) => {
    if (!mail) return preview.noSuchMail;
    const { subject, html, text } = mail.mail;
    const isSent = await sendTestMail(client, { subject, html, text });
    if (isSent) after(sendSoon);
    return isSent ? preview.tested : preview.notTested;
  });
}
