import type { Inline } from '@/content/text';
import { parseInline, type Span } from '@/lib/rich-text/parse-inline';
import { escapeHtml } from '../../escape-html';
import { mailPalette } from './mail-palette';

/** The same content as safe HTML and as plain text. */
export interface Words {
  html: string;
  text: string;
}

/** Text without markup. */
export const plain = (text: string): Words => ({ html: escapeHtml(text), text });

/** Concatenates parts, with separators. */
export const join = (parts: readonly Words[], html = '', text = ''): Words => ({
  html: parts.map((part) => part.html).join(html),
  text: parts.map((part) => part.text).join(text),
});

/** A link around safe HTML. */
export const linkHtml = (href: string, html: string, tone: 'sea' | 'muted' = 'sea'): string =>
  `<a href="${escapeHtml(href)}" class="${tone}" style="color:${mailPalette[tone]}">${html}</a>`;

/**
 * Makes a link absolute, since a mail has no base URL.
 * @param siteUrl origin of the site without a trailing slash
 * @throws if a mail may not use the scheme
 */
export function completeHref(href: string, siteUrl: string): string {
  if (/^\/(?!\/)/.test(href)) return siteUrl + href;
  if (/^(https?:\/\/|mailto:|tel:|sms:)/i.test(href)) return href;
  throw new Error(`A mail cannot link to ${href}`);
}

/** Renders a text of `content` with inline markup, with every URL written out in the plain text. */
export function inline(text: Inline, siteUrl: string): Words {
  return join(parseInline(text).map((span) => wordsOf(span, siteUrl)));
}

function wordsOf(span: Span, siteUrl: string): Words {
  const { html, text } = plain(span.text);
  if (span.kind === 'strong') return { html: `<strong>${html}</strong>`, text };
  if (span.kind === 'emphasis') return { html: `<em>${html}</em>`, text };
  if (span.kind !== 'link') return { html, text };
  // A citation. The numbered sources follow at the end; few mail clients support fragment links.
  if (span.href.startsWith('#'))
    return { html: `<sup style="font-size:12px;line-height:1">[${html}]</sup>`, text: `[${text}]` };
  const href = completeHref(span.href, siteUrl);
  const address = href.replace(/^(mailto|tel|sms):/, '');
  const isSaid = address.replace(/\D/g, '') === text.replace(/\s/g, '') || address === text;
  return { html: linkHtml(href, html), text: isSaid ? text : `${text} (${href})` };
}
