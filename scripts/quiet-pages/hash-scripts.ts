import { createHash } from 'node:crypto';

const INLINE = /<script\b(?![^>]*\ssrc=)(?![^>]*\stype="[^"]*json")[^>]*>([\s\S]*?)<\/script>/g;

/** What a policy calls the inline scripts of a page, for one that keeps them: `'sha256-…'`. */
export function hashScripts(html: string): string[] {
  return [...html.matchAll(INLINE)].map(
    ([, body = '']) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`,
  );
}
