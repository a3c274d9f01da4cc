import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { emailInput, type MailStore, type Message } from './store.ts';

function refuse(statusCode: number, name: string, message: string): Response {
  return Response.json({ statusCode, name, message }, { status: statusCode });
}

/** The part of Resend's API that sending applications use. Null for other paths. */
export function resendApi(store: MailStore, apiKey: string) {
  return async (request: Request): Promise<Response | null> => {
    const { pathname } = new URL(request.url);
    // It blocks no address of its own, so there is never one to release.
    if (request.method === 'DELETE' && pathname.startsWith('/suppressions/'))
      return refuse(404, 'not_found', 'Suppression not found');
    if (pathname === '/emails/receiving')
      return Response.json({ object: 'list', has_more: false, data: [...store.answers.values()].reverse() });
    const [, received] = /^\/emails\/receiving\/([\w-]+)$/.exec(pathname) ?? [];
    const answer = received && store.answers.get(received);
    if (answer) return Response.json(answer);
    const route = /^\/emails(?:\/(?<id>[\w-]+))?$/.exec(pathname);
    if (!route) return null;
    if (request.headers.get('authorization') !== `Bearer ${apiKey}`)
      return refuse(401, 'validation_error', 'API key is invalid');
    const { id } = route.groups ?? {};
    if (request.method === 'POST' && !id) return send(store, request);
    if (request.method === 'GET' && !id) {
      return Response.json({ object: 'list', has_more: false, data: store.list().map(toResponse) });
    }
    if (request.method === 'GET' && id) {
      const message = store.get(id);
      return message ? Response.json(toResponse(message)) : refuse(404, 'not_found', 'Email not found');
    }
    return refuse(405, 'method_not_allowed', 'Method is not allowed for the requested path');
  };
}

async function send(store: MailStore, request: Request): Promise<Response> {
  const key = request.headers.get('idempotency-key');
  const body = await request.json().catch(() => null);
  const input = emailInput.safeParse(body);
  if (!input.success) return invalid(input.error);
  const earlier = key === null ? undefined : store.under(key, Date.now());
  if (earlier && !isDeepStrictEqual(earlier, { ...earlier, ...input.data })) {
    return refuse(
      409,
      'invalid_idempotent_request',
      'This idempotency key has been used on a request with a different payload.',
    );
  }
  if (earlier) return Response.json({ id: earlier.id });
  const [id, createdAt] = [randomUUID(), new Date().toISOString()];
  store.save({ ...input.data, id, createdAt, idempotencyKey: key });
  return Response.json({ id });
}

function invalid({ issues: [issue] }: z.ZodError): Response {
  const field = issue?.path.join('.') ?? '';
  const missing = issue?.code === 'invalid_type' && issue.input === undefined;
  return missing
    ? refuse(422, 'missing_required_field', `Missing \`${field}\` field.`)
    : refuse(422, 'validation_error', `Invalid \`${field}\` field: ${issue?.message}`);
}

function toResponse({ replyTo, createdAt, idempotencyKey: _, ...mail }: Message) {
  return { object: 'email', ...mail, reply_to: replyTo, created_at: createdAt, last_event: 'delivered' };
}
