import { findEmails, isBlank, withoutInvisible } from '@/lib/domain/email-address';
import * as words from './column-words';
import type { ListRow, ListTable } from './list-file';

type Meaning = words.Meaning;

/** What a column says. `confirmed` and `source` are kept with the subscriber: when they had agreed, and where they came from. */
export const roles = ['address', 'left', 'confirmed', 'source', 'unused'] as const;
export type Role = (typeof roles)[number];

export interface ListColumn {
  name: string;
  role: Role;
  /** The values of a column that is read as `left`, in the form of `plain`, most frequent first. */
  values: ColumnValue[];
}

export interface ColumnValue {
  /** The value; `OTHERS` for the rest of a column with many values. */
  value: string;
  /** One of the values as the file has it. */
  example: string;
  count: number;
  meaning: Meaning;
}

export const OTHERS = '*';
/** Different values that are listed one by one. */
const LISTED = 12;

/** `flag`: a "yes" or "no" to something unknown; `note`: a free text, which may say that a person left. */
type Kind = 'left' | 'wanted' | 'status' | 'flag' | 'note';

/** What the names of the columns and their values say. The owner confirms or changes it. */
export function understandColumns({ header, rows }: ListTable): { service?: string; columns: ListColumn[] } {
  const names = header.map(words.plain);
  const [service, , unused] =
    words.services.find(([, has]) => has.split('|').every((name) => names.includes(name))) ?? [];
  const address = addressColumn(names, rows);
  // Then the other names are in a language that is not known here, either.
  const isStrange =
    !words.addressNames.test(names[address] ?? '') && !words.addressLike.test(names[address] ?? '');
  const columns = header.map((title, column): ListColumn => {
    const texts = rows.map(({ cells }) => cells[column] ?? '').filter((text) => !isBlank(text));
    const read = { title, name: words.plain(title), texts, isFull: texts.length === rows.length, isStrange };
    const isUnused = unused?.split('|').includes(read.name);
    const kind = isUnused ? undefined : (kindOf(read, names) ?? kindOfUnknown(read));
    return {
      name: title,
      role: column === address ? 'address' : kind ? 'left' : noteRole(column, names),
      values: column === address ? [] : valuesOf(column, rows, kind ?? 'status'),
    };
  });
  return { service, columns };
}

/** The first column of the names that say it best. */
function noteRole(column: number, names: readonly string[]): Role {
  const best = (patterns: readonly RegExp[]) =>
    patterns.map((pattern) => names.findIndex((name) => pattern.test(name))).find((found) => found >= 0);
  if (best(words.confirmedNames) === column) return 'confirmed';
  return best([words.sourceNames]) === column ? 'source' : 'unused';
}

/** A column with a known name, or else with the most addresses. */
function addressColumn(names: readonly string[], rows: readonly ListRow[]): number {
  const counts = names.map((name, column) => {
    const found = rows.filter(({ cells }) => /[@\uff20]/.test(cells[column] ?? '')).length;
    return found > 0 && words.addressNames.test(name) ? found + rows.length : found;
  });
  return counts.indexOf(Math.max(...counts));
}

/** A column before it is understood. */
interface ReadColumn {
  title: string;
  /** The title in the form of `plain`. */
  name: string;
  /** The cells that are not blank. */
  texts: readonly string[];
  /** Whether no cell is blank. */
  isFull: boolean;
  /** Whether the column of addresses has a name in an unknown language. */
  isStrange: boolean;
}

const isOneOf =
  (...patterns: readonly RegExp[]) =>
  (cell: string) =>
    patterns.some((pattern) => pattern.test(cell));
const isYesOrNo = isOneOf(words.yesValues, words.noValues);
const isTelling = isOneOf(words.leftValues, words.askValues);

/** How a column can say that a person left; undefined if it does not seem to. */
function kindOf({ name, texts, isFull }: ReadColumn, names: readonly string[]): Kind | undefined {
  if (texts.length === 0) return undefined;
  const filled = texts.map(textOf);
  const saysLeft = texts.some((text) => hasLeftWord(text) && !words.noValues.test(words.plain(text)));
  if (words.givenNames.test(name)) return filled.some(isOneOf(words.leftInNames)) ? 'note' : undefined;
  if (words.otherChannels.test(name) && !/mail/.test(name)) return undefined;
  if (words.leftNames.test(name)) return words.linkNames.test(name) && !saysLeft ? undefined : 'left';
  const isFlag = filled.every((cell) => isYesOrNo(cell) || isTelling(cell));
  const isTold = filled.some(isTelling);
  const isAllTimes = words.timeNames.test(name) && filled.every(isDate);
  if (!isTold && (words.typesAndCounts.test(name) || (isAllTimes && words.statusNames.test(name))))
    return undefined;
  if (words.statusNames.test(name)) {
    const isPlace = words.placeOrState.test(name) && names.some(isOneOf(words.placeNames));
    return isPlace && !isTold ? undefined : 'status';
  }
  if (words.wantedNames.test(name) && !words.linkNames.test(name)) {
    const isTime = words.timeNames.test(name) || (filled.every(isDate) && !isFlag);
    const isChoice = new Set(filled).size <= LISTED;
    const isWanted = !isTime && (isFlag || isTold || isChoice);
    return isWanted ? (words.negatedNames.test(name) ? 'flag' : 'wanted') : undefined;
  }
  // Without a name, a "no" may be about anything.
  const isNamelessFlag = name === '' && isFlag && new Set(filled).size > 1;
  if (saysLeft || isNamelessFlag) return 'status';
  const isSame = new Set(filled).size === 1 && isFull;
  if (name !== '' && filled.every(isYesOrNo) && !isSame && !words.unrelatedFlags.test(name)) return 'flag';
  return filled.some(isOneOf(words.leftPhrases)) ? 'note' : undefined;
}

