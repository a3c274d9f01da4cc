'use server';

import { revalidatePath } from 'next/cache';
import { after } from 'next/server';
import { z } from 'zod';
import { changeAsAdmin, readId } from '@/app/admin/access';
import { adminWords } from '@/content/admin';
import { newsletterWords } from '@/content/admin-mails';
import { requireAdmin } from '@/lib/auth/require-admin';
import { sendTestMail } from '@/lib/data/admin-mails';
import { deleteIssue, saveIssue, stopIssue } from '@/lib/data/admin-newsletter';
import { renderIssue } from '@/lib/email/newsletter-mail';
import { sendSoon } from '@/lib/email/send-due';
import { formResult, refuseWith } from '@/lib/forms/form-result';
import type { FormMessage, FormState } from '@/lib/forms/form-state';
import { leaveTo } from '@/lib/forms/leave-to';
import { parseForm } from '@/lib/forms/parse-form';
import { manyLines, oneLine, required } from '@/lib/forms/text-fields';
import { paths } from '@/lib/paths';
import { callBackend } from '@/lib/supabase/backend';
import { createServerClient } from '@/lib/supabase/server';

const { answers, done } = newsletterWords.compose;
const MINUTE = 60_000;
const YEAR = 366 * 24 * 60 * MINUTE;

const schema = z.object({
  id: z.guid(),
  subject: required(oneLine(200, answers.long), answers.subject),
  preheader: oneLine(200, answers.long),
  body: required(manyLines(50_000, answers.long), answers.body),
  sendAt: z.string().optional(),
  sure: z.string().optional(),
});
export type ComposeField = keyof typeof schema.shape;
type State = FormState<ComposeField>;

/** Saves an issue, and sends a test or schedules it, depending on the submit button; or deletes the draft. */
export async function composeIssue(previous: State, formData: FormData): Promise<State> {
  await requireAdmin();
  const form = parseForm(schema, formData);
  // `parseForm` shortens echoed values; the body is echoed in full so that no text is lost.
  const values = { ...form.values, body: String(formData.get('body') ?? '') };
  const intent = formData.get('intent');
  const refuse = refuseWith(previous, values);
  const id = readId(formData.get('id'));
  if (intent === 'delete' && id) return removeDraft(previous, id);
  if (!form.ok) return refuse(adminWords.answers.check, form.fieldErrors);
  const { sure, sendAt: wanted, ...words } = form.data;
  const sendAt = readTime(wanted, Date.now());
  if (intent === 'schedule') {
    if (!sendAt) return refuse(adminWords.answers.check, { sendAt: answers.when });
    if (sure !== 'yes') return refuse(adminWords.answers.check, { sure: adminWords.answers.tick });
  }
  const outcome = await callBackend<keyof typeof done | FormMessage, FormMessage>(async () => {
    const client = await createServerClient();
    const mail = renderIssue(words);
    const schedule = intent === 'schedule' && sendAt ? { mail, sendAt } : undefined;
    const saved = await saveIssue(client, words, schedule);
    if (saved === 'started') return answers.started;
    if (intent !== 'test') return saved;
    return (await sendTestMail(client, mail)) ? 'tested' : answers.notTested;
  }, adminWords.answers.failed);
  if (intent === 'test') after(sendSoon);
  if (typeof outcome !== 'string') return refuse(outcome);
  revalidatePath(paths.adminNewsletter, 'layout');
  // A new issue now has its own URL.
  if (formData.has('new')) return leaveTo(previous, `${paths.adminIssue(words.id)}?done=${outcome}`);
  return formResult(previous, { status: 'success', message: done[outcome], values });
}

async function removeDraft(previous: State, id: string): Promise<State> {
  const isGone = await callBackend(async () => deleteIssue(await createServerClient(), id), null);
  if (isGone === null) return formResult(previous, { status: 'error', message: adminWords.answers.failed });
  return isGone
    ? leaveTo(previous, `${paths.adminNewsletter}?done=deleted`)
    : formResult(previous, { status: 'error', message: answers.gone });
}

/**
 * @param text the value of a `datetime-local` field, read as UTC; empty means in five minutes
 * @returns null unless the time is within the next year
 */
function readTime(text: string | undefined, now: number): Date | null {
  if (!text) return new Date(now + 5 * MINUTE);
  const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(text) ? Date.parse(`${text}Z`) : Number.NaN;
  return time > now && time < now + YEAR ? new Date(time) : null;
}

/** Unschedules an issue, or stops one that is being sent. */
export async function stopSending(previous: FormState, formData: FormData): Promise<FormState> {
  const id = readId(formData.get('issue'));
  return changeAsAdmin(previous, paths.adminNewsletter, async (client) => {
    const outcome = id && (await stopIssue(client, id));
    return outcome ? answers[outcome] : answers.notStopped;
  });
}
