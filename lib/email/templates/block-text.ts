import { inlineText } from './inline-text';
import type { MailBlock } from './mail';
import { paragraphsOf } from './paragraphs-of';
import { wrapText } from './wrap-text';

function underline(text: string, stroke: string): string {
  return `${text}\n${stroke.repeat(Math.min(text.length, 72))}`;
}

function listText(items: readonly string[], ordered: boolean, siteUrl: string): string {
  return items
    .map((item, index) => {
      const mark = ordered ? `${index + 1}. ` : '* ';
      return wrapText(inlineText(item, siteUrl), mark, ' '.repeat(mark.length));
    })
    .join('\n');
}

/** Renders one block as plain text of at most 72 columns; an address is never broken. */
export function blockText(block: MailBlock, siteUrl: string): string {
  if (typeof block === 'string') return wrapText(inlineText(block, siteUrl));
  switch (block.kind) {
    case 'heading':
      return underline(block.text, '-');
    case 'list':
      return listText(block.items, block.ordered === true, siteUrl);
    case 'quote': {
      const by = block.by ? `\n> ${block.by}` : '';
      return `${wrapText(inlineText(block.text, siteUrl), '> ', '> ')}${by}`;
    }
    case 'note':
      return `${block.tone === 'urgent' ? '!! ' : ''}${block.title}\n${wrapText(inlineText(block.text, siteUrl))}`;
    case 'table':
      return `${block.caption}\n\n${block.rows
        .map((row) =>
          row
            .map((cell, index) => wrapText(`${block.head[index]}: ${inlineText(cell, siteUrl)}`, '', '  '))
            .join('\n'),
        )
        .join('\n\n')}`;
    case 'exercise':
      return `${underline(`Try this today: ${block.title}`, '=')}\n\n${listText(block.steps, true, siteUrl)}`;
    case 'writing':
      return `${block.label}\n${Array.from({ length: block.lines }, () => '_'.repeat(60)).join('\n')}`;
    case 'code':
      return `${block.label}\n\n    ${block.code}`;
    case 'plain':
      // As the visitor typed it: no wrapping, one mark before each line shows whose words these are.
      return `${block.label}\n${block.text
        .split(/\r\n?|\n/)
        .map((line) => `> ${line}`)
        .join('\n')}`;
    case 'written':
      return paragraphsOf(block.text)
        .map((paragraph) =>
          paragraph
            .split('\n')
            .map((line) => wrapText(line))
            .join('\n'),
        )
        .join('\n\n');
    case 'rendered':
      return block.text;
    case 'image':
      // The table below it says the same.
      return '';
    case 'facts':
      // One line each: a line break in a name must not look like another row.
      return block.rows.map(([label, value]) => `${label}: ${value.replace(/\p{Cc}+/gu, ' ')}`).join('\n');
  }
}
