import type { Inline } from '@/content/text';
import { parseInline } from '@/lib/rich-text/parse-inline';

/** What a reader sees of a text with markup, citation numbers left out. */
export function plain(text: Inline): string {
  return parseInline(text)
    .filter((span) => !(span.kind === 'link' && span.href.startsWith('#source-')))
    .map((span) => span.text)
    .join('');
}
