'use server';

import { z } from 'zod';
import { overviewWords } from '@/content/admin/overview';
import { dismissFault } from '@/lib/data/admin/overview';
import { paths } from '@/lib/paths';
import { adminAction, messageResult } from '../admin-action';

const { faults } = overviewWords;

/** For example `errors /contact`. */
const fault = z.templateLiteral([z.enum(['errors', 'missing']), ' ', z.string().min(1).max(120)]);

/** Dismisses an error or an address without a page, until it is counted again. */
export const dismiss = adminAction({
  schema: z.object({ fault }),
  invalid: faults.gone,
  path: paths.admin,
  run: async function tick({ data: { fault }, client }) {
    const dimension = fault.startsWith('errors ') ? 'errors' : 'missing';
    await dismissFault(client, dimension, fault.slice(dimension.length + 1));
    return messageResult(faults.ticked);
  },
});
