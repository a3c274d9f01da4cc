import type { Metadata } from 'next';
import { type MetaPath, meta } from '@/content/meta';

/** The metadata of a workspace page. */
export function adminMetadata(path: MetaPath): Metadata {
  const { title, description } = meta[path];
  return { title: { absolute: title }, description, robots: { index: false } };
}
