import type { Message } from './message.ts';
import { inboxPage, mailHtml, messagePage } from './pages.ts';
import type { MailStore } from './store.ts';

const html = (body: string, status = 200) =>
  new Response(body, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });

/** The mailbox as web pages (/inbox) and as JSON (/messages). */
export function inbox(store: MailStore) {
  return (request: Request): Response => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/') return new Response(null, { status: 302, headers: { location: '/inbox' } });
    if (pathname === '/inbox') return html(inboxPage(store.list(searchParams.get('to') ?? undefined)));
    if (pathname === '/messages')
      return Response.json(store.list(searchParams.get('to') ?? undefined).map(withoutInput));
    const route = /^\/(?<view>inbox|messages)\/(?<id>[\w-]+)(?:\/(?<part>html))?$/.exec(pathname);
    const message = route?.groups?.id ? store.get(route.groups.id) : undefined;
    if (!route?.groups || !message) return new Response('Not found\n', { status: 404 });
    const { view, part } = route.groups;
    if (view === 'inbox') return html(messagePage(message));
    if (part === 'html') return html(mailHtml(message));
    return Response.json(withoutInput(message));
  };
}

function withoutInput({ input: _, ...message }: Message): Omit<Message, 'input'> {
  return message;
}
