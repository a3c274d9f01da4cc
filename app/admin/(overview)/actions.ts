'use server';

import { z } from 'zod';
import { overviewWords } from '@/content/admin/overview';
import { tickOff } from '@/lib/data/admin/overview';
import { paths } from '@/lib/paths';
import { adminAction, messageResult } from '../admin-action';

const { faults } = overviewWords;

/** For example `errors /contact`. */
const fault = z.templateLiteral([z.enum(['errors', 'missing']), ' ', z.string().min(1).max(120)]);

/** Ticks off an error or an address without a page, until it is counted again. */
export const tickOffFault = adminAction({
  schema: z.object({ fault }),
  invalid: faults.gone,
  path: paths.admin,
  run: async function tick({ data: { fault }, client }) {
    const part = fault.startsWith('errors ') ? 'errors' : 'missing';
    await tickOff(client, part, fault.slice(part.length + 1));
    return messageResult(faults.ticked);
  },
});
