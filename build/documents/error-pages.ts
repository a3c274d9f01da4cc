import { paths } from '../../lib/paths.ts';
import { cloneTree, type HtmlDocument } from './document.ts';
import { GLOBAL_ERROR, NOT_FOUND } from './prerendered-pages.ts';

/**
 * Completes what Next leaves to React. Its page for a server that failed is empty, so the document of the route
 * `/server-error` takes its place; its page for missing addresses asks for no font.
 * @throws when one of them is missing
 */
export function completeErrorPages(documents: readonly HtmlDocument[]): void {
  const at = (pathname: string) => documents.find(({ page }) => page.pathname === pathname);
  const [broken, words, missing] = [at(GLOBAL_ERROR), at(paths.serverError), at(NOT_FOUND)];
  if (!broken || !words || !missing) throw new Error('An error page has not been prerendered.');
  broken.$ = cloneTree(words.$);
  missing.$('head').append(words.$.html('link[rel="preload"][as="font"]'));
}
