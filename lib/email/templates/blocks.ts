import { escapeHtml } from '../../escape-html';
import type { MailBlock } from './mail';
import { mailPalette as c, fonts } from './mail-palette';
import { inline, join, plain, type Words } from './words';
import { wrapLines, wrapText } from './wrap-text';

type Of<K extends string> = Extract<MailBlock, { kind: K }>;
type Tone = 'ink' | 'muted' | 'sea' | 'danger';

const FACTS = 'overflow-wrap:anywhere;word-break:break-word';

/** A text element; its class sets the dark-mode colour. */
export function tag(name: string, tone: Tone, margin: string, font: string, html: string): string {
  return `<${name} class="${tone}" style="margin:${margin};color:${c[tone]};${font}">${html}</${name}>`;
}

/** A layout table: the only way to get a coloured box in old mail clients. */
export function layoutTable(cells: string, style = ''): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:separate;${style}">${cells}</table>`;
}

const box = (tone: 'tint' | 'danger-tint', html: string, margin: string) => {
  const color = tone === 'tint' ? c.tint : c.dangerTint;
  return layoutTable(
    `<tr><td class="${tone}" bgcolor="${color}" style="background-color:${color};border-radius:6px;padding:16px 20px">${html}</td></tr>`,
    `margin:${margin}`,
  );
};

const body = (html: string, margin = '0 0 18px') => tag('p', 'ink', margin, fonts.body, html);

function underline(text: string, stroke: string): string {
  return `${text}\n${stroke.repeat(Math.min(text.length, 72))}`;
}

export const paragraph = ({ html, text }: Words): Words => ({ html: body(html), text: wrapLines(text) });

export const heading = ({ html, text }: Words): Words => ({
  html: tag('h2', 'sea', '34px 0 12px', fonts.title, html),
  text: underline(text, '-'),
});

/** @param items each split into parts on lines of their own, such as a nested list */
export function list(items: readonly (readonly Words[])[], ordered: boolean): Words {
  const name = ordered ? 'ol' : 'ul';
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
    html: tag(name, 'ink', '0 0 18px', `padding:0 0 0 24px;${fonts.body}`, rows.join('')),
    text: text.join('\n'),
  };
}

export function quote(parts: readonly Words[], by?: string): Words {
  const author = by ? tag('p', 'muted', '8px 0 0', fonts.small, escapeHtml(by)) : '';
  const html = tag('p', 'ink', '0', fonts.quote, join(parts, '<br>').html) + author;
  const text = parts.map((part) => wrapText(part.text, '> ', '> ')).join('\n>\n');
  return {
    html: layoutTable(
      `<tr><td style="border-left:3px solid ${c.apricot};padding:2px 0 2px 18px">${html}</td></tr>`,
      'margin:0 0 22px',
    ),
    text: by ? `${text}\n> ${by}` : text,
  };
}

function note({ title, text, tone }: Of<'note'>, siteUrl: string): Words {
  const urgent = tone === 'urgent';
  const words = inline(text, siteUrl);
  const head = tag(
    'p',
    urgent ? 'danger' : 'sea',
    '0 0 4px',
    `${fonts.body};font-weight:bold`,
    escapeHtml(title),
  );
  return {
    html: box(urgent ? 'danger-tint' : 'tint', head + body(words.html, '0'), '6px 0 22px'),
    text: `${urgent ? '!! ' : ''}${title}\n${wrapText(words.text)}`,
  };
}

const captionHtml = (caption: string) =>
  `<caption class="muted" style="text-align:left;padding:0 0 6px;color:${c.muted};${fonts.small}">${escapeHtml(caption)}</caption>`;

function table({ caption, head, rows }: Of<'table'>, siteUrl: string): Words {
  const cell = `border-bottom:1px solid ${c.line};padding:10px 12px 10px 0;text-align:left;vertical-align:top;${fonts.cell}`;
  const cells = rows.map((row) => row.map((text) => inline(text, siteUrl)));
  const heads = head.map(
    (text) =>
      `<th scope="col" class="sea line" style="${cell};color:${c.sea};font-weight:bold">${escapeHtml(text)}</th>`,
  );
  const htmlOf = (row: readonly Words[]) =>
    row.map(({ html }) => `<td class="ink line" style="${cell};color:${c.ink}">${html}</td>`).join('');
  const textOf = (row: readonly Words[]) =>
    row.map(({ text }, index) => wrapText(`${head[index]}: ${text}`, '', '  ')).join('\n');
  return {
    html: `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse;margin:0 0 24px">${captionHtml(caption)}<thead><tr>${heads.join('')}</tr></thead><tbody>${cells.map((row) => `<tr>${htmlOf(row)}</tr>`).join('')}</tbody></table>`,
    text: `${caption}\n\n${cells.map(textOf).join('\n\n')}`,
  };
}

