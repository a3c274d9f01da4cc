import type { Inline } from '@/content/text';
import { parseInline } from '@/lib/rich-text/inline';

/** The visible text of inline markup, without citation numbers. */
export function plain(text: Inline): string {
  return parseInline(text)
    .filter((span) => !(span.kind === 'link' && span.href.startsWith('#source-')))
    .map((span) => span.text)
    .join('');
}
