import type { JsonLdNode } from '@/lib/json-ld';

/** Structured data (JSON-LD) for search engines. */
export function JsonLd({ data }: { data: readonly JsonLdNode[] }) {
  const graph = JSON.stringify({ '@context': 'https://schema.org', '@graph': data });
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the only way; `<` cannot end the element, see below.
      dangerouslySetInnerHTML={{ __html: graph.replaceAll('<', '\\u003c') }}
    />
  );
}
