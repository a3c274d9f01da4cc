import type { Inline } from '@/content/text';
import { escapeHtml } from '@/lib/escape-html';
import { parseInline, type Span } from '@/lib/rich-text/parse-inline';
import { mailPalette as c, fonts } from './palette';

const COLUMNS = 72;

/**
 * Wraps a text at 72 columns; a longer word stays whole, and so does a phone number in groups of digits.
 * @param first prefix of the first line, such as `* `
 * @param rest prefix of the other lines
 */
export function wrapText(text: string, first = '', rest = ''): string {
  const lines: string[] = [];
  let line: string | null = null;
  for (const word of text.split(/(?<!\d)\s+|\s+(?!\d)/).filter(Boolean)) {
    if (line !== null && line.length + 1 + word.length > COLUMNS) {
      lines.push(line);
      line = rest + word;
    } else line = line === null ? first + word : `${line} ${word}`;
  }
  return [...lines, line ?? first].join('\n');
}

/** Underlines a line of plain text. */
export const underline = (text: string, stroke: '-' | '='): string =>
  `${text}\n${stroke.repeat(Math.min(text.length, COLUMNS))}`;

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
  `<a href="${escapeHtml(href)}" class="${tone}" style="color:${c[tone]}">${html}</a>`;

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

type Tone = 'ink' | 'muted' | 'sea' | 'danger';

/** A text element; its class sets the dark-mode colour. */
export function tag(name: string, tone: Tone, margin: string, font: string, html: string): string {
  return `<${name} class="${tone}" style="margin:${margin};color:${c[tone]};${font}">${html}</${name}>`;
}

/** A layout table: the only way to get a coloured box in old mail clients. */
export function layoutTable(cells: string, style = ''): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:separate;${style}">${cells}</table>`;
}

/** A box with borders: a table with one cell. */
export function box(className: string, style: string, html: string, margin: string): string {
  return layoutTable(`<tr><td class="${className}" style="${style}">${html}</td></tr>`, `margin:${margin}`);
}

/** A box with a background, also for clients that only know the attribute. */
export function tinted(tone: 'tint' | 'danger-tint', html: string, margin: string): string {
  return layoutTable(
    `<tr><td class="${tone}" bgcolor="${c[tone]}" style="background-color:${c[tone]};border-radius:6px;padding:16px 20px">${html}</td></tr>`,
    `margin:${margin}`,
  );
}

export const body = (html: string, margin = '0 0 18px') => tag('p', 'ink', margin, fonts.body, html);

export const paragraph = ({ html, text }: Words): Words => ({
  html: body(html),
  text: text
    .split('\n')
    .map((line) => wrapText(line))
    .join('\n'),
});

export const heading = ({ html, text }: Words): Words => ({
  html: tag('h2', 'sea', '34px 0 12px', fonts.title, html),
  text: underline(text, '-'),
});

/** @param items each split into parts on lines of their own, such as a nested list */
export function list(items: readonly (readonly Words[])[], ordered: boolean): Words {
  const rows = items.map(
    (parts) => `<li style="margin:0 0 10px;padding-left:4px">${join(parts, '<br>').html}</li>`,
  );
  const text = items.map(([first, ...rest], index) => {
    const mark = ordered ? `${index + 1}. ` : '* ';
    const indent = ' '.repeat(mark.length);
    const more = rest.map((part) => part.text.replaceAll(/^/gm, indent));
    return [wrapText(first?.text ?? '', mark, indent), ...more].join('\n');
  });
  return {
    html: tag(ordered ? 'ol' : 'ul', 'ink', '0 0 18px', `padding:0 0 0 24px;${fonts.body}`, rows.join('')),
    text: text.join('\n'),
  };
}

export function quote(parts: readonly Words[]): Words {
  const html = tag('p', 'ink', '0', fonts.quote, join(parts, '<br>').html);
  const text = parts.map((part) => wrapText(part.text, '> ', '> ')).join('\n>\n');
  return {
    html: box('', `border-left:3px solid ${c.apricot};padding:2px 0 2px 18px`, html, '0 0 22px'),
    text,
  };
}
