import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CheerioAPI } from 'cheerio';
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

/** Returns the file behind a URL path such as `/_next/static/chunks/a.js` or `/elements/site.js`. */
export const fileAt = (distDir: string, url: string) =>
  url.startsWith('/_next/') ? join(distDir, url.slice('/_next/'.length)) : join('public', url);

const SHEETS = 'link[rel="stylesheet"][href^="/_next/"]';

/** The values of an attribute of a page's elements. */
export const valuesOf = ($: CheerioAPI, selector: string, attribute: string): string[] =>
  $(selector)
    .get()
    .map((element) => $(element).attr(attribute) ?? '');

/** The URLs of a page's own style sheets. */
export const styleSheetsOf = ($: CheerioAPI): string[] => valuesOf($, SHEETS, 'href');

/**
 * Inlines a page's style sheets, so that they do not block its first paint.
 * @param distDir the build folder
 */
export function inlineStyles($: CheerioAPI, distDir: string): void {
  const css = styleSheetsOf($)
    .map((url) => readFileSync(fileAt(distDir, url), 'utf8'))
    .join('\n')
    // These URLs are relative to the style sheet, not to the page.
    .replaceAll('url(../media/', 'url(/_next/static/media/');
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

/** Sets a finished page's Content-Security-Policy: the site's own files, and inline styles by hash. */
export function setPolicy(document: HtmlDocument): void {
  const { $, output } = document;
  const styles = $('style')
    .get()
    .map((style) => hash($(style).text()));
  const policy = { [POLICY_HEADER]: contentSecurityPolicy({ styles }) };
  const file = metaFile(document);
  const meta = readMeta(file);
  // Without one, Next has changed: `checkOutput` then finds no policy.
  if (meta) writeFileSync(file, JSON.stringify({ ...meta, headers: { ...meta.headers, ...policy } }));
  if (output) output.initialHeaders = { ...output.initialHeaders, ...policy };
}

/** The policy with which `next start` serves a page. */
export const policyOf = (document: HtmlDocument): string | undefined =>
  readMeta(metaFile(document))?.headers?.[POLICY_HEADER];
