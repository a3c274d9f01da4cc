import { z } from 'zod';
import { count, moment } from './admin-figures';

const subscription = z.object({
  created_at: moment,
  confirmed_at: moment.nullable(),
  unsubscribed_at: moment.nullable(),
  consent_version: z.string(),
});

/** What is stored about an address, as counts and dates; no individual flips. */
export const personSummary = z.object({
  email: z.string(),
  account: z
    .object({
      created_at: moment,
      confirmed_at: moment.nullable(),
      last_sign_in_at: moment.nullable(),
      is_admin: z.boolean(),
      /** YYYY-MM only, so that a single flip does not reveal its day. */
      flips: z.object({ count, first_month: z.string().nullable(), last_month: z.string().nullable() }),
      consents: z.array(z.object({ version: z.string(), given_at: moment, withdrawn_at: moment.nullable() })),
      sessions: count,
    })
    .nullable(),
  workbook: subscription.extend({ paused_at: moment.nullable() }).nullable(),
  newsletter: subscription.extend({ source: z.string() }).nullable(),
  messages: z.object({ count, first_at: moment, last_at: moment }).nullable(),
  mails: z
    .object({ sent: count, waiting: count, given_up: count, last_sent_at: moment.nullable() })
    .nullable(),
  suppression: z.object({ reason: z.string(), suppressed_at: moment }).nullable(),
});

export type PersonSummary = z.infer<typeof personSummary>;
