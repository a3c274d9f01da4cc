'use server';

import { z } from 'zod';
import { overviewWords } from '@/content/admin/overview';
import { tickOff } from '@/lib/data/admin/overview';
import { paths } from '@/lib/paths';
import { type AdminSubmission, adminAction, say } from '../admin-action';

const { faults } = overviewWords;

/** For example `errors /contact`. */
const fault = z.templateLiteral([z.enum(['errors', 'missing']), ' ', z.string().min(1).max(120)]);
const tickForm = z.object({ fault });

/** Ticks off an error or an address without a page, until it is counted again. */
export const tickOffFault = adminAction({
  schema: tickForm,
  invalid: faults.gone,
  path: paths.admin,
  run: tick,
});

async function tick({ data: { fault }, client }: AdminSubmission<typeof tickForm>) {
  const [part, name] = [
    fault.startsWith('errors ') ? 'errors' : 'missing',
    fault.slice(fault.indexOf(' ') + 1),
  ] as const;
  await tickOff(client, part, name);
  return say(faults.ticked);
}
