import { talk } from '@/content/safety';
import type { Block, Inline, Section } from '@/content/text';
import { parseInline } from '@/lib/rich-text/inline';
import { plain } from './plain';

/** All texts of a block with their markup, in reading order. */
export function textsOfBlock(block: Block): Inline[] {
  if (typeof block === 'string') return [block];
  switch (block.kind) {
    case 'heading':
      return [block.text];
    case 'list':
      return [...block.items];
    case 'quote':
      return [block.text];
    case 'note':
      return [block.title, block.text];
    case 'table':
      return [block.caption, ...block.head, ...block.rows.flat()];
    case 'exercise':
      return [block.title, ...block.steps];
    case 'writing':
      return [block.label];
  }
}

export function textsOf(sections: readonly Section[]): Inline[] {
  return sections.flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(textsOfBlock)]);
}

export { plain };

/**
 * Whether a link is for help: a number to call or text, or the finder of one. Safety notes may link there.
 */
export function isHelp(href: string): boolean {
  return /^(tel|sms):/.test(href) || href === talk.elsewhere.href;
}

export function countWords(texts: readonly Inline[]): number {
  return texts.flatMap((text) => plain(text).match(/[\p{L}\p{N}][\p{L}\p{N}’'.,-]*/gu) ?? []).length;
}

export function linksIn(texts: readonly Inline[]): { text: string; href: string }[] {
  return texts.flatMap((text) => parseInline(text).flatMap((span) => (span.kind === 'link' ? [span] : [])));
}
