import 'server-only';

import { paths } from '@/lib/paths';
import { readAnsweredLink } from './contact-link';
import { readLink, readSubscription } from './links';

type ReadToken = (token: string) => unknown;

/** Routes that take a token, in the path or in the query parameter `t`, and what reads it: null for a wrong one. */
const routes: readonly (readonly [pattern: RegExp, read: ReadToken])[] = [
  [/^\/workbook\/open\/([^/]+)/, (token) => readLink('open', token)],
  [/^\/workbook\/course\/([^/]+)/, (token) => readLink('read', token)],
  [/^\/newsletter\/confirm\/([^/]+)/, readSubscription],
  [/^\/contact\/answered\/([^/]+)/, readAnsweredLink],
  [/^\/api\/contact-answered$/, readAnsweredLink],
  [/^\/account\/invitation\/([^/]+)/, (token) => readLink('invitation', token)],
  [/^\/(?:unsubscribe|api\/subscription|api\/newsletter)$/, readSubscription],
];

/** Whether a URL holds a token that is none of ours. */
export function carriesWrongToken({
  pathname,
  searchParams,
}: Pick<URL, 'pathname' | 'searchParams'>): boolean {
  return routes.some(([pattern, read]) => {
    const match = pattern.exec(pathname);
    const token = match?.[1] ?? searchParams.get('t');
    return Boolean(match && token) && read(token ?? '') === null;
  });
}

/** The forms that a token may have had before a mail program or a person added to it. */
function wholeForms(token: string): string[] {
  // Line breaks, also those of quoted-printable; then quotes, brackets, stops and entities around it.
  const joined = token.replace(/=?[\r\n]+|\s+/g, '').replace(/&\w+;?$/, '');
  const bare = joined.replace(/^[^\w-]+|[^\w-]+$/g, '');
  // A link that was encoded twice, or written as `[link](link)`, goes on after the token.
  const [first = ''] = /^[\w.-]+/.exec(bare) ?? [];
  return [...new Set([bare, bare.replace(/^3D/, ''), bare.replace(/[-_]+$/, ''), first])];
}

/**
 * The path and query of a mailed link whose token has a sign stuck to it, such as a full stop, or whose `&` is still `&amp;`.
 * @returns null if nothing is to be repaired
 */
export function repairedLink({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string | null {
  const query = new URLSearchParams(search.replaceAll('&amp;', '&').replace(/=3D(?=[\w-])/g, '='));
  let path = pathname;
  for (const [pattern, read] of routes) {
    const match = pattern.exec(pathname);
    const token = match && decoded(match[1] ?? query.get('t') ?? '');
    if (!match || !token) continue;
    const whole = [token, ...wholeForms(token)].find((form) => read(form) !== null);
    if (!whole) return null;
    if (match[1]) {
      // After it comes at most the day of the course.
      const [day = ''] = /^\/\d+/.exec(pathname.slice(match[0].length)) ?? [];
      path = match[0].replace(match[1], whole) + day;
    } else query.set('t', whole);
  }
  if (pathname === paths.authConfirm) {
    for (const name of ['token_hash', 's', 'type'])
      for (const value of query.getAll(name).slice(0, 1)) query.set(name, wholeForms(value)[0] ?? '');
  }
  const isSame = path === pathname && String(query) === String(new URLSearchParams(search));
  return isSame ? null : `${path}${query.size > 0 ? `?${query}` : ''}`;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
