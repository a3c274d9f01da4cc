import { createHash } from 'node:crypto';

const SCRIPT = /<script\b(?![^>]*\ssrc=)(?![^>]*\stype="[^"]*json")[^>]*>([\s\S]*?)<\/script>/g;
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g;

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const hashes = (html: string, element: RegExp) =>
  [...html.matchAll(element)].map(([, body = '']) => hash(body));

/** What a policy calls the scripts and styles that stand in a page itself: `'sha256-…'`. */
export function hashInline(html: string): { scripts: string[]; styles: string[] } {
  return { scripts: hashes(html, SCRIPT), styles: hashes(html, STYLE) };
}
