import { escapeHtml } from '../../../lib/rich-text/inline.ts';
import type { Message } from './store.ts';

const style = `
:root{color-scheme:light dark}
body{max-width:56rem;margin:0 auto;padding:2rem 1rem;font:17px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
ol{list-style:none;padding:0} li{padding:.75rem 0;border-top:1px solid}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.15rem 1rem} dd{margin:0}
iframe{width:100%;height:75vh;border:1px solid;background:#fff}
pre{white-space:pre-wrap}`;

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="data:,">
<style>${style}</style></head><body>${body}</body></html>`;
}

const when = (iso: string) => `${iso.slice(0, 10)} ${iso.slice(11, 19)} UTC`;

/** All mails, newest first. */
export function inboxPage(messages: readonly Message[]): string {
  const items = messages.map(
    (message) => `<li><a href="/inbox/${message.id}"><strong>${escapeHtml(message.subject)}</strong>
<br>to ${escapeHtml(message.to.join(', '))} · ${when(message.createdAt)}</a></li>`,
  );
  const list = items.length > 0 ? `<ol>${items.join('')}</ol>` : '<p>No mail yet.</p>';
  return page(
    'Mailbox',
    `<h1>Mailbox</h1><p>Every mail that this stack sent. None of them left the machine.</p>${list}`,
  );
}

/** One mail: headers, HTML and plain text. */
export function messagePage(message: Message): string {
  const { id, from, to, replyTo, createdAt, headers, tags, idempotencyKey, subject, html, text } = message;
  const rows = {
    From: from,
    To: to.join(', '),
    'Reply-To': replyTo.join(', '),
    Date: when(createdAt),
    ...headers,
    Tags: tags.map(({ name, value }) => `${name}: ${value}`).join(', '),
    'Idempotency key': idempotencyKey,
  };
  const list = Object.entries(rows)
    .filter(([, value]) => value)
    .map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value ?? '')}</dd>`);
  const frame = html
    ? `<iframe title="The mail as it looks" src="/messages/${id}/html"
sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`
    : '';
  const plain = text
    ? `<details ${html ? '' : 'open'}><summary>Plain text</summary><pre>${escapeHtml(text)}</pre></details>`
    : '';
  return page(
    subject,
    `<p><a href="/inbox">← Mailbox</a></p><h1>${escapeHtml(subject)}</h1><dl>${list.join('')}</dl>${frame}${plain}
<form method="post" action="/messages/${id}/answer"><p><label>Answer it<br><textarea name="text" rows="4" cols="60" required></textarea></label></p><button>Send</button></form>`,
  );
}

/** The mail's HTML, with links that open outside the iframe. */
export function mailHtml(message: Message): string {
  const base = '<base target="_blank" rel="noopener">';
  const html = message.html ?? '';
  return html.includes('<head>') ? html.replace('<head>', `<head>${base}`) : base + html;
}
