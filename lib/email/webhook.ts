import 'server-only';

import { Resend } from 'resend';
import { z } from 'zod';
import { serverEnv } from '@/lib/env';
import { bareAddress } from './bare-address';

const delivery = z.object({
  type: z.string(),
  data: z.object({
    to: z.array(z.string()).optional(),
    bounce: z.object({ type: z.string().optional() }).optional(),
  }),
});

/** Addresses to suppress, and why. */
export interface Rejection {
  reason: 'bounce' | 'complaint';
  addresses: string[];
}

/**
 * Verifies and reads a webhook event (https://resend.com/docs/dashboard/webhooks/event-types).
 * @param body the raw body
 * @returns null for events that suppress nothing
 * @throws if the signature is invalid or more than five minutes old
 */
export function readWebhook(body: string, headers: Headers): Rejection | null {
  const { RESEND_API_KEY, RESEND_WEBHOOK_SECRET } = serverEnv();
  const event = new Resend(RESEND_API_KEY).webhooks.verify({
    payload: body,
    headers: {
      id: headers.get('svix-id') ?? '',
      timestamp: headers.get('svix-timestamp') ?? '',
      signature: headers.get('svix-signature') ?? '',
    },
    webhookSecret: RESEND_WEBHOOK_SECRET,
  });
  const read = delivery.safeParse(event);
  if (!read.success) return null;
  const { type, data } = read.data;
  const addresses = (data.to ?? []).map(bareAddress);
  if (type === 'email.complained') return { reason: 'complaint', addresses };
  // Temporary bounces, such as a full mailbox, do not suppress; the service retries by itself.
  const isPermanent = (data.bounce?.type ?? 'Permanent') === 'Permanent';
  return type === 'email.bounced' && isPermanent ? { reason: 'bounce', addresses } : null;
}
