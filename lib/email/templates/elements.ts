import { escapeHtml } from '../../escape-html';
import { mailPalette as c, fonts } from './mail-palette';
import { join, type Words } from './words';
import { underline, wrapLines, wrapText } from './wrap-text';

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

export const paragraph = ({ html, text }: Words): Words => ({ html: body(html), text: wrapLines(text) });

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

export function quote(parts: readonly Words[], by?: string): Words {
  const author = by ? tag('p', 'muted', '8px 0 0', fonts.small, escapeHtml(by)) : '';
  const html = tag('p', 'ink', '0', fonts.quote, join(parts, '<br>').html) + author;
  const text = parts.map((part) => wrapText(part.text, '> ', '> ')).join('\n>\n');
  return {
    html: box('', `border-left:3px solid ${c.apricot};padding:2px 0 2px 18px`, html, '0 0 22px'),
    text: by ? `${text}\n> ${by}` : text,
  };
}
