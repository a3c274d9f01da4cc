import { revalidatedResponse } from '@/lib/http/responses';
import { absoluteUrl } from '@/lib/metadata';
import { publicPages } from '@/lib/public-pages';
import { escapeHtml } from '@/lib/rich-text/inline';

/** All indexable pages by canonical URL, with the date their text last changed. */
export function GET(request: Request): Response {
  const pages = publicPages();
  const entries = pages.map(
    ({ path, updated }) => `<url>
<loc>${escapeHtml(absoluteUrl(path))}</loc>
<lastmod>${updated}</lastmod>
</url>`,
  );
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
  const newest =
    pages
      .map(({ updated }) => updated)
      .sort()
      .at(-1) ?? '';
  return revalidatedResponse(request, sitemap, 'application/xml', newest);
}
