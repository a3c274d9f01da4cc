import { load } from 'cheerio';
import type { HtmlDocument } from '@/build/documents/document';

/** A prerendered page with this content. */
export function documentOf(html: string, pathname = '/a', manifest = ''): HtmlDocument {
  return { pathname, files: [], manifest, project: '[project]/', $: load(html) };
}
