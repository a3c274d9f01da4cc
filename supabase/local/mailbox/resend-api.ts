import { randomUUID } from 'node:crypto';
import { type EmailInput, emailInput, type Message, makeMessage } from './message.ts';
import type { MailStore } from './store.ts';

const batchLimit = 100;

function refuse(statusCode: number, name: string, message: string): Response {
  return Response.json({ statusCode, name, message }, { status: statusCode });
}

/** Resend's API, as far as an application that sends mails meets it. Null: not one of its addresses. */
export function resendApi(store: MailStore, apiKey: string) {
  return async (request: Request): Promise<Response | null> => {
    const { pathname } = new URL(request.url);
    const route = /^\/emails(?:\/(?<id>[\w-]+))?(?<cancel>\/cancel)?$/.exec(pathname);
    if (!route) return null;
    const authorization = request.headers.get('authorization');
    if (!authorization) return refuse(401, 'missing_api_key', 'Missing API Key');
    if (authorization !== `Bearer ${apiKey}`) return refuse(401, 'validation_error', 'API key is invalid');
    const { id, cancel } = route.groups ?? {};
    if (request.method === 'POST' && !id) return send(store, request, '/emails');
    if (request.method === 'POST' && id === 'batch') return send(store, request, '/emails/batch');
    if (request.method === 'POST' && id && cancel) return cancelScheduled(store, id);
    if (request.method === 'GET' && !id) {
      return Response.json({ object: 'list', has_more: false, data: store.list().map(toResponse) });
    }
    if (request.method === 'GET' && id && !cancel) {
      const message = store.get(id);
      return message ? Response.json(toResponse(message)) : refuse(404, 'not_found', 'Email not found');
    }
    return refuse(405, 'method_not_allowed', 'Method is not allowed for the requested path');
  };
}

async function send(
  store: MailStore,
  request: Request,
  endpoint: '/emails' | '/emails/batch',
): Promise<Response> {
  const key = request.headers.get('idempotency-key');
  if (key !== null && (key.length < 1 || key.length > 256)) {
    return refuse(400, 'invalid_idempotency_key', 'The key must be between 1-256 chars.');
  }
  const text = await request.text();
  const inputs = readInputs(text, endpoint);
  if (inputs instanceof Response) return inputs;
  const fingerprint = `${endpoint} ${text}`;
  const earlier = key === null ? [] : store.under(key, Date.now());
  if (earlier.some((message) => message.fingerprint !== fingerprint)) {
    return refuse(
      409,
      'invalid_idempotent_request',
      'This idempotency key has been used on a request with a different payload.',
    );
  }
  const messages = earlier.length > 0 ? earlier : inputs.map((input) => file(store, input, key, fingerprint));
  const ids = messages.map(({ id }) => ({ id }));
  return Response.json(endpoint === '/emails' ? ids[0] : { data: ids });
}

function readInputs(text: string, endpoint: string): EmailInput[] | Response {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return refuse(400, 'validation_error', 'The request body is not valid JSON.');
  }
  const schema =
    endpoint === '/emails' ? emailInput.transform((input) => [input]) : emailInput.array().max(batchLimit);
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const field = issue?.path.join('.') ?? '';
  const missing = issue?.code === 'invalid_type' && issue.input === undefined;
  return missing
    ? refuse(422, 'missing_required_field', `Missing \`${field}\` field.`)
    : refuse(422, 'validation_error', `Invalid \`${field}\` field: ${issue?.message}`);
}

function file(store: MailStore, input: EmailInput, key: string | null, fingerprint: string): Message {
  const message = makeMessage(input, {
    id: randomUUID(),
    createdAt: new Date().toISOString(),
    idempotencyKey: key,
    fingerprint,
  });
  store.save(message);
  return message;
}

function cancelScheduled(store: MailStore, id: string): Response {
  const message = store.get(id);
  if (!message) return refuse(404, 'not_found', 'Email not found');
  if (!message.scheduledAt) return refuse(422, 'validation_error', 'Only scheduled emails can be canceled');
  store.save({ ...message, canceled: true });
  return Response.json({ object: 'email', id });
}

function toResponse(message: Message): Record<string, unknown> {
  return {
    object: 'email',
    id: message.id,
    from: message.from,
    to: message.to,
    cc: message.cc,
    bcc: message.bcc,
    reply_to: message.replyTo,
    subject: message.subject,
    html: message.html,
    text: message.text,
    headers: message.headers,
    tags: message.tags,
    created_at: message.createdAt,
    scheduled_at: message.scheduledAt,
    last_event: message.canceled ? 'canceled' : message.scheduledAt ? 'scheduled' : 'delivered',
  };
}
