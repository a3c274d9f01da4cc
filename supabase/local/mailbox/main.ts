import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { serveUntilStopped } from '../child.ts';
import { loadSettings } from '../settings.ts';
import { inboxPage, mailHtml, messagePage } from './pages.ts';
import { resendApi } from './resend-api.ts';
import { MailStore } from './store.ts';

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

const server = serve(
  {
    hostname: '127.0.0.1',
    port: settings.ports.mailbox,
    fetch: async (request) => (await api(request)) ?? show(request),
  },
  () => serveUntilStopped(async () => void server.close()),
);
