'use server';

import { z } from 'zod';
import { overviewWords } from '@/content/admin-overview';
import { addDayNote, removeDayNote } from '@/lib/data/admin-overview';
import { isLocalDate } from '@/lib/domain/local-date';
import type { FormState } from '@/lib/forms/form-state';
import { paths } from '@/lib/paths';
import { changeAsAdmin, readId } from '../access';

const { notes: words } = overviewWords;

const noteSchema = z.object({
  day: z.string().refine((day) => isLocalDate(day) && day >= '2000-01-01' && day <= '2100-12-31'),
  note: z
    .string()
    .transform((text) => text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim())
    .pipe(z.string().min(1).max(120)),
});

export async function addNote(previous: FormState, formData: FormData): Promise<FormState> {
  const given = { day: String(formData.get('day') ?? ''), note: String(formData.get('note') ?? '') };
  return changeAsAdmin(
    previous,
    paths.admin,
    async (client) => {
      const { data } = noteSchema.safeParse(given);
      return data && (await addDayNote(client, data.day, data.note)) ? words.added : words.wrong;
    },
    given,
  );
}

export async function removeNote(previous: FormState, formData: FormData): Promise<FormState> {
  const id = readId(formData.get('remove'));
  return changeAsAdmin(previous, paths.admin, async (client) =>
    id && (await removeDayNote(client, id)) ? words.removed : words.gone,
  );
}
