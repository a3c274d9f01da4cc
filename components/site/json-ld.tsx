import type { JsonLdNode } from '@/lib/json-ld';

/** What the page is about, for search engines. Data, which no browser runs. */
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
