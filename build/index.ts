import { pathToFileURL } from 'node:url';
import type { NextAdapter } from 'next';
import { checkDocuments } from './documents/check-documents.ts';
import { completePage } from './documents/complete-page.ts';
import { finishPages } from './documents/finish-pages.ts';
import { prerenderedPages, readPage, writePage } from './documents/prerendered-pages.ts';
import { staticFilesIn } from './documents/static-files.ts';
import { buildOffline } from './offline/offline.ts';

/** A platform that builds with an adapter of its own names it here; it goes on where this one ends. */
async function platformAdapter(): Promise<NextAdapter | undefined> {
  const path = process.env.NEXT_ADAPTER_PATH;
  if (!path) return undefined;
  const loaded = (await import(path.startsWith('/') ? pathToFileURL(path).href : path)) as {
    default: NextAdapter;
  };
  return loaded.default;
}

const platform = await platformAdapter();

/** What this project does with a build that Next has completed. */
export const adapter: NextAdapter = {
  name: 'quiet-pages',
  modifyConfig: (config, context) => platform?.modifyConfig?.(config, context) ?? config,
  async onBuildComplete(context) {
    checkDocuments(context);
    const { distDir, outputs } = context;
    const pages = prerenderedPages(context);
    const isQuiet = process.env.QUIET_PAGES !== '0';
    const looks = finishPages(pages, isQuiet);
    console.log(`${pages.length} pages are files${isQuiet ? ' and run nothing of the framework' : ''}.`);
    const pageAt = (pathname: string) => {
      const page = pages.find((candidate) => candidate.pathname === pathname);
      if (!page) throw new Error(`${pathname} is not prerendered, so it cannot be kept for offline.`);
      return page;
    };
    await buildOffline(distDir, {
      read: (pathname) => readPage(pageAt(pathname)),
      write: (pathname, html) => writePage(pageAt(pathname), html),
    });
    for (const page of pages) completePage(page, distDir, isQuiet ? (looks.get(page) ?? []) : null);
    outputs.staticFiles.push(...staticFilesIn(distDir, 'static/offline'));
    await platform?.onBuildComplete?.(context);
  },
};
