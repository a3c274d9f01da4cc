import type { Block } from '@/content/text';
import { escapeHtml } from '@/lib/rich-text/inline';
import {
  body,
  box,
  COLUMNS,
  heading,
  inline,
  join,
  layoutTable,
  list,
  listIndent,
  type MailText,
  paragraph,
  plain,
  quote,
  renderMarkdown,
  tag,
  tinted,
  underline,
  wrapLines,
  wrapText,
} from './elements';
import { mailPalette as c, fonts } from './palette';

/** Blocks of long texts, plus those for mails only. */
export type MailBlock =
  | Block
  /** A visitor's text, shown literally. */
  | { kind: 'plain'; label: string; text: string }
  /** The owner's text, in paragraphs; markup is not interpreted. */
  | { kind: 'written'; text: string }
  /** A picture of ours, by its path. */
  | { kind: 'picture'; src: string; alt: string; width: number; height: number }
  /** The owner's text in Markdown. */
  | { kind: 'markdown'; text: string; tag?: string | undefined }
  /** A bar chart, hidden from screen readers and plain text; a table with the same figures has to follow. */
  | { kind: 'bars'; values: readonly number[] }
  /** A code to type elsewhere. */
  | { kind: 'code'; label: string; code: string }
  /** Label and value pairs, such as the sender and the topic of a contact message. */
  | { kind: 'pairs'; caption: string; rows: readonly (readonly [label: string, value: string])[] };

type Kind = Exclude<MailBlock, string>['kind'];
type Of<K extends Kind> = Extract<MailBlock, { kind: K }>;

const BAR_HEIGHT = 140;
/** Of the column of text. */
const COLUMN_WIDTH = 520;

/** A table of data, as opposed to layout. */
function dataTable(caption: string, rows: string, style: string): string {
  const head = `<caption class="muted" style="text-align:left;padding:0 0 6px;color:${c.muted};${fonts.small}">${escapeHtml(caption)}</caption>`;
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse;${style}">${head}${rows}</table>`;
}

const cellStyle = (padding: string) =>
  `border-bottom:1px solid ${c.line};padding:${padding};text-align:left;vertical-align:top;${fonts.cell}`;

function table({ caption, head, rows }: Of<'table'>, siteUrl: string): MailText {
  const cell = cellStyle('10px 12px 10px 0');
  const cells = rows.map((row) => row.map((text) => inline(text, siteUrl)));
  const heads = head.map(
    (text) =>
      `<th scope="col" class="sea line" style="${cell};color:${c.sea};font-weight:bold">${escapeHtml(text)}</th>`,
  );
  const htmlOf = (row: readonly MailText[]) =>
    row.map(({ html }) => `<td class="ink line" style="${cell};color:${c.ink}">${html}</td>`).join('');
  const textOf = (row: readonly MailText[]) =>
    row.map(({ text }, index) => wrapText(`${head[index]}: ${text}`, '', '  ')).join('\n');
  const inRows = `<thead><tr>${heads.join('')}</tr></thead><tbody>${cells.map((row) => `<tr>${htmlOf(row)}</tr>`).join('')}</tbody>`;
  return {
    html: dataTable(caption, inRows, 'margin:0 0 24px'),
    text: `${caption}\n\n${cells.map(textOf).join('\n\n')}`,
  };
}

function pairs({ caption, rows }: Of<'pairs'>): MailText {
  const cell = cellStyle('9px 12px 9px 0');
  const cells = rows.map(
    ([label, value]) =>
      `<tr><th scope="row" width="96" class="muted line" style="${cell};width:96px;color:${c.muted};font-weight:normal">${escapeHtml(label)}</th><td dir="auto" class="ink line" style="${cell};color:${c.ink}">${escapeHtml(value)}</td></tr>`,
  );
  return {
    html: dataTable(caption, `<tbody>${cells.join('')}</tbody>`, 'table-layout:fixed;margin:0 0 26px'),
    // One line each: a line break in a name must not fake another row.
    text: rows.map(([label, value]) => `${label}: ${value.replace(/\p{Cc}+/gu, ' ')}`).join('\n'),
  };
}

function note({ title, text, tone }: Of<'note'>, siteUrl: string): MailText {
  const isUrgent = tone === 'urgent';
  const words = inline(text, siteUrl);
  const bold = `${fonts.body};font-weight:bold`;
  const head = tag('p', isUrgent ? 'danger' : 'sea', '0 0 4px', bold, escapeHtml(title));
  return {
    html: tinted(isUrgent ? 'danger-tint' : 'tint', head + body(words.html, '0'), '6px 0 22px'),
    text: `${isUrgent ? '!! ' : ''}${title}\n${wrapText(words.text)}`,
  };
}

function listOf(items: readonly string[], start: number | null, siteUrl: string): MailText {
  const columns = COLUMNS - listIndent(start, items.length);
  const words = items.map((item) => inline(item, siteUrl));
  return list(
    words.map(({ html, text }) => ({ html, text: wrapLines(text, columns) })),
    start,
  );
}

