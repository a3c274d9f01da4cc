import type { ReactNode } from 'react';
import { type Crumb, crumbsNode, type JsonLdNode } from '@/lib/json-ld';
import { Frame } from './frame';

interface PageProps {
  path: string;
  /** The page in its breadcrumb trail; without it, the page has none. */
  crumb?: string;
  /** The page above this one in the trail. */
  parent?: Crumb;
  /** Further structured data. */
  data?: readonly JsonLdNode[];
  children: ReactNode;
}

/** A page in its frame, with structured data (JSON-LD) for search engines. */
export function Page({ path, crumb, parent, data = [], children }: PageProps) {
  const trail = crumb ? [crumbsNode([...(parent ? [parent] : []), { name: crumb, path }])] : [];
  const graph = JSON.stringify({ '@context': 'https://schema.org', '@graph': [...data, ...trail] });
  return (
    <Frame path={path}>
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the only way; `<` cannot end the element, see below.
        dangerouslySetInnerHTML={{ __html: graph.replaceAll('<', '\\u003c') }}
      />
      {children}
    </Frame>
  );
}
