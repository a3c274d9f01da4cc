import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/lib/metadata';
import { paths } from '@/lib/paths';

/** Excludes private pages from crawling; they are also `noindex`. */
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
