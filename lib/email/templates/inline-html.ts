import type { Inline } from '@/content/text';
import { parseInline, type Span } from '@/lib/rich-text/parse-inline';
import { escapeHtml } from '../../escape-html';
import { completeHref } from './complete-href';
import { mailPalette } from './mail-palette';

function spanHtml(span: Span, siteUrl: string): string {
  const text = escapeHtml(span.text);
  if (span.kind === 'strong') return `<strong>${text}</strong>`;
  if (span.kind === 'emphasis') return `<em>${text}</em>`;
  if (span.kind !== 'link') return text;
  const href = completeHref(span.href, siteUrl);
  // A citation: the numbered sources stand at the end, and jumps inside a mail work in few clients.
  if (href === null) return `<sup style="font-size:12px;line-height:1">[${text}]</sup>`;
  return `<a href="${escapeHtml(href)}" class="sea" style="color:${mailPalette.sea}">${text}</a>`;
}

/** Turns a text of `content` with inline markup into safe HTML. */
export function inlineHtml(text: Inline, siteUrl: string): string {
  return parseInline(text)
    .map((span) => spanHtml(span, siteUrl))
    .join('');
}
