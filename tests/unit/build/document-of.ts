import { load } from 'cheerio';
import type { HtmlDocument } from '@/build/documents/document';

/** A prerendered page with that content, as a build holds it. */
export function documentOf(html: string, pathname = '/a', manifest = ''): HtmlDocument {
  const page = {
    pathname,
    files: [],
    manifest,
    project: '[project]/',
    setPolicy: () => {},
    policy: () => undefined,
  };
  return { page, $: load(html) };
}
