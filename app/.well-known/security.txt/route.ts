import { site } from '@/content/site';
import { absoluteUrl } from '@/lib/metadata';

/** Set at build time, so that the file expires if the site is not rebuilt for six months. */
export const dynamic = 'force-static';

const HALF_A_YEAR_MS = 182 * 86_400_000;

/** How to report a vulnerability (RFC 9116). */
export function GET(): Response {
  const lines = [
    `Contact: mailto:${site.contactEmail}`,
    `Expires: ${new Date(Date.now() + HALF_A_YEAR_MS).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${absoluteUrl('/.well-known/security.txt')}`,
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
