import { after } from 'next/server';
import { z } from 'zod';
import { type MailEvent, noteMailEvent } from '@/lib/data/email-jobs';
import { bareAddress, storable } from '@/lib/domain/email-address';
import { serverEnv } from '@/lib/env';
import { countByMinute } from '@/lib/limits/guard-rate';
import { logEvent } from '@/lib/log/json-lines';
import { reportError } from '@/lib/log/report-error';
import { keepAnswer } from '@/lib/mail/incoming';
import { liftBlock, resendClient } from '@/lib/mail/resend';

const text = z.string().transform(storable).optional().catch(undefined);
const details = z
  .looseObject({
    ...{ type: text, message: text, reason: text },
    /** What the other mail server said. */
    diagnosticCode: z
      .union([z.string(), z.array(z.string())])
      .transform((lines) => storable([lines].flat().join(' ')))
      .optional()
      .catch(undefined),
  })
  .optional()
  .catch(undefined);
/** A part of it that is empty or has changed its form leaves the rest valid. */
const event = z.object({
  type: z.string(),
  created_at: text,
  data: z.looseObject({
    from: text,
    to: z
      .union([z.array(z.string()), z.string().transform((address) => [address])])
      .catch([])
      .transform((list) => list.map(storable)),
    /** As the mail was sent with; older events list them by name and value. */
    tags: z
      .union([z.record(z.string(), z.unknown()), z.array(z.looseObject({ name: text, value: z.unknown() }))])
      .optional()
      .catch(undefined),
    bounce: details,
    complaint: details,
    failed: details,
    suppressed: details,
  }),
});
type Data = z.infer<typeof event>['data'];

/** A server refuses the mail or its sender, as on a block list or for its size, or its mailbox is full. It often says so with the code of a dead address. */
const isRefusal =
  /\b(?:5\.(?:1\.[78]|2\.[2-4]|4\.6|[367]\.\d+)\b|spf|dkim|dmarc|spam|sender|policy|reputation|content|gr[ea]ylist|black ?list|block(?:ed| ?list)|too (?:big|large)|full|voll|plein|llen[ao]|quota)/i;
const isNobody =
  /\b(?:5\.1\.1\b|(?:unknown|no such|invalid) (?:user|mailbox|recipient|account|address)|(?:user|mailbox|recipient|account|(?<!sender )address)\b.{0,40}\b(?:unknown|not exist|not found|invalid|disabled|inactive))/i;

/** What each event about a mail means for the queue, and what its owner reads (https://resend.com/docs/webhooks/event-types). */
const effects: Record<string, (data: Data) => [event: MailEvent, detail: string]> = {
  'email.delivered': () => ['delivered', ''],
  'email.delivery_delayed': () => ['delayed', 'The mail service is still trying to deliver it.'],
  'email.bounced': ({ bounce: { type = 'Permanent', message = '', diagnosticCode = '' } = {} }) => {
    const said = `${message} ${diagnosticCode}`.trim();
    // Also after many tries at a full mailbox, whose address is still good.
    const isGone = /^(?:permanent|hard)/i.test(type) && (!isRefusal.test(said) || isNobody.test(said));
    return [isGone ? 'bounced' : 'returned', `It came back. ${said}`];
  },
  'email.complained': () => ['complained', 'It was reported as spam.'],
  'email.failed': ({ failed: { reason = 'no reason given' } = {} }) => [
    'failed',
    `The mail service accepted it, and then could not send it: ${reason}`,
  ],
  'email.suppressed': ({ suppressed: { message = '' } = {} }) => [
    'suppressed',
    `The mail service does not write to this address. ${message}`,
  ],
};

/**
 * Events that change nothing. That a mail was opened or a link in it pressed is not recorded: the newsletter promises it. The
 * service's own lists of contacts, topics and domains are not used.
 */
const ignored =
  /^(?:email\.(?:sent|scheduled|opened|clicked)|(?:contact|domain|topic|suppression|inbox)\..+)$/;