function exercise({ title, steps }: Of<'exercise'>, siteUrl: string): MailText {
  const label = tag('p', 'muted', '0 0 6px', `${fonts.small};letter-spacing:.04em`, 'Try this today');
  const head = tag('h2', 'ink', '0 0 14px', fonts.title, escapeHtml(title));
  const { html, text } = listOf(steps, 1, siteUrl);
  const style = `border:1px solid ${c.line};border-top:4px solid ${c.apricot};border-radius:6px;padding:22px 24px 8px`;
  return {
    html: box('line box', style, label + head + html, '30px 0 26px'),
    text: `${underline(`Try this today: ${title}`, '=')}\n\n${text}`,
  };
}

function writing({ label, lines }: Of<'writing'>): MailText {
  const line = `<tr><td class="line" height="34" style="height:34px;border-bottom:1px solid ${c.line};font-size:1px;line-height:1px">&nbsp;</td></tr>`;
  return {
    html:
      body(`<strong>${escapeHtml(label)}</strong>`, '0') + layoutTable(line.repeat(lines), 'margin:0 0 24px'),
    text: `${label}\n${Array.from({ length: lines }, () => '_'.repeat(60)).join('\n')}`,
  };
}

/** A visitor's text as typed: not wrapped, every line marked as a quotation. */
function visitorsText({ label, text }: Of<'plain'>): MailText {
  const lines = text.split(/\r\n?|\n/);
  const head = tag('p', 'muted', '0 0 6px', fonts.small, escapeHtml(label));
  const words = `<div dir="auto" class="ink" style="color:${c.ink};${fonts.body}">${lines.map(escapeHtml).join('<br>')}</div>`;
  const style = `border-left:3px solid ${c.line};padding:2px 0 2px 18px`;
  return {
    html: box('line', style, head + words, '0 0 22px;table-layout:fixed'),
    text: `${label}\n${lines.map((line) => `> ${line}`).join('\n')}`,
  };
}

/** Blank lines separate paragraphs. */
function written({ text }: Of<'written'>): MailText {
  const parts = text
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n\s*/)
    .map((part) => part.trim())
    .filter(Boolean);
  const paragraphs = parts.map((part) => {
    const { html, text } = paragraph({ html: escapeHtml(part).replaceAll('\n', '<br>'), text: part });
    // An answer may be in a language from right to left below an English greeting.
    return { html: `<div dir="auto">${html}</div>`, text };
  });
  return join(paragraphs, '', '\n\n');
}

function picture({ src, alt, width, height }: Of<'picture'>, siteUrl: string): MailText {
  const shown = Math.min(width, COLUMN_WIDTH);
  // Mail programs that block pictures show the alternative text.
  const style = `display:block;width:100%;max-width:${shown}px;height:auto;margin:0 0 24px;border-radius:6px;color:${c.muted};${fonts.small}`;
  const size = `width="${shown}" height="${Math.round((height * shown) / width)}"`;
  const url = src.startsWith('/') ? siteUrl + src : src;
  return {
    html: `<img class="muted" src="${escapeHtml(url)}" alt="${escapeHtml(alt)}" ${size} style="${style}">`,
    text: wrapText(`[Picture: ${alt}]`),
  };
}

function bars({ values }: Of<'bars'>): MailText {
  const most = Math.max(1, ...values);
  const bar = (value: number) => {
    const height = Math.round((value / most) * BAR_HEIGHT);
    return layoutTable(
      `<tr><td class="bar" height="${height}" bgcolor="${c.sea}" style="height:${height}px;background-color:${c.sea};border-radius:2px 2px 0 0"></td></tr>`,
    );
  };
  const cells = values.map(
    (value) =>
      `<td class="tint ink" height="${BAR_HEIGHT}" valign="bottom" bgcolor="${c.tint}" style="height:${BAR_HEIGHT}px;padding:14px 6px 0;vertical-align:bottom;background-color:${c.tint};color:${c.ink};border-bottom:2px solid">${value > 0 ? bar(value) : ''}</td>`,
  );
  return { html: layoutTable(`<tr>${cells.join('')}</tr>`, 'table-layout:fixed;margin:0 0 22px'), text: '' };
}

const renderers: { [K in Kind]: (block: Of<K>, siteUrl: string) => MailText } = {
  heading: ({ text }) => heading(plain(text)),
  list: ({ items, ordered }, siteUrl) => listOf(items, ordered ? 1 : null, siteUrl),
  quote: ({ text }, siteUrl) => quote(inline(text, siteUrl)),
  note,
  table,
  exercise,
  writing,
  code: ({ label, code }) => ({
    html: tinted(
      'tint',
      body(escapeHtml(label), '0 0 6px') + tag('p', 'ink', '0', fonts.code, escapeHtml(code)),
      '0 0 22px',
    ),
    text: `${label}\n\n    ${code}`,
  }),
  plain: visitorsText,
  pairs,
  written,
  picture,
  markdown: ({ text, tag }, siteUrl) => renderMarkdown(text, siteUrl, tag),
  bars,
};

/**
 * Renders a block as mail HTML (table layout, inline styles, escaped text) and as plain text of at most 72
 * columns, in which URLs are never broken.
 */
export function renderBlock(block: MailBlock, siteUrl: string): MailText {
  if (typeof block === 'string') return paragraph(inline(block, siteUrl));
  const render = renderers[block.kind] as (block: MailBlock, siteUrl: string) => MailText;
  return render(block, siteUrl);
}
