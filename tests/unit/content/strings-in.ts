/** A text of a content module and where it stands, such as `hero.headline` or `sections.0.blocks.2`. */
export interface FoundString {
  where: string;
  text: string;
}

/** Every string inside a module's exports, through objects and lists, functions and numbers left out. */
export function stringsIn(value: unknown, where = ''): FoundString[] {
  if (typeof value === 'string') return [{ where, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => stringsIn(inner, where ? `${where}.${key}` : key));
}