/** A column that nothing is known about, and that may set apart who left; undefined for any other. */
function kindOfUnknown({ title, name, texts, isFull, isStrange }: ReadColumn): Kind | undefined {
  if (isOneOf(words.givenNames, words.unrelatedFlags, words.otherChannels)(name)) return undefined;
  // Of everybody, a day says nothing.
  const isEnd = isOneOf(words.endNames, words.negatedNames)(name);
  const isTime = (cell: string) => isDate(cell) || (isEnd && serialDate.test(cell));
  const isSomeTimes = texts.length > 0 && !isFull && texts.every((text) => isTime(words.plain(text)));
  if (isSomeTimes && title !== '' && (isEnd || !words.harmlessTimes.test(name))) return 'flag';
  const values = [...new Set(texts)].slice(0, LISTED + 1);
  const isChoice = values.length <= LISTED && values.length + (isFull ? 0 : 1) > 1;
  const isForeign = /(?!\p{Script=Latin})\p{L}/u.test(title) || (isStrange && title !== '');
  return isChoice && (isForeign || [title, ...values].some(isOneOf(words.wrongEncoding)))
    ? 'flag'
    : undefined;
}

/** Matches also one of several words, as in a column of tags. */
const hasLeftWord = (text: string) => text.split(/[,;|]/).some(isLeftWord);

/** Matches also with a day or year behind the words. */
const isLeftWord = (text: string) => {
  const said = words.plain(text);
  return words.leftValues.test(said) || words.leftValues.test(said.replace(/ [\d ]+$/, ''));
};

/** Whether something beside an address says it, as in `ann@example.com (unsubscribed)`, or the line is crossed out. */
const hasLeftWordBeside = (text: string) =>
  words.crossedOut.test(text) ||
  words.spoiltAddress.test(text) ||
  text
    .split(/[\s,;|<>]*\S*[@\uff20]\S*|[()[\],;:|]|\s[-\u2013\u2014]+\s/u)
    .some(
      (part) =>
        isLeftWord(part) || words.leftPhrases.test(words.plain(part)) || words.isRefusal(words.plain(part)),
    );

const isDate = (cell: string) =>
  /^\d{1,4}[ ./-]\d{1,2}(?:[ ./-]\d{1,4}|\b)|^\d{10,13}$|^(?:\w+ )?(?:\d+ )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* \d/.test(
    cell,
  );

/** A day since 1954, perhaps with a time, as a spreadsheet counts it. */
const serialDate = /^[2-6]\d{4}(?: \d+)?$/;

function valuesOf(column: number, rows: readonly ListRow[], kind: Kind): ColumnValue[] {
  const found = new Map<string, ColumnValue>();
  for (const { cells } of rows) {
    const example = cells[column] ?? '';
    const value = textOf(example);
    const known = found.get(value);
    if (known) known.count += 1;
    else found.set(value, { value, example, count: 1, meaning: meaningOf(value, kind, example) });
  }
  const values = [...found.values()].sort((a, b) => b.count - a.count);
  if (values.length <= LISTED) return values;
  // Values with a meaning of their own are listed separately, and so is an empty cell.
  const isOwn = ({ value, meaning }: ColumnValue) =>
    value === '' || (kind === 'note' ? meaning === 'left' : kind !== 'left' && meaning !== 'unknown');
  const others = values.filter((each) => !isOwn(each));
  const count = others.reduce((sum, each) => sum + each.count, 0);
  const [first] = others;
  const meaning = kind === 'left' ? 'left' : first?.meaning;
  return [
    ...values.filter(isOwn),
    ...(first && meaning ? [{ value: OTHERS, example: first.example, count, meaning }] : []),
  ];
}

/** A sign alone, such as ✓ or -, is a value, too, and -1 is another than 1. */
const textOf = (cell: string) =>
  (/^[-\u2212]\d/.test(cell) ? '-' : '') + words.plain(cell) || withoutInvisible(cell).trim();

