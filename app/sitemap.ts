import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/lib/metadata';
import { publicPages } from '@/lib/public-pages';

/** Every page for search engines, each once, under its canonical address and with the day its words changed. */
export default function sitemap(): MetadataRoute.Sitemap {
  return publicPages().map(({ path, updated }) => ({ url: absoluteUrl(path), lastModified: updated }));
}
