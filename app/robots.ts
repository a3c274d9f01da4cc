import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/lib/metadata';
import { paths } from '@/lib/paths';

/** Nothing private is worth a robot's visit; the pages themselves say `noindex`, too. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: '/',
      disallow: [paths.admin, paths.account, '/api/', paths.authCallback, paths.authConfirm, paths.authCode],
    },
    sitemap: absoluteUrl('/sitemap.xml'),
  };
}
