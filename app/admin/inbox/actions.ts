'use server';

import { after } from 'next/server';
import { z } from 'zod';
import { inboxWords } from '@/content/admin/inbox';
import { countInDanger, messageStates, moveMessages, replyToMessage } from '@/lib/data/admin/inbox';
import { type FormResult, manyLines, type ResultOf, required } from '@/lib/forms/form-action';
import { sendSoon } from '@/lib/mail/send';
import { paths } from '@/lib/paths';
import type { Client } from '@/lib/supabase/service';
import { type AdminSubmission, adminAction, rowId, say } from '../admin-action';

const { answers, confirmDanger, confirmDelete, moved, undone } = inboxWords;

const moveForm = z.object({
  /**
   * Of the submit button: a state, `delete` or, after the question, `deleted`, and what to do it to: ids, or `selected` for the ticked
   * ones.
   */
  move: z.string().optional(),
  /** Of the undo button: ids with the states they had. */
  undo: z.string().optional(),
});
const target = z.enum([...messageStates, 'delete', 'deleted']);
type Moved = { undo?: string; confirm?: string; label?: string };

/** Changes the state of messages, or deletes them. Brings the value of the button that reverts it, or confirms a deletion. */
export const moveMessage = adminAction<typeof moveForm, Moved>({
  schema: moveForm,
  forInbox: true,
  path: paths.adminInbox,
  run: moveOrRestore,
});

async function moveOrRestore({
  data: { move = '', undo },
  formData,
  client,
}: AdminSubmission<typeof moveForm>): ResultOf<typeof moveForm, Moved> {
  if (undo) return restore(client, undo);
  const [wanted, ...named] = move.split(' ');
  const state = target.safeParse(wanted).data;
  const given = named[0] === 'selected' ? formData.getAll('id') : named;
  const ids = given.flatMap((id) => rowId.safeParse(id).data ?? []);
  if (!state || ids.length === 0) return say(named[0] === 'selected' ? answers.noneSelected : answers.gone);
  const isQuestion =
    state === 'delete' || (named[0] === 'selected' && (state === 'closed' || state === 'spam'));
  const inDanger = isQuestion ? await countInDanger(client, ids) : 0;
  if (state === 'delete') {
    const data = { confirm: ['deleted', ...ids].join(' ') };
    return { status: 'error', message: confirmDelete(ids.length, inDanger), data };
  }
  // Of many that are ticked, those of people in danger are not put aside with the rest.
  if (inDanger > 0) {
    const data = { confirm: [state, ...ids].join(' '), label: confirmDanger.yes };
    return { status: 'error', message: confirmDanger.question(ids.length, inDanger), data };
  }
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

const replyForm = z.object({
  message: rowId,
  /** How much followed the message on the page. */
  seen: z.coerce.number().int(),
  body: required(manyLines(10_000)),
});

/**
 * Replies by mail. If another person has answered since the page was read, that is shown first, and nothing goes. Queueing the mail, storing the reply and updating the message happen in one transaction.
 */
export const sendReply = adminAction({
  schema: replyForm,
  errors: { body: answers.errors },
  path: paths.adminInbox,
  forInbox: true,
  run: queueReply,
});

async function queueReply({
  data: { message: id, seen, body },
  client,
}: AdminSubmission<typeof replyForm>): ResultOf<typeof replyForm> {
  const outcome = await replyToMessage(client, id, body, seen);
  // An error keeps what was typed.
  if (outcome === 'newer') return { status: 'error', message: answers.newer };
  if (outcome === 'queued') after(sendSoon);
  return say(answers[outcome]);
}
