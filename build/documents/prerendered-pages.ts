import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { POLICY_HEADER } from '../../lib/http/content-security-policy.ts';
import type { BuildContext, BuildOutputs } from './build-context.ts';

/** A page that Next has rendered at build time. */
export interface PrerenderedPage {
  /** Such as `/blog/google-spiral-science`. */
  pathname: string;
  /** Absolute paths of the copies of its HTML; each is served in some case. */
  files: string[];
  /** Absolute path of its route's client reference manifest. */
  manifest: string;
  /** Prefix of this project's files in that manifest. */
  project: string;
  setPolicy(policy: string): void;
  /** The policy with which `next start` serves the page. */
  policy(): string | undefined;
}

export const NOT_FOUND = '/_not-found';
export const GLOBAL_ERROR = '/_global-error';

interface Meta {
  headers?: Record<string, string>;
}

function writePolicy(html: string, policy: string): void {
  const file = html.replace(/\.html$/, '.meta');
  if (!existsSync(file)) return;
  const meta = JSON.parse(readFileSync(file, 'utf8')) as Meta;
  writeFileSync(file, JSON.stringify({ ...meta, headers: { ...meta.headers, [POLICY_HEADER]: policy } }));
}

function readPolicy(html: string): string | undefined {
  const file = html.replace(/\.html$/, '.meta');
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Meta).headers?.[POLICY_HEADER]
    : undefined;
}

const manifestOf = (distDir: string, sourcePage: string) =>
  join(distDir, 'server/app', `${sourcePage}_client-reference-manifest.js`);

/** The bundler's paths are relative to the repository root; the project may be a folder within it. */
function nameOf({ projectDir, repoRoot }: BuildContext): string {
  const folder = relative(repoRoot, projectDir);
  return folder ? `[project]/${folder}/` : '[project]/';
}

/**
 * Lists every prerendered page.
 * @throws when a server would complete or re-render one, which would undo the build's changes to it
 */
export function prerenderedPages(context: BuildContext): PrerenderedPage[] {
  const { distDir, outputs } = context;
  const project = nameOf(context);
  const pages = outputs.prerenders.flatMap(({ pathname, parentOutputId, response, compute, fallback }) => {
    const file = fallback?.filePath;
    const source = outputs.appPages.find(({ id }) => id === parentOutputId)?.sourcePage;
    if (!source || !file?.endsWith('.html')) return [];
    const isStatic = response === 'complete' && compute === 'static' && fallback?.initialRevalidate === false;
    if (!isStatic || fallback?.postponedState)
      throw new Error(
        `${pathname} would be rendered again by the server. Make it static (no revalidate, no dynamic part), or ` +
          'made for each request (lib/http/dynamic-documents.ts).',
      );
    const setPolicy = (policy: string) => {
      writePolicy(file, policy);
      fallback.initialHeaders = { ...fallback.initialHeaders, [POLICY_HEADER]: policy };
    };
    const copy = pathname === GLOBAL_ERROR ? outputs.staticFiles.find(({ id }) => id === '/500') : undefined;
    const files = copy ? [file, copy.filePath] : [file];
    return [
      {
        pathname,
        files,
        manifest: manifestOf(distDir, source),
        project,
        setPolicy,
        policy: () => readPolicy(file),
      },
    ];
  });
  return [...pages, { ...notFoundPage(distDir, outputs), project }];
}

/** Next serves the 404 page from its own folder, and gives the platform a copy. */
function notFoundPage(distDir: string, { staticFiles }: BuildOutputs): Omit<PrerenderedPage, 'project'> {
  const copy = staticFiles.find(({ pathname }) => pathname === '/404')?.filePath;
  if (!copy) throw new Error('The 404 page has not been prerendered.');
  const own = cachedFile(distDir, NOT_FOUND);
  return {
    pathname: NOT_FOUND,
    files: [copy, own],
    manifest: manifestOf(distDir, '/_not-found/page'),
    setPolicy: (policy) => writePolicy(own, policy),
    policy: () => readPolicy(own),
  };
}

/** The server's HTML file of a route that is not among the build outputs. */
function cachedFile(distDir: string, pathname: string): string {
  const folder = join(distDir, 'server/route-cache');
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const file = found.find((path) => path.endsWith(`$${pathname}.html`));
  if (!file) throw new Error(`The build contains no ${pathname}.`);
  return join(folder, file);
}
