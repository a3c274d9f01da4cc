import { escapeHtml } from '../../escape-html';
import { inlineHtml } from './inline-html';
import type { MailBlock } from './mail';
import { mailPalette as c, mailFonts } from './mail-palette';
import { paragraphsOf } from './paragraphs-of';

type Of<K extends string> = Extract<MailBlock, { kind: K }>;

const BODY = `font-family:${mailFonts.sans};font-size:17px;line-height:27px`;
const SMALL = `font-family:${mailFonts.sans};font-size:14px;line-height:21px`;

/** A table that only lays out: old clients know no other way to hold a coloured box together. */
export function layoutTable(cells: string, style = ''): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:separate;${style}">${cells}</table>`;
}

export function paragraphHtml(html: string, style = 'margin:0 0 18px'): string {
  return `<p class="ink" style="${style};color:${c.ink};${BODY}">${html}</p>`;
}

/* These take safe HTML. */

export function headingHtml(html: string): string {
  return `<h2 class="sea" style="margin:34px 0 12px;color:${c.sea};font-family:${mailFonts.serif};font-size:22px;line-height:29px;font-weight:bold">${html}</h2>`;
}

export function listHtml(items: readonly string[], ordered: boolean): string {
  const tag = ordered ? 'ol' : 'ul';
  const rows = items.map((item) => `<li style="margin:0 0 10px;padding-left:4px">${item}</li>`).join('');
  return `<${tag} class="ink" style="margin:0 0 18px;padding:0 0 0 24px;color:${c.ink};${BODY}">${rows}</${tag}>`;
}

export function quoteHtml(html: string, by?: string): string {
  const author = by
    ? `<p class="muted" style="margin:8px 0 0;color:${c.muted};${SMALL}">${escapeHtml(by)}</p>`
    : '';
  const words = `<p class="ink" style="margin:0;color:${c.ink};font-family:${mailFonts.serif};font-size:20px;line-height:30px;font-style:italic">${html}</p>`;
  return layoutTable(
    `<tr><td style="border-left:3px solid ${c.apricot};padding:2px 0 2px 18px">${words}${author}</td></tr>`,
    'margin:0 0 22px',
  );
}

const htmlOf = (items: readonly string[], siteUrl: string) => items.map((item) => inlineHtml(item, siteUrl));

function noteHtml({ title, text, tone }: Of<'note'>, siteUrl: string): string {
  const urgent = tone === 'urgent';
  const [tint, tintClass, ink, inkClass] = urgent
    ? [c.dangerTint, 'danger-tint', c.danger, 'danger']
    : [c.tint, 'tint', c.sea, 'sea'];
  const head = `<p class="${inkClass}" style="margin:0 0 4px;color:${ink};${BODY};font-weight:bold">${escapeHtml(title)}</p>`;
  return layoutTable(
    `<tr><td class="${tintClass}" bgcolor="${tint}" style="background-color:${tint};border-radius:6px;padding:16px 20px">${head}${paragraphHtml(inlineHtml(text, siteUrl), 'margin:0')}</td></tr>`,
    'margin:6px 0 22px',
  );
}

