import { safetyShort } from '@/content/safety';
import { site } from '@/content/site';
import type { Source } from '@/content/text';
import { escapeHtml } from '@/lib/rich-text/inline';
import { withTag } from '@/lib/rich-text/parse-markdown';
import { type MailBlock, renderBlock } from './blocks';
import {
  completeHref,
  inline,
  layoutTable,
  linkHtml,
  type MailText,
  paragraph,
  plain,
  tag,
  underline,
  wrapText,
} from './elements';
import { mailPalette as c, fonts, mailStyles } from './palette';

/** A mail as data, most of it from `content/mails`. Links to the site are paths, which `renderMail` makes absolute. */
export interface Mail {
  subject: string;
  /** The preview text after the subject in a list of mails. */
  preheader: string;
  /** Small text above the title, such as `Day 2 of 7`. */
  kicker?: string;
  title: string;
  /** Salutation. May contain a visitor's name; markup in it is not interpreted. */
  greeting?: string;
  blocks: readonly MailBlock[];
  /** The label of the button, which needs a `href`: a path of the site, or an absolute URL. */
  button?: string;
  href?: string;
  /** Blocks after the button. */
  closing?: readonly MailBlock[];
  sources?: readonly Source[];
  /** To an organisation: without the lines on emergencies. */
  isBusiness?: boolean;
  /** One sentence on why this person gets this mail. */
  reason: string;
  /** Required unless the person has just requested the mail. */
  unsubscribeUrl?: string;
  /** Ends every mail to the recipient, who has confirmed nothing. */
  neverUrl?: string;
  pauseUrl?: string;
  /** The web version of the mail. */
  webUrl?: string;
  /** The campaign tag of the links to the site, but for those that end the mails. */
  tag?: string | undefined;
}

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

/** Invisible characters that keep body text out of the preview line. */
const PREHEADER_FILL = '&#8199;&#847; '.repeat(60);

function footer(
  {
    blocks,
    closing = [],
    isBusiness,
    reason,
    webUrl,
    pauseUrl,
    unsubscribeUrl,
    neverUrl,
    tag: campaign,
  }: Mail,
  siteUrl: string,
): MailText[] {
  const tagged = (path: string) => (campaign ? withTag(siteUrl + path, campaign) : siteUrl + path);
  const links = [
    ['Read this in your browser', webUrl && tagged(webUrl)],
    ['Pause the emails', pauseUrl && siteUrl + pauseUrl],
    ['Unsubscribe', unsubscribeUrl && siteUrl + unsubscribeUrl],
    ['Never write to me again', neverUrl && siteUrl + neverUrl],
  ].flatMap(([label, href]) => (label && href ? [[label, href] as const] : []));
  const said: readonly unknown[] = [...blocks, ...closing];
  const safety = isBusiness ? [] : safetyShort.filter(({ note }) => !said.includes(note));
  return [
    ...[...safety.map(({ text }) => inline(text, siteUrl, tagged)), plain(reason)].map(({ html, text }) => ({
      html,
      text: wrapText(text),
    })),
    {
      html: links.map(([label, href]) => linkHtml(href, label)).join(' &nbsp;·&nbsp; '),
      text: links.map(([label, href]) => `${label}:\n${href}`).join('\n\n'),
    },
    {
      html: `${escapeHtml(site.postalAddress)}<br>${linkHtml(`mailto:${site.contactEmail}`, escapeHtml(site.contactEmail), 'muted')}`,
      text: `${site.postalAddress}\n${site.contactEmail}`,
    },
  ].filter(({ text }) => text);
}

/** The header: the book's name and a turned page corner. */
function masthead({ tag: campaign }: Mail, siteUrl: string): string {
  const home = campaign ? withTag(`${siteUrl}/`, campaign) : `${siteUrl}/`;
  const name = `<a href="${escapeHtml(home)}" class="sea" style="color:${c.sea};text-decoration:none;${fonts.masthead}">${escapeHtml(site.name)}</a>`;
  const corner = `<div class="fold" style="width:0;height:0;font-size:0;line-height:0;border-style:solid;border-width:44px 0 0 44px;border-color:${c.paper} ${c.apricot} ${c.apricot}"></div>`;
  return layoutTable(
    `<tr><td class="gutter" style="padding:26px 40px 0">${name}</td><td width="44" valign="top" style="width:44px;vertical-align:top;font-size:0;line-height:0">${corner}</td></tr>`,
  );
}

function layoutHtml(mail: Mail, body: string, foot: readonly MailText[], siteUrl: string): string {
  const kicker = mail.kicker ? tag('p', 'muted', '0 0 6px', fonts.cell, escapeHtml(mail.kicker)) : '';
  const title = `<h1 class="ink title" style="margin:0 0 24px;color:${c.ink};${fonts.headline}">${escapeHtml(mail.title)}</h1>`;
  const lines = foot.map(({ html }) => tag('p', 'muted', '0 0 10px', fonts.small, html)).join('');
  return `<!doctype html>
<html lang="en-GB" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${escapeHtml(mail.subject)}</title>
<style>
${mailStyles}
</style>
</head>
<body class="paper" style="margin:0;padding:0;background-color:${c.paper};-webkit-text-size-adjust:100%;-ms-text-size-adjust:100%">
<div style="display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px;color:${c.paper}">${escapeHtml(mail.preheader)} ${PREHEADER_FILL}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${c.paper}" style="background-color:${c.paper}">
<tr><td class="outer" align="center" style="padding:32px 16px;overflow-wrap:anywhere;word-break:break-word">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" class="sheet line" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${c.sheet}" style="max-width:600px;background-color:${c.sheet};text-align:left">
<tr><td>${masthead(mail, siteUrl)}</td></tr>
<tr><td class="gutter" style="padding:30px 40px 26px">
${kicker}${title}
${body}
</td></tr>
</table>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;text-align:left">
<tr><td class="gutter" style="padding:26px 40px 40px">${lines}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>
`;
}

/** A button that works in old clients: the cell has the colour, the link is a real link. */
function button(label: string, href: string): MailText {
  const link = `<a href="${escapeHtml(href)}" style="display:inline-block;padding:16px 30px;${fonts.button};color:${c['apricot-ink']};text-decoration:none">${escapeHtml(label)}</a>`;
  return {
    html: `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="border-collapse:separate;margin:10px 0 28px"><tr><td bgcolor="${c.apricot}" style="background-color:${c.apricot};border-radius:6px;mso-padding-alt:16px 30px">${link}</td></tr></table>`,
    text: `${label}:\n${href}`,
  };
}

function renderSources(sources: readonly Source[], siteUrl: string): MailText {
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
 * the same mail gives the same bytes. Visitors' text belongs in `greeting`, `plain` and `pairs`.
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
  const joined = (form: keyof MailText, by: string) =>
    parts
      .map((part) => part[form])
      .filter(Boolean)
      .join(by);
  // A line break from a visitor would inject a header.
  const subject = mail.subject.replace(/\p{Cc}+/gu, ' ').trim();
  const foot = footer(mail, siteUrl);
  const title = underline(mail.kicker ? `${mail.kicker}: ${mail.title}` : mail.title, '=');
  const end = foot.map((line) => line.text).join('\n\n');
  return {
    subject,
    html: layoutHtml(mail, joined('html', '\n'), foot, siteUrl),
    // `-- ` on its own line is the signature separator; clients drop what follows it from replies.
    text: `${site.name}\n\n${title}\n\n${joined('text', '\n\n')}\n\n-- \n${end}\n`,
  };
}
