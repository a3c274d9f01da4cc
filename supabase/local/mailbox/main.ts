import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { serveUntilStopped } from '../child.ts';
import { loadSettings } from '../settings.ts';
import { inboxPage, mailHtml, messagePage } from './pages.ts';
import { resendApi } from './resend-api.ts';
import { MailStore, type Message } from './store.ts';

const settings = loadSettings(process.argv[2] ?? '');
const store = new MailStore(join(settings.dir, 'mailbox.jsonl'));
const api = resendApi(store, settings.secrets.resendKey);

const html = (body: string) =>
  new Response(body, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });

const withoutInput = ({ input: _, ...message }: Message): Omit<Message, 'input'> => message;

/** The mailbox as web pages (/inbox) and as JSON (/messages). */
function show(request: Request): Response {
  const { pathname, searchParams } = new URL(request.url);
  const [, view = '', id, part] = pathname.split('/');
  if (view === '') return new Response(null, { status: 302, headers: { location: '/inbox' } });
  const isInbox = view === 'inbox';
  if (!id && (isInbox || view === 'messages')) {
    const found = store.list(searchParams.get('to') ?? undefined);
    return isInbox ? html(inboxPage(found)) : Response.json(found.map(withoutInput));
  }
  const message = store.get(id ?? '');
  if (message && isInbox) return html(messagePage(message));
  if (message && view === 'messages')
    return part === 'html' ? html(mailHtml(message)) : Response.json(withoutInput(message));
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
