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

/** Why an address gets no more mail, and which. */
export interface Rejection {
  reason: 'bounce' | 'complaint';
  addresses: string[];
}

/**
 * Reads an event of the mail service (https://resend.com/docs/dashboard/webhooks/event-types).
 * @param body as it came, byte for byte
 * @returns what it means for the addresses; null for events that change nothing
 * @throws when it is not signed with our secret, or was signed more than five minutes ago
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
  // A full mailbox or a slow server is no reason to give an address up; the service itself tries again.
  const isPermanent = (data.bounce?.type ?? 'Permanent') === 'Permanent';
  return type === 'email.bounced' && isPermanent ? { reason: 'bounce', addresses } : null;
}
