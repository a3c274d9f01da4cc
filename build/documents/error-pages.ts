import { paths } from '../../lib/paths.ts';
import { cloneTree, type HtmlDocument } from './document.ts';
import { GLOBAL_ERROR, NOT_FOUND } from './prerendered-pages.ts';

/**
 * Completes the error pages that Next leaves to React in the browser. Its 500 page is empty, so the document
 * of `/server-error` replaces it; its 404 page preloads no fonts.
 * @throws when one of them has not been prerendered
 */
export function completeErrorPages(documents: readonly HtmlDocument[]): void {
  const at = (pathname: string) => documents.find((document) => document.pathname === pathname);
  const [broken, words, missing] = [at(GLOBAL_ERROR), at(paths.serverError), at(NOT_FOUND)];
  if (!broken || !words || !missing) throw new Error('An error page has not been prerendered.');
  broken.$ = cloneTree(words.$);
  missing.$('head').append(words.$.html('link[rel="preload"][as="font"]'));
}
