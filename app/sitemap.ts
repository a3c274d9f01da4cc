import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/lib/metadata';
import { publicPages } from '@/lib/public-pages';

/** All indexable pages by canonical URL, with the date their text last changed. */
export default function sitemap(): MetadataRoute.Sitemap {
  return publicPages().map(({ path, updated }) => ({ url: absoluteUrl(path), lastModified: updated }));
}
