import { paths } from '../../lib/paths.ts';
import { cloneTree, type HtmlDocument } from './document.ts';
import { GLOBAL_ERROR } from './prerendered-pages.ts';

/**
 * Next leaves the body of its page for a server that failed to React. The route `/server-error` has the words, so its
 * document takes the place of that page.
 * @throws when one of the two is missing
 */
export function replaceGlobalError(documents: readonly HtmlDocument[]): void {
  const at = (pathname: string) => documents.find(({ page }) => page.pathname === pathname);
  const [broken, words] = [at(GLOBAL_ERROR), at(paths.serverError)];
  if (!broken || !words) throw new Error('The page for a server that failed has not been prerendered.');
  broken.$ = cloneTree(words.$);
}
