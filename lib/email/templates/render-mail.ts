import type { Source } from '@/content/text';
import { escapeHtml } from '../../escape-html';
import { renderBlock } from './blocks';
import { paragraph, tag } from './elements';
import { layoutMail } from './layout';
import type { Mail, RenderedMail } from './mail';
import { mailPalette as c, fonts } from './mail-palette';
import { completeHref, linkHtml, plain, type Words } from './words';
import { wrapText } from './wrap-text';

/** A button that works in old clients: the cell has the colour, the link is a real link. */
function button(label: string, href: string): Words {
  const link = `<a href="${escapeHtml(href)}" style="display:inline-block;padding:16px 30px;${fonts.button};color:${c['apricot-ink']};text-decoration:none">${escapeHtml(label)}</a>`;
  return {
    html: `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="border-collapse:separate;margin:10px 0 28px"><tr><td bgcolor="${c.apricot}" style="background-color:${c.apricot};border-radius:6px;mso-padding-alt:16px 30px">${link}</td></tr></table>`,
    text: `${label}:\n${href}`,
  };
}

function renderSources(sources: readonly Source[], siteUrl: string): Words {
  const rows = sources.map(({ text, url }, index) => {
    const words = plain(text).html;
    const row = wrapText(text, `[${index + 1}] `, '    ');
    return {
      html: `<li style="margin:0 0 6px">${url ? linkHtml(completeHref(url, siteUrl), words, 'muted') : words}</li>`,
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

/**
 * Renders a mail from typed content: HTML for old and new clients, and plain text from the same blocks. Pure:
 * the same mail gives the same bytes. Visitors' text belongs in `greeting`, `plain` and `facts`.
 * @param siteUrl origin of the site without a trailing slash
 * @throws if a text links to a URL that a mail may not open
 */
export function renderMail(mail: Mail, siteUrl: string): RenderedMail {
  const { greeting, blocks, href, closing = [], sources = [] } = mail;
  const parts = [
    ...(greeting ? [{ ...paragraph(plain(greeting)), text: greeting }] : []),
    ...blocks.map((block) => renderBlock(block, siteUrl)),
    ...(mail.button && href ? [button(mail.button, href.startsWith('/') ? siteUrl + href : href)] : []),
    ...closing.map((block) => renderBlock(block, siteUrl)),
    ...(sources.length > 0 ? [renderSources(sources, siteUrl)] : []),
  ];
  const joined = (form: keyof Words, by: string) =>
    parts
      .map((part) => part[form])
      .filter(Boolean)
      .join(by);
  // A line break from a visitor would inject a header.
  const subject = mail.subject.replace(/\p{Cc}+/gu, ' ').trim();
  const body = { html: joined('html', '\n'), text: joined('text', '\n\n') };
  return { subject, ...layoutMail(mail, body, siteUrl) };
}
