import { type ChosenRange, readRange } from '@/lib/domain/admin/range';
import type { FormMessage } from '@/lib/forms/form-state';
import { paths } from '@/lib/paths';

/** How many messages, and how many entries of the audit log, are on one page. */
export const PAGE_SIZE = 20;

export type Query = Record<string, string | string[] | undefined>;

/** The first value of a name, as a page and a form of its own write it. */
export function readOne(query: Query, name: string): string | undefined {
  const value = query[name];
  return Array.isArray(value) ? value[0] : value;
}

/**
 * The days that an address asks for; what is not understood is left out.
 * @param now epoch milliseconds
 */
export function parseRange(query: Query, now: number): ChosenRange {
  const today = new Date(now).toISOString().slice(0, 10);
  const one = (name: string) => readOne(query, name);
  return readRange({ range: one('range'), from: one('from'), to: one('to') }, today);
}

/** What a page was led to with, such as `?done=saved`: one of these messages, and nothing that the address says itself. */
export function readNotice(
  query: Query,
  name: string,
  messages: Readonly<Record<string, FormMessage>>,
): FormMessage | undefined {
  const key = readOne(query, name) ?? '';
  return Object.hasOwn(messages, key) ? messages[key] : undefined;
}

/** The parts of the address that say which days are shown. */
export function rangeFields(range: ChosenRange): Record<string, string> {
  if (!range.isChosen) return {};
  return range.preset ? { range: range.preset } : { from: range.from, to: range.to };
}

/** An address of the workspace with these parts; of a repeated one the first. */
export function adminHref(fields: Query, path: string = paths.admin): string {
  const query = new URLSearchParams(
    Object.keys(fields).flatMap((name) => {
      const value = readOne(fields, name);
      return value === undefined ? [] : [[name, value]];
    }),
  ).toString();
  return query ? `${path}?${query}` : path;
}
