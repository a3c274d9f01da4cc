import { dataOf } from './backend';

/** The API's row limit per request. */
const PAGE = 1_000;

/**
 * Reads all rows of a query, page by page.
 * @param query with a stable order, for rows `from` to `to`
 * @throws BackendUnavailable when any page cannot be read
 */
export async function readAll<Row>(
  query: (
    from: number,
    to: number,
  ) => PromiseLike<{ data: Row[]; error: null } | { data: null; error: unknown }>,
): Promise<Row[]> {
  const all: Row[] = [];
  for (;;) {
    const page = await dataOf(query(all.length, all.length + PAGE - 1));
    all.push(...page);
    if (page.length < PAGE) return all;
  }
}
