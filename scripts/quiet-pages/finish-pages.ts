import { paths } from '../../lib/paths.ts';
import { GLOBAL_ERROR, NOT_FOUND, type PrerenderedPage, readPage, writePage } from './prerendered-pages.ts';
import { reactParts } from './react-parts.ts';
import { type Moment, rewritePage } from './rewrite-page.ts';
import { brokenDocument, isEmptyShell } from './stand-ins.ts';

/** The bundle that the device keeps starts it, here too: see `build-offline.ts`. */
const startedOtherwise: readonly string[] = [paths.flipApp];

function momentOf({ pathname, manifest }: PrerenderedPage, html: string): Moment {
  if (startedOtherwise.includes(pathname) || reactParts(manifest, html).length === 0) return 'never';
  return 'on-use';
}

/**
 * Takes the inline scripts out of the prerendered pages.
 * @param starter the address of the starter's file; null keeps the scripts
 * @returns how many pages have a part for React, and how many have not
 * @throws when a page is not as Next writes it
 */
export function finishPages(
  pages: readonly PrerenderedPage[],
  starter: string | null,
): Record<Moment, number> {
  const count = { never: 0, 'on-use': 0 };
  const missing = pages.find(({ pathname }) => pathname === NOT_FOUND);
  if (!missing) throw new Error('The page for missing addresses has not been prerendered.');
  const notFound = readPage(missing);
  for (const page of pages) {
    const own = readPage(page);
    const html = isEmptyShell(own) ? notFound : own;
    const isBroken = page.pathname === GLOBAL_ERROR;
    const moment = isBroken ? 'never' : momentOf(page, html);
    const isStock = starter === null && !isBroken && !startedOtherwise.includes(page.pathname);
    const rewritten = isStock ? html : rewritePage(html, page.pathname, moment, starter ?? '');
    const finished = isBroken ? brokenDocument(rewritten) : rewritten;
    writePage(page, finished);
    count[moment] += 1;
  }
  return count;
}
