'use server';

import { after } from 'next/server';
import { z } from 'zod';
import { inboxWords } from '@/content/admin/inbox';
import { countInDanger, messageStates, moveMessages, replyToMessage } from '@/lib/data/admin/inbox';
import type { FormMessage } from '@/lib/domain/form-message';
import { manyLines, required } from '@/lib/forms/form-action';
import { sendSoon } from '@/lib/mail/send';
import { paths } from '@/lib/paths';
import type { Client } from '@/lib/supabase/service';
import { adminAction, messageResult, rowId } from '../admin-action';

const { answers, confirmDanger, confirmDelete, moved, undone } = inboxWords;

const target = z.enum([...messageStates, 'delete', 'deleted']);
type Moved = { undo?: string; confirm?: string; label?: string };

/** Changes the state of messages, or deletes them. Brings the value of the button that reverts it, or confirms a deletion. */
export const moveMessage = adminAction({
  schema: z.object({
    /**
     * Of the submit button: a state, `delete` or, after the question, `deleted`, and what to do it to: ids, or `selected` for the
     * ticked ones.
     */
    move: z.string().optional(),
    /** Of the undo button: ids with the states they had. */
    undo: z.string().optional(),
  }),
  forInbox: true,
  path: paths.adminInbox,
  run: async function moveOrRestore({ data: { move = '', undo }, formData, client }) {
    if (undo) return restore(client, undo);
    const [wanted, ...named] = move.split(' ');
    const state = target.safeParse(wanted).data;
    const areTicked = named[0] === 'selected';
    const given = areTicked ? formData.getAll('id') : named;
    const ids = given.flatMap((id) => rowId.safeParse(id).data ?? []);
    if (!state || ids.length === 0) return messageResult(areTicked ? answers.noneSelected : answers.gone);
    const isQuestion = state === 'delete' || (areTicked && (state === 'closed' || state === 'spam'));
    const inDanger = isQuestion ? await countInDanger(client, ids) : 0;
    const ask = (message: FormMessage, to: string, label?: string) => {
      const data: Moved = { confirm: [to, ...ids].join(' '), ...(label && { label }) };
      return { status: 'error', message, data } as const;
    };
    if (state === 'delete') return ask(confirmDelete(ids.length, inDanger), 'deleted');
    // Of many that are ticked, those of people in danger are not put aside with the rest.
    if (inDanger > 0) return ask(confirmDanger.question(ids.length, inDanger), state, confirmDanger.yes);
    const before = Object.entries(await moveMessages(client, ids, state));
    if (before.length === 0) return messageResult(answers.gone);
    const message = moved[state](before.length);
    const changed = before.filter(([, was]) => was !== state).map(([id, was]) => `${id}:${was}`);
    if (state === 'deleted' || changed.length === 0) return messageResult(message);
    return { status: 'success', message, data: { undo: changed.join(' ') } };
  },
});

/** @param undo `id:state id:state` */
async function restore(client: Client, undo: string) {
  const pairs = undo.split(' ').map((pair) => pair.split(':'));
  for (const state of messageStates) {
    const ids = pairs.flatMap(([id, was]) => (was === state ? (rowId.safeParse(id).data ?? []) : []));
    if (ids.length > 0) await moveMessages(client, ids, state);
  }
  return messageResult(undone);
}

/**
 * Replies by mail. If another person has answered since the page was read, that is shown first, and nothing goes. Queueing the mail, storing the reply and updating the message happen in one transaction.
 */
export const sendReply = adminAction({
  schema: z.object({
    message: rowId,
    /** How much followed the message on the page. */
    seen: z.coerce.number().int(),
    body: required(manyLines(10_000)),
  }),
  errors: { body: answers.errors },
  path: paths.adminInbox,
  forInbox: true,
  run: async function queueReply({ data: { message, seen, body }, client }) {
    const outcome = await replyToMessage(client, message, body, seen);
    if (outcome === 'queued') after(sendSoon);
    // An error keeps what was typed.
    if (outcome === 'newer') return { status: 'error', message: answers.newer };
    return messageResult(answers[outcome]);
  },
});
