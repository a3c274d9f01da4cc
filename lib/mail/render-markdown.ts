import { type MarkdownBlock, type MarkdownSpan, parseMarkdown } from '@/lib/rich-text/parse-markdown';
import {
  body,
  COLUMNS,
  heading,
  join,
  linkHtml,
  list,
  listIndent,
  plain,
  quoted,
  rule,
  tag,
  type Words,
  wrapLines,
} from './elements';
import { fonts } from './palette';

/**
 * Renders Markdown for a mail, as `parseMarkdown` reads it. Everything is escaped; HTML is shown literally.
 * @param siteUrl origin of the site without a trailing slash
 * @param tag the campaign that links to the site name
 */
export function renderMarkdown(source: string, siteUrl: string, tag?: string): Words {
  return blocksOf(parseMarkdown(source, siteUrl, tag).blocks, COLUMNS, body);
}

/** @param write a paragraph around safe HTML */
function blocksOf(blocks: readonly MarkdownBlock[], columns: number, write: (html: string) => string): Words {
  return join(
    blocks.map((block) => blockOf(block, columns, write)),
    '\n',
    '\n\n',
  );
}

function blockOf(block: MarkdownBlock, columns: number, write: (html: string) => string): Words {
  switch (block.kind) {
    case 'heading':
      return heading(inline(block.spans));
    case 'rule':
      return rule;
    case 'paragraph': {
      const { html, text } = inline(block.spans);
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

function itemOf([first, ...rest]: readonly MarkdownBlock[], columns: number): Words {
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

const inline = (spans: readonly MarkdownSpan[]): Words => join(spans.map(spanOf));

function spanOf(span: MarkdownSpan): Words {
  if (span.kind === 'text') return plain(span.text);
  if (span.kind === 'break') return { html: '<br>', text: '\n' };
  const { html, text } = inline(span.spans);
  if (span.kind !== 'link') return { html: `<${span.kind}>${html}</${span.kind}>`, text };
  const address = span.href.replace(/^(mailto|tel|sms):/, '');
  const isSaid = [address, address.replace(/^https:\/\//, '')].includes(text);
  return { html: linkHtml(span.href, html), text: isSaid ? text : `${text} (${address})` };
}
