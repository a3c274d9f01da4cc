'use server';

import { z } from 'zod';
import { contentWords } from '@/content/admin/content';
import { markHelpline } from '@/lib/data/settings';
import { paths } from '@/lib/paths';
import { type AdminSubmission, adminAction, say } from '../admin-action';
import { everyLine } from './entries';

const { helplines: words } = contentWords;

const triedForm = z.object({
  tried: z.string().refine((id) => everyLine.some((line) => line.id === id), 'gone'),
});

/** Notes that a helpline was tried today. */
export const markTried = adminAction({
  schema: triedForm,
  invalid: words.gone,
  path: paths.adminContent,
  run: noteToday,
});

async function noteToday({ data: { tried }, client }: AdminSubmission<typeof triedForm>) {
  await markHelpline(client, tried, new Date().toISOString().slice(0, 10));
  return say(words.marked);
}
