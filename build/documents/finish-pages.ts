import { paths } from '../../lib/paths.ts';
import { GLOBAL_ERROR, NOT_FOUND, type PrerenderedPage, readPage, writePage } from './prerendered-pages.ts';
import { scriptsOfForms } from './react-parts.ts';
import { brokenDocument, isEmptyShell } from './stand-ins.ts';
import { stripFramework } from './strip-framework.ts';

/** The bundle that the device keeps starts it, here too: see `build-offline.ts`. */
const startedOtherwise: readonly string[] = [paths.flipApp];

/**
 * Takes the framework out of the prerendered pages.
 * @param isQuiet false leaves it in those that could do without these steps
 * @returns for each page the scripts that are gone and still say how it can come to look
 * @throws when a page is not as Next writes it, or has a part that only React could run
 */
export function finishPages(
  pages: readonly PrerenderedPage[],
  isQuiet: boolean,
): Map<PrerenderedPage, string[]> {
  const missing = pages.find(({ pathname }) => pathname === NOT_FOUND);
  if (!missing) throw new Error('The page for missing addresses has not been prerendered.');
  const notFound = readPage(missing);
  const looks = new Map<PrerenderedPage, string[]>();
  for (const page of pages) {
    const { pathname } = page;
    const own = readPage(page);
    const html = isEmptyShell(own) ? notFound : own;
    const isBroken = pathname === GLOBAL_ERROR;
    const isStartedOtherwise = startedOtherwise.includes(pathname);
    const isStock = !isQuiet && !isBroken && !isStartedOtherwise;
    if (!isStock && !isStartedOtherwise) looks.set(page, scriptsOfForms(page, html));
    const finished = isStock ? html : stripFramework(html, pathname);
    writePage(page, isBroken ? brokenDocument(finished) : finished);
  }
  return looks;
}
