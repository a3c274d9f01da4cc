/** A string of a content module and its path, such as `hero.headline` or `sections.0.blocks.2`. */
export interface FoundString {
  where: string;
  text: string;
}

/** All strings in a module's exports, including nested objects and arrays. */
export function stringsIn(value: unknown, where = ''): FoundString[] {
  if (typeof value === 'string') return [{ where, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => stringsIn(inner, where ? `${where}.${key}` : key));
}
