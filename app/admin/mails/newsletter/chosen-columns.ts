import { plain } from './list-words';
import { type ListColumn, roles } from './understand-list';

/** On this device: how the columns of a file were read the last time, by the names of all its columns. */
const KEY = 'import-columns';
/** Shapes that are remembered, the newest first. */
const MOST = 10;

const shapeOf = (columns: readonly ListColumn[]) => columns.map(({ name }) => plain(name)).join('|');

type Chosen = Pick<ListColumn, 'role'> & { values: Record<string, string> };

/** The columns as they were chosen for the last file of this shape; null if there was none. Values that are new keep their meaning. */
export function recallColumns(columns: readonly ListColumn[]): ListColumn[] | null {
  const known = read().find(([shape]) => shape === shapeOf(columns))?.[1];
  if (!known || columns.every(({ name }) => name === '')) return null;
  return columns.map((column, index) => {
    // What is stored may be anything.
    const { role, values }: Partial<Chosen> = Object(known[index]);
    return {
      ...column,
      role: role && roles.includes(role) ? role : column.role,
      values: column.values.map((each) => {
        const meaning = Object(values)[each.value];
        return meaning === 'ask' || meaning === 'left' ? { ...each, meaning } : each;
      }),
    };
  });
}

/** Remembers how the columns of a file are read, where storage can be written. */
export function rememberColumns(columns: readonly ListColumn[]): void {
  const shape = shapeOf(columns);
  const chosen = columns.map(
    ({ role, values }): Chosen => ({
      role,
      values: role === 'left' ? Object.fromEntries(values.map(({ value, meaning }) => [value, meaning])) : {},
    }),
  );
  const others = read().filter(([other]) => other !== shape);
  try {
    localStorage.setItem(KEY, JSON.stringify([[shape, chosen], ...others].slice(0, MOST)));
  } catch {
    // Then the next file is read by its own words.
  }
}

function read(): [shape: string, columns: Partial<Chosen>[]][] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((each) => Array.isArray(each) && Array.isArray(each[1]))
      : [];
  } catch {
    return [];
  }
}