const LATE_MS = 3_600_000;
const unknown = new Set<string>();
/** Strangers may post as often as they like. */
const mayWrite = countByMinute(1, 1);

/** Resend's webhook, which signs its events. They may repeat, and come in any order. */
export async function POST(request: Request): Promise<Response> {
  const body = await request.text();
  let read: ReturnType<typeof event.safeParse>;
  try {
    read = event.safeParse(verified(body, request.headers));
  } catch {
    const signature = request.headers.has('svix-signature') ? 'wrong or too old' : 'missing';
    if (mayWrite('all')) logEvent('warn', 'mail-event-refused', { signature });
    return Response.json({ error: 'The signature is missing, wrong or too old.' }, { status: 401 });
  }
  const { type, data } = read.data ?? { type: 'unreadable', data: null };
  if (type === 'email.received' && data) {
    try {
      const kept = await keepAnswer(data);
      if (kept) logEvent('info', 'mail-received', { ...kept });
      return Response.json({ received: true });
    } catch (error) {
      console.error(error);
      return Response.json({ error: 'Not stored; please send it again.' }, { status: 503 });
    }
  }
  const [effect, detail = ''] = (data && Object.hasOwn(effects, type) && effects[type]?.(data)) || [];
  if (!effect && !ignored.test(type) && !unknown.has(type)) {
    unknown.add(type);
    logEvent('warn', 'mail-event-unknown', { type: type.slice(0, 80) });
  }
  // Of another site, whose mails this account of the service sends as well: who complained there has not left here.
  const isOthers =
    data?.from &&
    !jobOf(data) &&
    hostOf(bareAddress(data.from)) !== hostOf(bareAddress(serverEnv().EMAIL_FROM));
  // That a mail is no spam is reported as a complaint, too (RFC 5965).
  const isPraise = effect === 'complained' && /not[-_ ]?spam/i.test(data?.complaint?.type ?? '');
  // Reported again after hours: the mail has perhaps been delivered since, and that report came first.
  const age = Date.now() - Date.parse(read.data?.created_at ?? '');
  if (!effect || !data || isOthers || isPraise || (effect === 'delayed' && age > LATE_MS))
    return Response.json({ received: true });
  const addresses = data.to.map(bareAddress);
  // The service itself blocks what came back for good.
  if (effect === 'returned') after(() => Promise.all(addresses.map(liftBlock)));
  try {
    const outcome = await noteMailEvent({
      event: effect,
      detail: detail.trim(),
      jobId: jobOf(data),
      addresses,
      owner: bareAddress(serverEnv().CONTACT_TO),
    });
    // By the log and its webhook, as a mail about it would not arrive.
    if (outcome === 'owner-refused') await reportError(new OwnerMailRefused(detail), 'POST', here);
  } catch (error) {
    console.error(error);
    // Resend retries after a 503.
    return Response.json({ error: 'Not stored. Please retry.' }, { status: 503 });
  }
  return Response.json({ received: true });
}

const here = { routePath: '/api/webhooks/resend', routeType: 'route' };

/** Mails to the owner, such as visitors' messages, do not arrive any more. */
class OwnerMailRefused extends Error {
  override name = 'OwnerMailRefused';
}

/** @throws if the signature is invalid or more than five minutes old */
function verified(payload: string, headers: Headers): unknown {
  return resendClient().webhooks.verify({
    payload,
    headers: {
      id: headers.get('svix-id') ?? '',
      timestamp: headers.get('svix-timestamp') ?? '',
      signature: headers.get('svix-signature') ?? '',
    },
    webhookSecret: serverEnv().RESEND_WEBHOOK_SECRET,
  });
}

const hostOf = (address: string) => address.split('@').at(-1)?.trim().toLowerCase();

function jobOf({ tags }: Data): string | undefined {
  const job = Array.isArray(tags) ? tags.find(({ name }) => name === 'job')?.value : tags?.job;
  return z.guid().safeParse(job).data;
}
