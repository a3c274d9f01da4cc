'use server';

import { z } from 'zod';
import { contentWords } from '@/content/admin/content';
import { markHelpline } from '@/lib/data/settings';
import { paths } from '@/lib/paths';
import { adminAction, say } from '../admin-action';
import { everyLine } from './entries';

const { helplines: words } = contentWords;

/** Notes that a helpline was tried today. */
export const markTried = adminAction({
  schema: z.object({ tried: z.string().refine((id) => everyLine.some((line) => line.id === id), 'gone') }),
  invalid: words.gone,
  path: paths.adminContent,
  run: async ({ data: { tried }, client }) => {
    await markHelpline(client, tried, new Date().toISOString().slice(0, 10));
    return say(words.marked);
  },
});
