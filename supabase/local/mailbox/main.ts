import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { serveUntilStopped } from '../child.ts';
import { loadSettings } from '../settings.ts';
import { inboxPage, mailHtml, messagePage } from './pages.ts';
import { resendApi } from './resend-api.ts';
import { answerInput, MailStore } from './store.ts';

const settings = loadSettings(process.argv[2] ?? '');
const store = new MailStore(join(settings.dir, 'mailbox.jsonl'));
const api = resendApi(store, settings.secrets.resendKey);

const html = (body: string) =>
  new Response(body, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });

/** The mailbox as web pages (/inbox) and as JSON (/messages). */
function show(request: Request): Response {
  const { pathname, searchParams } = new URL(request.url);
  const [, view = '', id, part] = pathname.split('/');
  if (view === '') return new Response(null, { status: 302, headers: { location: '/inbox' } });
  if (view === 'inbox' && !id) return html(inboxPage(store.list()));
  if (view === 'messages' && !id) return Response.json(store.list(searchParams.get('to') ?? undefined));
  const message = store.get(id ?? '');
  if (message && view === 'inbox') return html(messagePage(message));
  if (message && view === 'messages' && part === 'html') return html(mailHtml(message));
  return new Response('Not found\n', { status: 404 });
}

/** Answers a mail, and tells the site as Resend would. */
async function answer(request: Request): Promise<Response | null> {
  const [, id = ''] = /^\/messages\/([\w-]+)\/answer$/.exec(new URL(request.url).pathname) ?? [];
  const message = request.method === 'POST' && store.get(id);
  if (!message) return null;
  const isForm = request.headers.get('content-type')?.includes('form');
  const given = isForm ? Object.fromEntries(await request.formData()) : await request.json();
  const received = store.receive(message, answerInput.parse(given));
  const { attachments: _, ...data }: Record<string, unknown> = {
    ...store.answers.get(received),
    email_id: received,
  };
  const body = JSON.stringify({ type: 'email.received', created_at: new Date().toISOString(), data });
  const timestamp = String(Math.floor(Date.now() / 1000));
  const key = Buffer.from(settings.secrets.webhookSecret.replace(/^whsec_/, ''), 'base64');
  const told = await fetch(`${settings.siteUrl}/api/webhooks/resend`, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'svix-id': received,
      'svix-timestamp': timestamp,
      'svix-signature': `v1,${createHmac('sha256', key).update(`${received}.${timestamp}.${body}`).digest('base64')}`,
    },
  });
  return isForm
    ? new Response(null, { status: 303, headers: { location: `/inbox/${id}` } })
    : Response.json({ id: received }, { status: told.status });
}

const server = serve(
  {
    hostname: '127.0.0.1',
    port: settings.ports.mailbox,
    fetch: async (request) => (await answer(request)) ?? (await api(request)) ?? show(request),
  },
  () => serveUntilStopped(async () => void server.close()),
);
