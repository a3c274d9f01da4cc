import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CheerioAPI } from 'cheerio';
import { transform } from 'lightningcss';
import { AdapterOutputType } from 'next/constants';
import { contentSecurityPolicy, POLICY_HEADER } from '../../lib/http/security-headers.ts';
import type { BuildOutputs, HtmlDocument } from './document.ts';

/** Lists the files of a folder that was added after Next had listed its static files, in Next's format. */
export function staticFilesIn(distDir: string, folder: string): BuildOutputs['staticFiles'] {
  const dir = join(distDir, folder);
  if (!existsSync(dir)) return [];
  return readdirSync(dir).map((name) => {
    const pathname = `/_next/${folder}/${name}`;
    const type = AdapterOutputType.STATIC_FILE;
    return { type, id: pathname, pathname, filePath: join(dir, name), immutableHash: undefined };
  });
}

/** Returns the file behind a URL such as `/_next/static/chunks/a.js?dpl=1` or `/elements/site.js`. */
export function fileAt(distDir: string, url: string): string {
  const [path = ''] = url.split('?');
  return path.startsWith('/_next/') ? join(distDir, path.slice('/_next/'.length)) : join('public', path);
}

const SHEETS = 'link[rel="stylesheet"][href^="/_next/"]';

/** The values of an attribute of a page's elements. */
export const valuesOf = ($: CheerioAPI, selector: string, attribute: string): string[] =>
  $(selector)
    .get()
    .map((element) => $(element).attr(attribute) ?? '');

/** The URLs of a page's own style sheets. */
export const styleSheetsOf = ($: CheerioAPI): string[] => valuesOf($, SHEETS, 'href');

/**
 * Returns a style sheet whose URLs no longer depend on where the sheet is.
 * @throws when one of its files is not in the build
 */
function withAbsoluteUrls(distDir: string, sheet: string): string {
  const file = fileAt(distDir, sheet);
  const { code, dependencies } = transform({
    filename: file,
    code: readFileSync(file),
    minify: true,
    analyzeDependencies: true,
  });
  return (dependencies ?? []).reduce((css, dependency) => {
    if (dependency.type !== 'url') throw new Error(`${sheet} has a reference that is no URL.`);
    const { pathname, search } = new URL(dependency.url, new URL(sheet, 'http://site'));
    if (!existsSync(fileAt(distDir, pathname)))
      throw new Error(`${sheet} refers to ${dependency.url}, and the build has no ${pathname}.`);
    return css.replaceAll(dependency.placeholder, pathname + search);
  }, code.toString());
}

/**
 * Inlines a page's style sheets, so that they do not block its first paint.
 * @param distDir the build folder
 * @throws when a style sheet refers to a file that is not in the build
 */
export function inlineStyles($: CheerioAPI, distDir: string): void {
  const css = styleSheetsOf($)
    .map((sheet) => withAbsoluteUrls(distDir, sheet))
    .join('\n');
  $(SHEETS).remove();
  $('head').append($('<style>').text(css));
}

interface Meta {
  headers?: Record<string, string>;
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The file with the headers of a page. */
const metaFile = ({ files: [file = ''] }: HtmlDocument) => file.replace(/\.html$/, '.meta');
const readMeta = (file: string) =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Meta) : null;

/** The hashes by which a policy allows these inline elements of a page. */
export const hashesOf = ($: CheerioAPI, selector: string): string[] =>
  $(selector)
    .get()
    .map((element) => hash($(element).text()));

/** The inline scripts of a page, without data. */
export const INLINE_SCRIPTS = 'script:not([src], [type$="json"])';

/** Sets a finished page's Content-Security-Policy: the site's own files, and inline styles and scripts by hash. */
export function setPolicy(document: HtmlDocument): void {
  const { $, output } = document;
  const parts = { styles: hashesOf($, 'style'), scripts: hashesOf($, INLINE_SCRIPTS) };
  const policy = { [POLICY_HEADER]: contentSecurityPolicy(parts) };
  const file = metaFile(document);
  const meta = readMeta(file);
  // Without one, Next has changed: `checkOutput` then finds no policy.
  if (meta) writeFileSync(file, JSON.stringify({ ...meta, headers: { ...meta.headers, ...policy } }));
  if (output) output.initialHeaders = { ...output.initialHeaders, ...policy };
}

/** The policy with which `next start` serves a page. */
export const policyOf = (document: HtmlDocument): string | undefined =>
  readMeta(metaFile(document))?.headers?.[POLICY_HEADER];
