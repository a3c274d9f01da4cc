'use server';

import { z } from 'zod';
import { overviewWords } from '@/content/admin-overview';
import { addDayNote, removeDayNote } from '@/lib/data/admin-overview';
import { isLocalDate } from '@/lib/domain/local-date';
import { oneLine, required } from '@/lib/forms/fields';
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

export const removeNote = adminAction({
  schema: z.object({ remove: rowId }),
  invalid: words.gone,
  path: paths.admin,
  run: async ({ data: { remove }, client }) =>
    say((await removeDayNote(client, remove)) ? words.removed : words.gone),
});
