import type { Inline } from '@/content/text';
import { parseInline, type Span } from '@/lib/rich-text/parse-inline';

/** A text with its inline markup: strong, emphasis and links. */
export function InlineText({ text }: { text: Inline }) {
  return parseInline(text).map((span, index, spans) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the spans of a text never change their order.
    <InlineSpan key={index} span={isCitation(spans[index + 1]) ? withNoBreakSpace(span) : span} />
  ));
}

export function Paragraph({ text, className }: { text: Inline; className?: string | undefined }) {
  return (
    <p className={className}>
      <InlineText text={text} />
    </p>
  );
}

export function Paragraphs({ texts }: { texts: readonly Inline[] }) {
  return texts.map((text) => <Paragraph key={text} text={text} />);
}

const isCitation = (span: Span | undefined) => span?.kind === 'link' && span.href.startsWith('#source-');

/** Keeps a citation number on the same line as the word before it. */
const withNoBreakSpace = (span: Span): Span => ({ ...span, text: span.text.replace(/ $/, '\u00a0') });

function InlineSpan({ span }: { span: Span }) {
  switch (span.kind) {
    case 'text':
      return span.text;
    case 'strong':
      return <strong>{span.text}</strong>;
    case 'emphasis':
      return <em>{span.text}</em>;
    case 'link':
      return isCitation(span) ? <Citation span={span} /> : <a href={span.href}>{span.text}</a>;
  }
}

function Citation({ span }: { span: Extract<Span, { kind: 'link' }> }) {
  return (
    <a href={span.href} aria-label={`Source ${span.text}`}>
      {span.text}
    </a>
  );
}
