import type { Inline } from '@/content/text';

export type Span =
  | { kind: 'text' | 'strong' | 'emphasis'; text: string }
  | { kind: 'link'; text: string; href: string };

const MARKUP =
  /\*\*(?<strong>[^*]+)\*\*|\b_(?<emphasis>[^_]+)_\b|\[(?<label>[^\]]+)\]\((?<href>(?:[^()\s]|\((?:[^()\s]|\([^()\s]*\))*\))+)\)/g;

/**
 * Splits a text with inline markup into spans, without loss. Markup does not nest; a URL may contain parentheses in pairs.
 * @param text from `content`, never from a visitor
 */
export function parseInline(text: Inline): Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKUP)) {
    if (match.index > end) spans.push({ kind: 'text', text: text.slice(end, match.index) });
    end = match.index + match[0].length;
    const { strong, emphasis, label = '', href = '' } = match.groups ?? {};
    if (strong) spans.push({ kind: 'strong', text: strong });
    else if (emphasis) spans.push({ kind: 'emphasis', text: emphasis });
    else spans.push({ kind: 'link', text: label, href });
  }
  if (end < text.length) spans.push({ kind: 'text', text: text.slice(end) });
  return spans;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML and XML content and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
