import type { Source } from '@/content/text';
import { escapeHtml } from '../../escape-html';
import { blockHtml, paragraphHtml } from './block-html';
import { blockText } from './block-text';
import { completeHref } from './complete-href';
import { buttonHtml, layoutHtml } from './layout-html';
import { layoutText } from './layout-text';
import type { Mail, RenderedMail } from './mail';
import { mailPalette as c, mailFonts } from './mail-palette';
import { wrapText } from './wrap-text';

function sourcesHtml(sources: readonly Source[], siteUrl: string): string {
  if (sources.length === 0) return '';
  const style = `font-family:${mailFonts.sans};font-size:14px;line-height:21px;color:${c.muted}`;
  const items = sources.map((source) => {
    const text = escapeHtml(source.text);
    const href = source.url ? completeHref(source.url, siteUrl) : null;
    const words = href
      ? `<a href="${escapeHtml(href)}" class="muted" style="color:${c.muted}">${text}</a>`
      : text;
    return `<li style="margin:0 0 6px">${words}</li>`;
  });
  return `<h2 class="muted" style="margin:34px 0 8px;${style};font-weight:bold">Sources</h2><ol class="muted" style="margin:0;padding:0 0 0 22px;${style}">${items.join('')}</ol>`;
}

function sourcesText(sources: readonly Source[]): string {
  if (sources.length === 0) return '';
  const items = sources.map((source, index) => {
    const text = wrapText(source.text, `[${index + 1}] `, '    ');
    return source.url ? `${text}\n    ${source.url}` : text;
  });
  return `Sources\n-------\n${items.join('\n')}`;
}

function html(mail: Mail): string {
  const { siteUrl } = mail.footer;
  return layoutHtml(
    mail,
    [
      mail.greeting ? paragraphHtml(escapeHtml(mail.greeting)) : '',
      ...mail.blocks.map((block) => blockHtml(block, siteUrl)),
      mail.action ? buttonHtml(mail.action) : '',
      ...(mail.closing ?? []).map((block) => blockHtml(block, siteUrl)),
      sourcesHtml(mail.sources ?? [], siteUrl),
    ]
      .filter(Boolean)
      .join('\n'),
  );
}

function text(mail: Mail): string {
  const { siteUrl } = mail.footer;
  return layoutText(
    mail,
    [
      mail.greeting,
      ...mail.blocks.map((block) => blockText(block, siteUrl)),
      mail.action ? `${mail.action.label}:\n${mail.action.href}` : '',
      ...(mail.closing ?? []).map((block) => blockText(block, siteUrl)),
      sourcesText(mail.sources ?? []),
    ]
      .filter(Boolean)
      .join('\n\n'),
  );
}

/** A subject is one line, whatever a visitor typed: a line break there would start a new header. */
function oneLine(subject: string): string {
  return subject.replace(/\p{Cc}+/gu, ' ').trim();
}

/**
 * Renders a mail from typed content: HTML for old and new clients, and plain text from the same blocks.
 * Pure: the same mail gives the same bytes. Words of visitors belong in `greeting`, `plain` and `facts`.
 * @throws when a text links to an address that a mail may not open
 */
export function renderMail(mail: Mail): RenderedMail {
  return { subject: oneLine(mail.subject), html: html(mail), text: text(mail) };
}
