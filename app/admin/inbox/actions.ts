'use server';

import { after } from 'next/server';
import { z } from 'zod';
import { adminWords } from '@/content/admin';
import { inboxWords } from '@/content/admin-inbox';
import { readInbox, replyToMessage, setMessageState } from '@/lib/data/admin-inbox';
import { type MessageState, messageStates } from '@/lib/domain/admin/message-state';
import { renderReplyMail } from '@/lib/email/render-reply-mail';
import { sendSoon } from '@/lib/email/send-due';
import { answerForm } from '@/lib/forms/answer-form';
import type { FormState } from '@/lib/forms/form-state';
import { parseForm } from '@/lib/forms/parse-form';
import { manyLines, required } from '@/lib/forms/text-fields';
import { paths } from '@/lib/paths';
import { createServerClient } from '@/lib/supabase/server';
import { changeRow } from '../change-row';

const { answers, moved, undone } = inboxWords;

/** `undo`: what the button says that takes the change back. */
export type MoveField = 'undo';

/** The pressed button says which message, into which state, and whether that takes a change back: `id state [undo]`. */
export async function moveMessage(
  previous: FormState<MoveField>,
  formData: FormData,
): Promise<FormState<MoveField>> {
  const [id = '', wanted, isUndo] = String(formData.get('move')).split(' ');
  const state = messageStates.find((each) => each === wanted);
  const before: { state: MessageState | null } = { state: null };
  const answer = await changeRow(previous, state ? id : null, paths.adminInbox, async (message) => {
    before.state = state ? await setMessageState(await createServerClient(), message, state) : null;
    if (!before.state || !state) return answers.gone;
    return isUndo ? undone : moved[state];
  });
  const canUndo = answer.status === 'success' && before.state && before.state !== state && !isUndo;
  return { ...answer, ...(canUndo && { values: { undo: `${id} ${before.state} undo` } }) };
}

const replySchema = z.object({
  message: z.string().optional(),
  body: required(manyLines(10_000, answers.tooLong), answers.empty),
});
export type ReplyField = 'message' | 'body';

/** Answers a message by mail; the mail, the kept answer and the state of the message are one transaction. */
export async function sendReply(
  previous: FormState<ReplyField>,
  formData: FormData,
): Promise<FormState<ReplyField>> {
  const form = parseForm(replySchema, formData);
  const { values } = form;
  if (!form.ok) {
    return answerForm(previous, {
      status: 'error',
      message: adminWords.answers.check,
      fieldErrors: form.fieldErrors,
      values,
    });
  }
  const { body } = form.data;
  const answer = await changeRow(previous, form.data.message ?? null, paths.adminInbox, async (id) => {
    const client = await createServerClient();
    const { opened } = await readInbox(client, { wanted: null, message_id: id, page_size: 1 });
    if (!opened) return answers.gone;
    const outcome = await replyToMessage(client, id, body, renderReplyMail(opened, body));
    if (outcome === 'queued') after(sendSoon);
    return outcome === 'queued' ? answers.sent : answers[outcome];
  });
  const isKept = answer.message?.tone !== 'destructive';
  return { ...answer, values: isKept ? {} : values };
}
