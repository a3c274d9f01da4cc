'use server';

import { z } from 'zod';
import { overviewWords } from '@/content/admin-overview';
import { addDayNote, removeDayNote } from '@/lib/data/admin-overview';
import { isLocalDate } from '@/lib/domain/local-date';
import { oneLine, required } from '@/lib/forms/form-action';
import { paths } from '@/lib/paths';
import { adminAction, rowId, say } from '../access';

const { notes: words } = overviewWords;

export const addNote = adminAction({
  schema: z.object({
    day: z
      .string()
      .refine((day) => isLocalDate(day) && day >= '2000-01-01' && day <= '2100-12-31', 'invalid'),
    note: required(oneLine(120)),
  }),
  errors: { day: words.errors.day, note: words.errors },
  path: paths.admin,
  run: async ({ data: { day, note }, client }) =>
    say((await addDayNote(client, day, note)) ? words.added : words.full),
});

const removal = z.object({
  /** Of a note's button: id, day and text. */
  remove: z.string().optional(),
  /** Of the undo button: day and text. */
  undo: z.string().optional(),
});

/** Removes a note, or brings it back. */
export const removeNote = adminAction<typeof removal, { undo?: string }>({
  schema: removal,
  path: paths.admin,
  run: async ({ data: { remove = '', undo }, client }) => {
    if (undo) {
      const isBack = await addDayNote(client, undo.slice(0, 10), undo.slice(11));
      return say(isBack ? words.added : words.full);
    }
    const id = rowId.safeParse(remove.slice(0, 36)).data;
    const isRemoved = id && (await removeDayNote(client, id));
    return isRemoved
      ? { status: 'success', message: words.removed, data: { undo: remove.slice(37) } }
      : say(words.gone);
  },
});
