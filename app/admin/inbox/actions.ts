'use server';

import { after } from 'next/server';
import { z } from 'zod';
import { adminWords } from '@/content/admin';
import { inboxWords } from '@/content/admin-inbox';
import { readInbox, replyToMessage, setMessageState } from '@/lib/data/admin-inbox';
import { messageStates } from '@/lib/domain/admin/inbox';
import { renderReplyMail } from '@/lib/email/render-reply-mail';
import { sendSoon } from '@/lib/email/send-due';
import { refuseWith } from '@/lib/forms/form-result';
import type { FormState } from '@/lib/forms/form-state';
import { parseForm } from '@/lib/forms/parse-form';
import { manyLines, required } from '@/lib/forms/text-fields';
import { paths } from '@/lib/paths';
import { changeAsAdmin, readId } from '../access';

const { answers, moved, undone } = inboxWords;

/** `undo`: the value of the button that reverts the change. */
export type MoveField = 'undo';

/** Changes the state of a message. The submit button's value is `id state [undo]`. */
export async function moveMessage(
  previous: FormState<MoveField>,
  formData: FormData,
): Promise<FormState<MoveField>> {
  const [given, wanted, isUndo] = String(formData.get('move')).split(' ');
  const id = readId(given);
  const state = messageStates.find((each) => each === wanted);
  let undo: string | undefined;
  const answer = await changeAsAdmin(previous, paths.adminInbox, async (client) => {
    const before = id && state && (await setMessageState(client, id, state));
    if (!before) return answers.gone;
    if (isUndo) return undone;
    if (before !== state) undo = `${id} ${before} undo`;
    return moved[state];
  });
  return { ...answer, values: undo ? { undo } : {} };
}

const replySchema = z.object({
  message: z.string().optional(),
  body: required(manyLines(10_000, answers.tooLong), answers.empty),
});
export type ReplyField = 'message' | 'body';

/** Replies by mail. Queueing the mail, storing the reply and updating the message happen in one transaction. */
export async function sendReply(
  previous: FormState<ReplyField>,
  formData: FormData,
): Promise<FormState<ReplyField>> {
  const form = parseForm(replySchema, formData);
  const { values } = form;
  if (!form.ok) return refuseWith(previous, values)(adminWords.answers.check, form.fieldErrors);
  const { body } = form.data;
  const id = readId(form.data.message);
  return changeAsAdmin(
    previous,
    paths.adminInbox,
    async (client) => {
      if (!id) return answers.gone;
      const { opened } = await readInbox(client, { wanted: null, message_id: id, page_size: 1 });
      if (!opened) return answers.gone;
      const outcome = await replyToMessage(client, id, body, renderReplyMail(opened, body));
      if (outcome === 'queued') after(sendSoon);
      return outcome === 'queued' ? answers.sent : answers[outcome];
    },
    values,
  );
}