function meaningOf(value: string, kind: Kind, example: string): Meaning {
  if (kind === 'left')
    return isOneOf(/^[-\u2013\u2014/.[\]{}"']*$/, words.noValues, words.emptyValues)(value) ? 'ask' : 'left';
  if (kind === 'flag') return 'unknown';
  if (kind === 'note') return words.leftPhrases.test(value) ? 'left' : 'ask';
  if (hasLeftWord(example)) return 'left';
  if (words.askValues.test(value)) return 'ask';
  const [first = ''] = value.split(' ', 1);
  // A number or letter as a status says nothing without its legend.
  if (kind === 'status' && /^(?:-?\d+|\p{Script=Latin})$/u.test(first)) return 'unknown';
  if (words.yesValues.test(value) || (first.length > 1 && words.yesValues.test(first))) return 'ask';
  if (words.noValues.test(value) || (first.length > 1 && words.noValues.test(first))) return 'left';
  return kind === 'wanted' && isDate(value) ? 'ask' : 'unknown';
}

/** Values whose meaning is not known. */
export const unknownIn = (columns: readonly ListColumn[]): ColumnValue[] =>
  columns
    .flatMap(({ role, values }) => (role === 'left' ? values : []))
    .filter(({ meaning }) => meaning === 'unknown');

export interface ListPlan {
  ask: string[];
  /** What the list says about an address, where it does. */
  notes: ReadonlyMap<string, { confirmed: string; source: string }>;
  /** Who left, by this list. */
  left: string[];
  /** Rows without an address, or with something that is none. */
  notRead: { line: number; text: string }[];
  /** Addresses that stand in other columns only, such as a second one of the same person. */
  elsewhere: string[];
}

/** Who is asked, by these columns. An address that left in one row is not asked because of another, nor is one in a row that cannot be read. */
export function planImport({ header, rows, apart }: ListTable, columns: readonly ListColumn[]): ListPlan {
  const asked = new Set<string>();
  const left = new Set<string>();
  const beside = new Set<string>();
  const unread = new Set(apart.flatMap(({ cells }) => findEmails(cells.join(' , ')).found));
  const notes = new Map<string, { confirmed: string; source: string }>();
  const cellOf = (role: Role, cells: readonly string[]) => {
    const cell = cells[columns.findIndex((column) => column.role === role)] ?? '';
    return words.emptyValues.test(words.plain(cell)) ? '' : cell.replace(/\p{Cc}+/gu, ' ').trim();
  };
  const notRead: ListPlan['notRead'] = [];
  const address = columns.findIndex(({ role }) => role === 'address');
  const isNamed = header.some((name) => name !== '');
  const refuse = ({ line, cells }: ListRow) => notRead.push({ line, text: cells.join(' ').slice(0, 100) });
  apart.forEach(refuse);
  for (const row of rows) {
    // Without a header, a line can hold several.
    const text = isNamed ? (row.cells[address] ?? '') : row.cells.join(' , ');
    const { found, refused } = findEmails(text);
    if (found.length === 0 || refused.length > 0) refuse(row);
    const isLeft =
      hasLeftWordBeside(text) ||
      columns.some((column, index) => column.role === 'left' && valueIn(column, row.cells[index]) !== 'ask');
    const note = { confirmed: cellOf('confirmed', row.cells), source: cellOf('source', row.cells) };
    for (const email of found) {
      (isLeft ? left : asked).add(email);
      if ((note.confirmed || note.source) && !notes.has(email)) notes.set(email, note);
    }
    for (const email of findEmails(row.cells.join(' , ')).found) beside.add(email);
    // A column of those who left can hold their addresses.
    columns.forEach(({ role }, index) => {
      if (role === 'left') for (const email of findEmails(row.cells[index] ?? '').found) left.add(email);
    });
  }
  return {
    ask: [...asked].filter((email) => !left.has(email) && !unread.has(email)),
    notes,
    left: [...left],
    notRead,
    elsewhere: [...beside].filter((email) => !asked.has(email) && !left.has(email)),
  };
}

function valueIn({ values }: ListColumn, cell = ''): Meaning {
  const value = textOf(cell);
  const own = values.find((each) => each.value === value) ?? values.find((each) => each.value === OTHERS);
  return own?.meaning ?? 'unknown';
}

/** Why a list is not imported at all: it is one of people who left. */
export function leftFile(
  { fileName, titles, header, rows }: ListTable,
  columns: readonly ListColumn[],
): 'columns' | 'values' | 'name' | 'title' | null {
  if (header.some((name) => words.leftFileColumns.test(words.plain(name)))) return 'columns';
  const says = (meaning: Meaning) => (row: ListRow) =>
    columns.some((column, index) => column.role === 'left' && valueIn(column, row.cells[index]) === meaning);
  const isFilled = columns.some(({ role }) => role === 'left');
  if (isFilled && rows.length > 0 && rows.every(says('left'))) return 'values';
  const tells = columns.some(
    ({ role, values }) =>
      role === 'left' && ['left', 'ask'].every((each) => values.some(({ meaning }) => meaning === each)),
  );
  const saysLeft = (text: string) => !tells && words.isLeftFileName(words.plain(text));
  if (titles.some(saysLeft)) return 'title';
  return saysLeft(fileName) ? 'name' : null;
}
