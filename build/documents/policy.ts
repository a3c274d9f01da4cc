import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { contentSecurityPolicy, POLICY_HEADER } from '../../lib/http/security-headers.ts';
import type { HtmlDocument } from './document.ts';

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
