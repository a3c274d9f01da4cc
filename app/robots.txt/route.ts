import { builtOn } from '@/lib/env';
import { revalidatedResponse } from '@/lib/http/responses';
import { absoluteUrl } from '@/lib/metadata';
import { paths } from '@/lib/paths';

const hidden = [paths.admin, paths.account, '/api/', paths.authCallback, paths.authConfirm, paths.authCode];

/** Excludes private pages from crawling; they are also `noindex`. */
export function GET(request: Request): Response {
  const lines = [
    'User-Agent: *',
    'Allow: /',
    ...hidden.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${absoluteUrl('/sitemap.xml')}`,
  ];
  return revalidatedResponse(request, `${lines.join('\n')}\n`, 'text/plain', builtOn);
}
