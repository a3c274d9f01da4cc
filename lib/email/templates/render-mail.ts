import type { Source } from '@/content/text';
import { paragraph, renderBlock, tag } from './blocks';
import { completeHref } from './complete-href';
import { buttonHtml, layoutHtml } from './layout-html';
import { layoutText } from './layout-text';
import type { Mail, MailBlock, RenderedMail } from './mail';
import { fonts } from './mail-palette';
import { renderMarkdown } from './render-markdown';
import { linkHtml, plain, type Words } from './words';
import { wrapText } from './wrap-text';

function renderSources(sources: readonly Source[], siteUrl: string): Words {
  const rows = sources.map(({ text, url }, index) => {
    const words = plain(text).html;
    const href = url ? completeHref(url, siteUrl) : null;
    const row = wrapText(text, `[${index + 1}] `, '    ');
    return {
      html: `<li style="margin:0 0 6px">${href ? linkHtml(href, words, 'muted') : words}</li>`,
      text: url ? `${row}\n    ${url}` : row,
    };
  });
  const items = rows.map(({ html }) => html).join('');
  const head = tag('h2', 'muted', '34px 0 8px', `${fonts.small};font-weight:bold`, 'Sources');
  return {
    html: head + tag('ol', 'muted', '0', `padding:0 0 0 22px;${fonts.small}`, items),
    text: `Sources\n-------\n${rows.map(({ text }) => text).join('\n')}`,
  };
}

const absolute = (href: string, siteUrl: string) => (href.startsWith('/') ? siteUrl + href : href);

/** Keeps the subject on one line: a line break from a visitor would inject a header. */
function oneLine(subject: string): string {
  return subject.replace(/\p{Cc}+/gu, ' ').trim();
}

/**
 * Renders a mail from typed content: HTML for old and new clients, and plain text from the same blocks. Pure:
 * the same mail gives the same bytes. Visitors' text belongs in `greeting`, `plain` and `facts`.
 * @param siteUrl origin of the site without a trailing slash
 * @throws if a text links to a URL that a mail may not open
 */
export function renderMail(mail: Mail, siteUrl: string): RenderedMail {
  const { greeting, blocks, closing = [], sources = [] } = mail;
  const action = mail.action && { ...mail.action, href: absolute(mail.action.href, siteUrl) };
  const render = (block: MailBlock): Words =>
    typeof block === 'object' && block.kind === 'markdown'
      ? renderMarkdown(block.text, siteUrl)
      : renderBlock(block, siteUrl);
  const parts = [
    ...(greeting ? [{ ...paragraph(plain(greeting)), text: greeting }] : []),
    ...blocks.map(render),
    ...(action ? [{ html: buttonHtml(action), text: `${action.label}:\n${action.href}` }] : []),
    ...closing.map(render),
    ...(sources.length > 0 ? [renderSources(sources, siteUrl)] : []),
  ];
  const joined = (form: keyof Words, by: string) =>
    parts
      .map((part) => part[form])
      .filter(Boolean)
      .join(by);
  return {
    subject: oneLine(mail.subject),
    html: layoutHtml(mail, joined('html', '\n'), siteUrl),
    text: layoutText(mail, joined('text', '\n\n'), siteUrl),
  };
}
