'use server';

import { after } from 'next/server';
import { z } from 'zod';
import { inboxWords } from '@/content/admin-inbox';
import { replyToMessage, setMessageState } from '@/lib/data/admin-inbox';
import { messageStates } from '@/lib/domain/admin/inbox';
import { manyLines, required } from '@/lib/forms/fields';
import { sendSoon } from '@/lib/mail/send';
import { paths } from '@/lib/paths';
import { adminAction, rowId, say } from '../access';

const { answers, moved, undone } = inboxWords;

/** The submit button's value: `id state [undo]`. */
const move = z
  .string()
  .transform((value) => value.split(' '))
  .pipe(z.tuple([rowId, z.enum(messageStates)]).rest(z.literal('undo')));

/** What a change of state brings: the value of the button that reverts it. */
export interface Moved {
  undo?: string;
}

/** Changes the state of a message. */
export const moveMessage = adminAction<z.ZodObject<{ move: typeof move }>, Moved>({
  schema: z.object({ move }),
  invalid: answers.gone,
  path: paths.adminInbox,
  run: async ({ data, client }) => {
    const [id, state, isUndo] = data.move;
    const before = await setMessageState(client, id, state);
    if (!before) return say(answers.gone);
    if (isUndo) return say(undone);
    const message = moved[state];
    return before === state
      ? say(message)
      : { status: 'success', message, data: { undo: `${id} ${before} undo` } };
  },
});

/** Replies by mail. Queueing the mail, storing the reply and updating the message happen in one transaction. */
export const sendReply = adminAction({
  schema: z.object({ message: rowId, body: required(manyLines(10_000)) }),
  errors: { body: answers.errors },
  path: paths.adminInbox,
  run: async ({ data: { message: id, body }, client }) => {
    const outcome = await replyToMessage(client, id, body);
    if (outcome === 'queued') after(sendSoon);
    return say(answers[outcome]);
  },
});
