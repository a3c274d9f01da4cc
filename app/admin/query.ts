import { type ChosenRange, readRange } from '@/lib/domain/admin/range';
import type { FormMessage } from '@/lib/forms/form-state';
import { paths } from '@/lib/paths';

/** Rows per page in the inbox and the audit log. */
export const PAGE_SIZE = 20;

export type Query = Record<string, string | string[] | undefined>;

/** The first value of a query parameter. */
export function readOne(query: Query, name: string): string | undefined {
  const value = query[name];
  return Array.isArray(value) ? value[0] : value;
}

/**
 * Reads the date range from the query; invalid values are ignored.
 * @param now epoch milliseconds
 */
export function parseRange(query: Query, now: number): ChosenRange {
  const today = new Date(now).toISOString().slice(0, 10);
  const get = (name: string) => readOne(query, name);
  return readRange({ range: get('range'), from: get('from'), to: get('to') }, today);
}

/** An ISO 8601 time, or null. */
export function readMoment(text: string | undefined): string | null {
  return text && /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(Date.parse(text))
    ? text
    : null;
}

/** The message for a query parameter such as `?done=saved`. Text from the URL itself is never shown. */
export function readNotice(
  query: Query,
  name: string,
  messages: Readonly<Record<string, FormMessage>>,
): FormMessage | undefined {
  const key = readOne(query, name) ?? '';
  return Object.hasOwn(messages, key) ? messages[key] : undefined;
}

/** The query parameters that select this range. */
export function rangeFields(range: ChosenRange): Record<string, string> {
  return range.preset ? { range: range.preset } : { from: range.from, to: range.to };
}

/** Builds a workspace URL with these query parameters; keeps only the first of repeated values. */
export function adminHref(fields: Query, path: string = paths.admin): string {
  const query = new URLSearchParams(
    Object.keys(fields).flatMap((name) => {
      const value = readOne(fields, name);
      return value === undefined ? [] : [[name, value]];
    }),
  ).toString();
  return query ? `${path}?${query}` : path;
}
