import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import type { NextAdapter } from 'next';
import { paths } from '../../lib/paths.ts';

/** The argument of the adapter's `onBuildComplete`. */
export type BuildContext = Parameters<NonNullable<NextAdapter['onBuildComplete']>>[0];
export type BuildOutputs = BuildContext['outputs'];

/** A page that Next has rendered at build time. */
export interface HtmlDocument {
  /** Such as `/blog/google-spiral-science`. */
  pathname: string;
  /** The page as a tree: parsed once, changed by the build steps, written once. */
  $: CheerioAPI;
  /** Absolute paths of the copies of its HTML. `next start` serves the first, with the headers beside it. */
  files: string[];
  /** Absolute path of its route's client reference manifest. */
  manifest: string;
  /** Prefix of this project's files in that manifest. */
  project: string;
  /** What Next tells the hosting platform about it. */
  output?: BuildOutputs['prerenders'][number]['fallback'];
}

/** Returns an independent copy. */
export const cloneTree = ($: CheerioAPI): CheerioAPI => load($.html());

const NOT_FOUND = '/_not-found';
export const GLOBAL_ERROR = '/_global-error';

/** The bundler's paths are relative to the repository root; the project may be a folder within it. */
function nameOf({ projectDir, repoRoot }: BuildContext): string {
  const folder = relative(repoRoot, projectDir);
  return folder ? `[project]/${folder}/` : '[project]/';
}

/**
 * Parses every prerendered page.
 * @throws when a server would complete or re-render one, which would undo the build's changes to it
 */
export function prerenderedPages(context: BuildContext): HtmlDocument[] {
  const { distDir, outputs } = context;
  const project = nameOf(context);
  const open = (pathname: string, sourcePage: string, file: string, copy?: string): HtmlDocument => ({
    pathname,
    $: load(readFileSync(file, 'utf8')),
    files: copy ? [file, copy] : [file],
    manifest: join(distDir, 'server/app', `${sourcePage}_client-reference-manifest.js`),
    project,
  });
  const copyAt = (url: string) => outputs.staticFiles.find(({ pathname }) => pathname === url)?.filePath;

  const pages = outputs.prerenders.flatMap(({ pathname, parentOutputId, response, compute, fallback }) => {
    const file = fallback?.filePath;
    const source = outputs.appPages.find(({ id }) => id === parentOutputId)?.sourcePage;
    if (!source || !file?.endsWith('.html')) return [];
    const isStatic = response === 'complete' && compute === 'static' && fallback?.initialRevalidate === false;
    if (!isStatic || fallback?.postponedState)
      throw new Error(
        `${pathname} would be rendered again by the server. Make it static (no revalidate, no dynamic part), or ` +
          'made for each request (perRequest in content/pages.ts).',
      );
    const copy = pathname === GLOBAL_ERROR ? copyAt('/500') : undefined;
    return [{ ...open(pathname, source, file, copy), output: fallback }];
  });

  // Next serves the 404 page from its own folder, and gives the platform a copy.
  const copy = copyAt('/404');
  if (!copy) throw new Error('The 404 page has not been prerendered.');
  return [...pages, open(NOT_FOUND, '/_not-found/page', cachedFile(distDir, NOT_FOUND), copy)];
}

/** The server's HTML file of a route that is not among the build outputs. */
function cachedFile(distDir: string, pathname: string): string {
  const folder = join(distDir, 'server/route-cache');
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const file = found.find((path) => path.endsWith(`$${pathname}.html`));
  if (!file) throw new Error(`The build contains no ${pathname}.`);
  return join(folder, file);
}

/**
 * Completes the error pages that Next leaves to React in the browser. Its 500 page is empty, so the document
 * of `/server-error` replaces it; its 404 page preloads no fonts.
 * @throws when one of them has not been prerendered
 */
export function completeErrorPages(documents: readonly HtmlDocument[]): void {
  const serverError = documentAt(documents, paths.serverError);
  documentAt(documents, GLOBAL_ERROR).$ = cloneTree(serverError.$);
  documentAt(documents, NOT_FOUND).$('head').append(serverError.$.html('link[rel="preload"][as="font"]'));
}

/** @throws when the page has not been prerendered */
export function documentAt(documents: readonly HtmlDocument[], pathname: string): HtmlDocument {
  const found = documents.find((document) => document.pathname === pathname);
  if (!found) throw new Error(`${pathname} has not been prerendered.`);
  return found;
}
