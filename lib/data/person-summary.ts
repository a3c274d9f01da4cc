import { z } from 'zod';

const subscription = z.object({
  created_at: z.string(),
  confirmed_at: z.string().nullable(),
  unsubscribed_at: z.string().nullable(),
  consent_version: z.string(),
});

/** What is stored about an address, as counts and dates; no individual flips. */
export const personSummary = z.object({
  email: z.string(),
  account: z
    .object({
      created_at: z.string(),
      confirmed_at: z.string().nullable(),
      last_sign_in_at: z.string().nullable(),
      is_admin: z.boolean(),
      /** YYYY-MM only, so that a single flip does not reveal its day. */
      flips: z.object({
        count: z.number(),
        first_month: z.string().nullable(),
        last_month: z.string().nullable(),
      }),
      consents: z.array(
        z.object({ version: z.string(), given_at: z.string(), withdrawn_at: z.string().nullable() }),
      ),
      sessions: z.number(),
    })
    .nullable(),
  workbook: subscription.extend({ paused_at: z.string().nullable() }).nullable(),
  newsletter: subscription.extend({ source: z.string() }).nullable(),
  messages: z.object({ count: z.number(), first_at: z.string(), last_at: z.string() }).nullable(),
  mails: z
    .object({
      sent: z.number(),
      waiting: z.number(),
      given_up: z.number(),
      last_sent_at: z.string().nullable(),
    })
    .nullable(),
  suppression: z.object({ reason: z.string(), suppressed_at: z.string() }).nullable(),
});

export type PersonSummary = z.infer<typeof personSummary>;
