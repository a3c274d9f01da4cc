import { site } from '@/content/site';
import { builtOn } from '@/lib/env';
import { revalidatedResponse } from '@/lib/http/responses';
import { absoluteUrl } from '@/lib/metadata';

const HALF_A_YEAR_MS = 182 * 86_400_000;

/** How to report a vulnerability (RFC 9116). Expires if the site is not rebuilt for six months. */
export function GET(request: Request): Response {
  const lines = [
    `Contact: mailto:${site.contactEmail}`,
    `Expires: ${new Date(Date.parse(builtOn) + HALF_A_YEAR_MS).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${absoluteUrl('/.well-known/security.txt')}`,
  ];
  return revalidatedResponse(request, `${lines.join('\n')}\n`, 'text/plain', builtOn);
}
