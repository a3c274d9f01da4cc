import { dataOf } from './backend';

/** As many rows as the API hands out at once. */
const PAGE = 1_000;

/**
 * All rows of a query, in as many calls as it takes.
 * @param query in an order that does not change, for the rows from one number to another
 * @throws BackendUnavailable when a part cannot be read
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