function exercise({ title, steps }: Of<'exercise'>, siteUrl: string): Words {
  const label = tag('p', 'muted', '0 0 6px', `${fonts.small};letter-spacing:.04em`, 'Try this today');
  const head = tag('h2', 'ink', '0 0 14px', fonts.title, escapeHtml(title));
  const { html, text } = list(
    steps.map((step) => [inline(step, siteUrl)]),
    true,
  );
  return {
    html: layoutTable(
      `<tr><td class="line box" style="border:1px solid ${c.line};border-top:4px solid ${c.apricot};border-radius:6px;padding:22px 24px 8px">${label}${head}${html}</td></tr>`,
      'margin:30px 0 26px',
    ),
    text: `${underline(`Try this today: ${title}`, '=')}\n\n${text}`,
  };
}

function writing({ label, lines }: Of<'writing'>): Words {
  const line = `<tr><td class="line" height="34" style="height:34px;border-bottom:1px solid ${c.line};font-size:1px;line-height:1px">&nbsp;</td></tr>`;
  return {
    html: `${body(`<strong>${escapeHtml(label)}</strong>`, '0')}${layoutTable(line.repeat(lines), 'margin:0 0 24px')}`,
    text: `${label}\n${Array.from({ length: lines }, () => '_'.repeat(60)).join('\n')}`,
  };
}

function code({ label, code }: Of<'code'>): Words {
  const digits = tag('p', 'ink', '0', fonts.code, escapeHtml(code));
  return {
    html: box('tint', body(escapeHtml(label), '0 0 6px') + digits, '0 0 22px'),
    text: `${label}\n\n    ${code}`,
  };
}

function visitorsWords({ label, text }: Of<'plain'>): Words {
  const lines = text.split(/\r\n?|\n/);
  const head = tag('p', 'muted', '0 0 6px', fonts.small, escapeHtml(label));
  const words = `<div class="ink" style="color:${c.ink};${fonts.body};${FACTS}">${lines.map(escapeHtml).join('<br>')}</div>`;
  return {
    html: layoutTable(
      `<tr><td class="line" style="border-left:3px solid ${c.line};padding:2px 0 2px 18px">${head}${words}</td></tr>`,
      'margin:0 0 22px;table-layout:fixed',
    ),
    // As the visitor typed it: not wrapped, every line marked as a quotation.
    text: `${label}\n${lines.map((line) => `> ${line}`).join('\n')}`,
  };
}

/** Blank lines separate paragraphs. */
function written({ text }: Of<'written'>): Words {
  const parts = text
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n\s*/)
    .map((part) => part.trim())
    .filter(Boolean);
  const paragraphs = parts.map((part) =>
    paragraph({ html: escapeHtml(part).replaceAll('\n', '<br>'), text: part }),
  );
  return join(paragraphs, '', '\n\n');
}

function facts({ caption, rows }: Of<'facts'>): Words {
  const cell = `border-bottom:1px solid ${c.line};padding:9px 12px 9px 0;text-align:left;vertical-align:top;${fonts.cell};${FACTS}`;
  const cells = rows.map(
    ([label, value]) =>
      `<tr><th scope="row" width="96" class="muted line" style="${cell};width:96px;color:${c.muted};font-weight:normal">${escapeHtml(label)}</th><td class="ink line" style="${cell};color:${c.ink}">${escapeHtml(value)}</td></tr>`,
  );
  return {
    html: `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse;table-layout:fixed;margin:0 0 26px">${captionHtml(caption)}<tbody>${cells.join('')}</tbody></table>`,
    // One line each: a line break in a name must not fake another row.
    text: rows.map(([label, value]) => `${label}: ${value.replace(/\p{Cc}+/gu, ' ')}`).join('\n'),
  };
}

/**
 * Renders a block as mail HTML (table layout, inline styles, escaped text) and as plain text of at most 72
 * columns, in which URLs are never broken.
 */
export function renderBlock(block: Exclude<MailBlock, { kind: 'markdown' }>, siteUrl: string): Words {
  if (typeof block === 'string') return paragraph(inline(block, siteUrl));
  switch (block.kind) {
    case 'heading':
      return heading(plain(block.text));
    case 'list':
      return list(
        block.items.map((item) => [inline(item, siteUrl)]),
        block.ordered === true,
      );
    case 'quote':
      return quote([inline(block.text, siteUrl)], block.by);
    case 'note':
      return note(block, siteUrl);
    case 'table':
      return table(block, siteUrl);
    case 'exercise':
      return exercise(block, siteUrl);
    case 'writing':
      return writing(block);
    case 'code':
      return code(block);
    case 'plain':
      return visitorsWords(block);
    case 'facts':
      return facts(block);
    case 'written':
      return written(block);
    case 'image':
      // The table below has the same data.
      return {
        html: `<p style="margin:0 0 22px"><img src="cid:${escapeHtml(block.contentId)}" alt="${escapeHtml(block.alt)}" width="520" style="display:block;width:100%;max-width:520px;height:auto;border-radius:6px"></p>`,
        text: '',
      };
  }
}
