import { publicEnv } from '@/lib/env';

/** Headers for one-click unsubscribe (RFC 2369, RFC 8058), by a POST to a path of the site. */
export function unsubscribeHeaders(path: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${publicEnv().SITE_URL}${path}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
