import { escapeHtml } from '../../../lib/escape-html.ts';
import type { Message } from './store.ts';

const style = `
:root{color-scheme:light dark;--paper:#faf6ef;--sheet:#fffdf9;--ink:#1f2a2e;--muted:#5b666a;--line:#d9d2c5;--sea:#0e4a4c}
@media (prefers-color-scheme:dark){:root{--paper:#10191c;--sheet:#172226;--ink:#efe8dc;--muted:#a9b0ad;--line:#34444a;--sea:#9ccfc8}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:17px/1.5 system-ui,sans-serif}
main{max-width:56rem;margin:0 auto;padding:2rem 1rem}
h1{font:600 1.75rem/1.2 Georgia,serif;margin:0 0 1rem;overflow-wrap:anywhere}
a{color:var(--sea)} p{color:var(--muted)}
ol{list-style:none;margin:0;padding:0;border-top:1px solid var(--line)}
li a{display:grid;gap:.1rem;padding:.75rem .25rem;border-bottom:1px solid var(--line);color:inherit;text-decoration:none}
li a:hover,li a:focus-visible{background:var(--sheet)}
li span{color:var(--muted);font-size:.9rem;overflow-wrap:anywhere}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.15rem 1rem;margin:0 0 1.5rem;font-size:.95rem}
dt{color:var(--muted)} dd{margin:0;overflow-wrap:anywhere}
iframe{display:block;width:100%;height:75vh;border:1px solid var(--line);background:#fff}
pre{white-space:pre-wrap;overflow-wrap:anywhere;background:var(--sheet);border:1px solid var(--line);padding:1rem;font-size:.95rem}
summary{cursor:pointer;padding:.75rem 0}`;

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="data:,">
<style>${style}</style></head><body><main>${body}</main></body></html>`;
}

const when = (iso: string) => `${iso.slice(0, 10)} ${iso.slice(11, 19)} UTC`;

/** All mails, newest first. */
export function inboxPage(messages: readonly Message[]): string {
  const items = messages.map(
    (message) => `<li><a href="/inbox/${message.id}"><strong>${escapeHtml(message.subject)}</strong>
<span>to ${escapeHtml(message.to.join(', '))} · ${when(message.createdAt)}</span></a></li>`,
  );
  const list = items.length > 0 ? `<ol>${items.join('')}</ol>` : '<p>No mail yet.</p>';
  return page(
    'Mailbox',
    `<h1>Mailbox</h1><p>Every mail that this stack sent. None of them left the machine.</p>${list}`,
  );
}

/** One mail: headers, HTML and plain text. */
export function messagePage(message: Message): string {
  const rows: [string, string][] = [
    ['From', escapeHtml(message.from)],
    ['To', escapeHtml(message.to.join(', '))],
    ['Reply-To', escapeHtml(message.replyTo.join(', '))],
    ['Date', when(message.createdAt)],
    ...Object.entries(message.headers).map(([name, value]): [string, string] => [
      escapeHtml(name),
      escapeHtml(value),
    ]),
    ['Tags', escapeHtml(message.tags.map((tag) => `${tag.name}: ${tag.value}`).join(', '))],
    ['Idempotency key', escapeHtml(message.idempotencyKey ?? '')],
  ];
  const headers = rows
    .filter(([, value]) => value)
    .map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`);
  const html = message.html
    ? `<iframe title="The mail as it looks" src="/messages/${message.id}/html"
sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`
    : '';
  const text = message.text
    ? `<details ${message.html ? '' : 'open'}><summary>Plain text</summary><pre>${escapeHtml(message.text)}</pre></details>`
    : '';
  return page(
    message.subject,
    `<p><a href="/inbox">← Mailbox</a></p><h1>${escapeHtml(message.subject)}</h1><dl>${headers.join('')}</dl>${html}${text}`,
  );
}

/** The mail's HTML, with links that open outside the iframe. */
export function mailHtml(message: Message): string {
  const base = '<base target="_blank" rel="noopener">';
  const html = message.html ?? '';
  return html.includes('<head>') ? html.replace('<head>', `<head>${base}`) : base + html;
}