function tableHtml({ caption, head, rows }: Of<'table'>, siteUrl: string): string {
  const cell = `border-bottom:1px solid ${c.line};padding:10px 12px 10px 0;text-align:left;vertical-align:top;font-family:${mailFonts.sans};font-size:15px;line-height:22px`;
  const heads = head.map(
    (text) =>
      `<th scope="col" class="sea line" style="${cell};color:${c.sea};font-weight:bold">${escapeHtml(text)}</th>`,
  );
  const body = rows.map(
    (row) =>
      `<tr>${row.map((text) => `<td class="ink line" style="${cell};color:${c.ink}">${inlineHtml(text, siteUrl)}</td>`).join('')}</tr>`,
  );
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse;margin:0 0 24px"><caption class="muted" style="text-align:left;padding:0 0 6px;color:${c.muted};${SMALL}">${escapeHtml(caption)}</caption><thead><tr>${heads.join('')}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}

function exerciseHtml({ title, steps }: Of<'exercise'>, siteUrl: string): string {
  const label = `<p class="muted" style="margin:0 0 6px;color:${c.muted};${SMALL};letter-spacing:.04em">Try this today</p>`;
  const head = `<h2 class="ink" style="margin:0 0 14px;color:${c.ink};font-family:${mailFonts.serif};font-size:22px;line-height:29px;font-weight:bold">${escapeHtml(title)}</h2>`;
  return layoutTable(
    `<tr><td class="line box" style="border:1px solid ${c.line};border-top:4px solid ${c.apricot};border-radius:6px;padding:22px 24px 8px">${label}${head}${listHtml(htmlOf(steps, siteUrl), true)}</td></tr>`,
    'margin:30px 0 26px',
  );
}

function writingHtml({ label, lines }: Of<'writing'>): string {
  const line = `<tr><td class="line" height="34" style="height:34px;border-bottom:1px solid ${c.line};font-size:1px;line-height:1px">&nbsp;</td></tr>`;
  return `${paragraphHtml(`<strong>${escapeHtml(label)}</strong>`, 'margin:0')}${layoutTable(line.repeat(lines), 'margin:0 0 24px')}`;
}

function codeHtml({ label, code }: Of<'code'>): string {
  const words = paragraphHtml(escapeHtml(label), 'margin:0 0 6px');
  const digits = `<p class="ink" style="margin:0;color:${c.ink};font-family:${mailFonts.mono};font-size:26px;line-height:36px;letter-spacing:2px;font-weight:bold;white-space:nowrap">${escapeHtml(code)}</p>`;
  return layoutTable(
    `<tr><td class="tint" bgcolor="${c.tint}" style="background-color:${c.tint};border-radius:6px;padding:16px 20px">${words}${digits}</td></tr>`,
    'margin:0 0 22px',
  );
}

function plainHtml({ label, text }: Of<'plain'>): string {
  const words = escapeHtml(text).replace(/\r\n?|\n/g, '<br>');
  return layoutTable(
    `<tr><td class="line" style="border-left:3px solid ${c.line};padding:2px 0 2px 18px"><p class="muted" style="margin:0 0 6px;color:${c.muted};${SMALL}">${escapeHtml(label)}</p><div class="ink" style="color:${c.ink};${BODY};overflow-wrap:anywhere;word-break:break-word">${words}</div></td></tr>`,
    'margin:0 0 22px;table-layout:fixed',
  );
}

function writtenHtml({ text }: Of<'written'>): string {
  return paragraphsOf(text)
    .map((paragraph) => paragraphHtml(escapeHtml(paragraph).replaceAll('\n', '<br>')))
    .join('');
}

function factsHtml({ caption, rows }: Of<'facts'>): string {
  const cell = `border-bottom:1px solid ${c.line};padding:9px 12px 9px 0;text-align:left;vertical-align:top;font-family:${mailFonts.sans};font-size:15px;line-height:22px;overflow-wrap:anywhere;word-break:break-word`;
  const body = rows
    .map(
      ([label, value]) =>
        `<tr><th scope="row" width="96" class="muted line" style="${cell};width:96px;color:${c.muted};font-weight:normal">${escapeHtml(label)}</th><td class="ink line" style="${cell};color:${c.ink}">${escapeHtml(value)}</td></tr>`,
    )
    .join('');
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse;table-layout:fixed;margin:0 0 26px"><caption class="muted" style="text-align:left;padding:0 0 6px;color:${c.muted};${SMALL}">${escapeHtml(caption)}</caption><tbody>${body}</tbody></table>`;
}

/** Renders one block as mail HTML: tables for layout, every style inline, all text escaped. */
export function blockHtml(block: MailBlock, siteUrl: string): string {
  if (typeof block === 'string') return paragraphHtml(inlineHtml(block, siteUrl));
  switch (block.kind) {
    case 'heading':
      return headingHtml(escapeHtml(block.text));
    case 'list':
      return listHtml(htmlOf(block.items, siteUrl), block.ordered === true);
    case 'quote':
      return quoteHtml(inlineHtml(block.text, siteUrl), block.by);
    case 'note':
      return noteHtml(block, siteUrl);
    case 'table':
      return tableHtml(block, siteUrl);
    case 'exercise':
      return exerciseHtml(block, siteUrl);
    case 'writing':
      return writingHtml(block);
    case 'code':
      return codeHtml(block);
    case 'plain':
      return plainHtml(block);
    case 'facts':
      return factsHtml(block);
    case 'written':
      return writtenHtml(block);
    case 'rendered':
      return block.html;
    case 'image':
      return `<p style="margin:0 0 22px"><img src="cid:${escapeHtml(block.contentId)}" alt="${escapeHtml(block.alt)}" width="520" style="display:block;width:100%;max-width:520px;height:auto;border-radius:6px"></p>`;
  }
}
