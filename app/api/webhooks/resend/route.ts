import { suppressEmail } from '@/lib/data/email-jobs';
import { isEmailAddress } from '@/lib/domain/email-address';
import { type Rejection, readWebhook } from '@/lib/mail/resend';

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
