'use server';

import { after } from 'next/server';
import { z } from 'zod';
import { inboxWords } from '@/content/admin/inbox';
import { messageStates, moveMessages, replyToMessage } from '@/lib/data/admin/inbox';
import type { FormResult, ResultOf } from '@/lib/forms/form-action';
import { manyLines, required } from '@/lib/forms/form-action';
import { sendSoon } from '@/lib/mail/send';
import { paths } from '@/lib/paths';
import type { Client } from '@/lib/supabase/client';
import { type AdminSubmission, adminAction, rowId, say } from '../admin-action';

const { answers, moved, undone } = inboxWords;

const moveForm = z.object({
  /** Of the submit button: a state or `deleted`, and what to do it to: ids, or `selected` for the ticked ones. */
  move: z.string().optional(),
  /** Of the undo button: ids with the states they had. */
  undo: z.string().optional(),
});
const target = z.enum([...messageStates, 'deleted']);

/** Changes the state of messages, or deletes them. Brings the value of the button that reverts it. */
export const moveMessage = adminAction<typeof moveForm, { undo?: string }>({
  schema: moveForm,
  path: paths.adminInbox,
  run: moveOrRestore,
});

async function moveOrRestore({
  data: { move = '', undo },
  formData,
  client,
}: AdminSubmission<typeof moveForm>): ResultOf<typeof moveForm, { undo?: string }> {
  if (undo) return restore(client, undo);
  const [wanted, ...named] = move.split(' ');
  const state = target.safeParse(wanted).data;
  const given = named[0] === 'selected' ? formData.getAll('id') : named;
  const ids = given.flatMap((id) => rowId.safeParse(id).data ?? []);
  if (!state || ids.length === 0) return say(named[0] === 'selected' ? answers.noneSelected : answers.gone);
  const before = Object.entries(await moveMessages(client, ids, state));
  if (before.length === 0) return say(answers.gone);
  const message = moved[state](before.length);
  const changed = before.filter(([, was]) => was !== state).map(([id, was]) => `${id}:${was}`);
  return state === 'deleted' || changed.length === 0
    ? say(message)
    : { status: 'success', message, data: { undo: changed.join(' ') } };
}

/** @param undo `id:state id:state` */
async function restore(client: Client, undo: string): Promise<FormResult<never>> {
  const pairs = undo.split(' ').map((pair) => pair.split(':'));
  for (const state of messageStates) {
    const ids = pairs.flatMap(([id, was]) => (was === state ? (rowId.safeParse(id).data ?? []) : []));
    if (ids.length > 0) await moveMessages(client, ids, state);
  }
  return say(undone);
}

const replyForm = z.object({ message: rowId, body: required(manyLines(10_000)) });

/** Replies by mail. Queueing the mail, storing the reply and updating the message happen in one transaction. */
export const sendReply = adminAction({
  schema: replyForm,
  errors: { body: answers.errors },
  path: paths.adminInbox,
  run: queueReply,
});

async function queueReply({ data: { message: id, body }, client }: AdminSubmission<typeof replyForm>) {
  const outcome = await replyToMessage(client, id, body);
  if (outcome === 'queued') after(sendSoon);
  return say(answers[outcome]);
}
