import type { Inline } from '@/content/text';
import { escapeHtml, parseInline, type Span } from '@/lib/rich-text/inline';
import { type MarkdownBlock, type MarkdownSpan, parseMarkdown } from '@/lib/rich-text/parse-markdown';
import { mailPalette as c, fonts } from './palette';

/** Width of plain text. */
export const COLUMNS = 72;

/** Wraps each line of a text. */
export const wrapLines = (text: string, columns = COLUMNS): string =>
  text
    .split('\n')
    .map((line) => wrapText(line, '', '', columns))
    .join('\n');

/** Puts `first` before the first line and `rest` before the others, where they are not empty. */
const prefixLines = (text: string, first: string, rest: string): string =>
  text
    .split('\n')
    .map((line, index) => (index === 0 ? first + line : rest + line).trimEnd())
    .join('\n');

/**
 * Wraps a text at 72 columns; a longer word stays whole, and so does a phone number in groups of digits.
 * @param first prefix of the first line, such as `* `
 * @param rest prefix of the other lines
 */
export function wrapText(text: string, first = '', rest = '', columns = COLUMNS): string {
  const lines: string[] = [];
  let line: string | null = null;
  for (const word of text.split(/(?<!\d)\s+|\s+(?!\d)/).filter(Boolean)) {
    if (line !== null && line.length + 1 + word.length > columns) {
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
export interface MailText {
  html: string;
  text: string;
}

/** Text without markup. */
export const plain = (text: string): MailText => ({ html: escapeHtml(text), text });

/** Concatenates parts, with separators. */
export const join = (parts: readonly MailText[], html = '', text = ''): MailText => ({
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

/**
 * Renders a text of `content` with inline markup, with every URL written out in the plain text.
 * @param urlOf the URL of a path of the site
 */
export function inline(text: Inline, siteUrl: string, urlOf = (path: string) => siteUrl + path): MailText {
  return join(parseInline(text).map((span) => mailTextOf(span, siteUrl, urlOf)));
}

function mailTextOf(span: Span, siteUrl: string, urlOf: (path: string) => string): MailText {
  const { html, text } = plain(span.text);
  if (span.kind === 'strong') return { html: `<strong>${html}</strong>`, text };
  if (span.kind === 'emphasis') return { html: `<em>${html}</em>`, text };
  if (span.kind !== 'link') return { html, text };
  // A citation. The numbered sources follow at the end; few mail clients support fragment links.
  if (span.href.startsWith('#'))
    return { html: `<sup style="font-size:12px;line-height:1">[${html}]</sup>`, text: `[${text}]` };
  const whole = completeHref(span.href, siteUrl);
  const href = whole === span.href ? whole : urlOf(span.href);
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

export const paragraph = ({ html, text }: MailText): MailText => ({
  html: body(html),
  text: wrapLines(text),
});

export const heading = ({ html, text }: MailText): MailText => ({
  html: tag('h2', 'sea', '34px 0 12px', fonts.title, html),
  text: underline(text, '-'),
});

const rule: MailText = { html: body('· · ·'), text: '* * *' };

const markOf = (start: number | null, index: number) => (start === null ? '* ' : `${start + index}. `);

/** Columns that the marks of a list take. */
export const listIndent = (start: number | null, count: number): number => markOf(start, count - 1).length;

/**
 * @param items with plain text that is wrapped already, narrower by `listIndent`
 * @param start the number of the first; null for bullets
 */
export function list(items: readonly MailText[], start: number | null): MailText {
  const rows = items.map(({ html }) => `<li style="margin:0 0 10px;padding-left:4px">${html}</li>`);
  const text = items.map((item, index) => {
    const mark = markOf(start, index);
    return prefixLines(item.text, mark, ' '.repeat(mark.length));
  });
  const name = start === null ? 'ul' : 'ol';
  const element = tag(name, 'ink', '0 0 18px', `padding:0 0 0 24px;${fonts.body}`, rows.join(''));
  return {
    html: start === null || start === 1 ? element : element.replace('<ol', `<ol start="${start}"`),
    text: text.join('\n'),
  };
}

/** Blocks in quotation. */
const quoted = ({ html, text }: MailText): MailText => ({
  html: box('', `border-left:3px solid ${c.apricot};padding:2px 0 2px 18px`, html, '0 0 22px'),
  text: prefixLines(text, '> ', '> '),
});

export const quote = ({ html, text }: MailText): MailText =>
  quoted({ html: tag('p', 'ink', '0', fonts.quote, html), text: wrapLines(text, COLUMNS - 2) });

/**
 * Renders Markdown for a mail, as `parseMarkdown` reads it. Everything is escaped; HTML is shown literally.
 * @param siteUrl origin of the site without a trailing slash
 * @param tag the campaign that links to the site name
 */
export function renderMarkdown(source: string, siteUrl: string, tag?: string): MailText {
  return blocksOf(parseMarkdown(source, siteUrl, tag).blocks, COLUMNS, body);
}

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** @param write a paragraph around safe HTML */
function blocksOf(
  blocks: readonly MarkdownBlock[],
  columns: number,
  write: (html: string) => string,
): MailText {
  const words = blocks.map((block) => {
    const { html, text } = blockOf(block, columns, write);
    return { html: rightToLeft.test(text) ? `<div dir="auto">${html}</div>` : html, text };
  });
  return join(words, '\n', '\n\n');
}

function blockOf(block: MarkdownBlock, columns: number, write: (html: string) => string): MailText {
  switch (block.kind) {
    case 'heading':
      return heading(phrase(block.spans));
    case 'rule':
      return rule;
    case 'paragraph': {
      const { html, text } = phrase(block.spans);
      return { html: write(html), text: wrapLines(text, columns) };
    }
    case 'list': {
      const { start, items } = block;
      return list(
        items.map((item) => itemOf(item, columns - listIndent(start, items.length))),
        start,
      );
    }
    case 'quote':
      return quoted(
        blocksOf(block.blocks, columns - 2, (html) => tag('p', 'ink', '0 0 12px', fonts.quote, html)),
      );
  }
}

function itemOf([first, ...rest]: readonly MarkdownBlock[], columns: number): MailText {
  const write = (html: string) => body(html, '10px 0 0');
  if (!first) return plain('');
  const { html, text } = blockOf(first, columns, first.kind === 'paragraph' ? (inner) => inner : write);
  // A list follows its sentence closely, a paragraph after an empty line.
  const parts = rest.map((block) => ({ block, words: blockOf(block, columns, write) }));
  return {
    html: html + parts.map(({ words }) => words.html).join(''),
    text:
      text + parts.map(({ block, words }) => (block.kind === 'list' ? '\n' : '\n\n') + words.text).join(''),
  };
}

const phrase = (spans: readonly MarkdownSpan[]): MailText => join(spans.map(spanOf));

function spanOf(span: MarkdownSpan): MailText {
  if (span.kind === 'text') return plain(span.text);
  if (span.kind === 'break') return { html: '<br>', text: '\n' };
  const { html, text } = phrase(span.spans);
  if (span.kind !== 'link') return { html: `<${span.kind}>${html}</${span.kind}>`, text };
  // An address is copied out of plain text, where a subject would be in the way.
  const address = span.href.replace(/^mailto:([^?]*).*$/, '$1').replace(/^(tel|sms):/, '');
  const isSaid = [address, address.replace(/^https:\/\//, '')].includes(text);
  return { html: linkHtml(span.href, html), text: isSaid ? text : `${text} (${address})` };
}
