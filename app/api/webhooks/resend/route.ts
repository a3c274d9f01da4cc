import { Resend } from 'resend';
import { z } from 'zod';
import { suppressEmail } from '@/lib/data/email-jobs';
import { bareAddress, isEmailAddress } from '@/lib/domain/email-address';
import { serverEnv } from '@/lib/env';

const delivery = z.object({
  type: z.string(),
  data: z.object({
    to: z.array(z.string()).optional(),
    bounce: z.object({ type: z.string().optional() }).optional(),
  }),
});

/** Addresses to suppress, and why. */
interface Rejection {
  reason: 'bounce' | 'complaint';
  addresses: string[];
}

/**
 * Verifies and reads a webhook event (https://resend.com/docs/dashboard/webhooks/event-types).
 * @param body the raw body
 * @returns null for events that suppress nothing
 * @throws if the signature is invalid or more than five minutes old
 */
function readWebhook(body: string, headers: Headers): Rejection | null {
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

/** Resend's webhook for bounces and complaints. Events may repeat; suppressing twice does no harm. */
export async function POST(request: Request): Promise<Response> {
  const body = await request.text();
  let rejection: Rejection | null;
  try {
    rejection = readWebhook(body, request.headers);
  } catch {
    return Response.json({ error: 'The signature is missing, wrong or too old.' }, { status: 401 });
  }
  try {
    for (const address of rejection?.addresses ?? []) {
      if (isEmailAddress(address)) await suppressEmail(address, rejection?.reason ?? 'bounce');
    }
  } catch (error) {
    console.error(error);
    // Resend retries after a 503.
    return Response.json({ error: 'Not written down; please send it again.' }, { status: 503 });
  }
  return Response.json({ received: true });
}
