/** @returns the sum of each named count over all rows */
export function addUp<Name extends string>(
  names: readonly Name[],
  rows: readonly Readonly<Record<Name, number>>[],
): Record<Name, number> {
  const sums = names.map((name) => [name, rows.reduce((sum, row) => sum + row[name], 0)]);
  return Object.fromEntries(sums) as Record<Name, number>;
}
