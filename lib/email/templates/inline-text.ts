import type { Inline } from '@/content/text';
import { parseInline, type Span } from '@/lib/rich-text/parse-inline';
import { completeHref } from './complete-href';

function spanText(span: Span, siteUrl: string): string {
  if (span.kind !== 'link') return span.text;
  const href = completeHref(span.href, siteUrl);
  if (href === null) return `[${span.text}]`;
  const address = href.replace(/^(mailto|tel|sms):/, '');
  return address.replace(/\D/g, '') === span.text.replace(/\s/g, '') || address === span.text
    ? span.text
    : `${span.text} (${href})`;
}

/** Turns a text of `content` with inline markup into plain text, every address written out. */
export function inlineText(text: Inline, siteUrl: string): string {
  return parseInline(text)
    .map((span) => spanText(span, siteUrl))
    .join('');
}
