import { type Experiment, isExperiment, isWeek, type Week } from './notebook';
import { isOwnTechniques, type OwnTechniques } from './own-techniques';
import { type Answers, joined, planOf } from './plan';
import { isPostponement, POSTPONEMENT_KIND, type Postponement } from './postponement';

/** What a saved copy holds of a notebook. */
export interface NotebookCopy {
  postponements: readonly Postponement[];
  experiments: readonly Experiment[];
  plan: Answers;
  weeks: readonly Week[];
  techniques: OwnTechniques;
}

/** How much there is of each, as `keptWords.what` says it. */
export const contentsOf = ({ postponements, experiments, plan, weeks, techniques }: NotebookCopy) => ({
  plan: Object.keys(plan).length > 0,
  techniques: Object.keys(techniques).length > 0,
  experiments: experiments.length,
  weeks: weeks.length,
  postponements: postponements.length,
});

/** A copy of ten years is smaller. */
export const MAX_COPY_LENGTH = 4 * 1024 * 1024;
const MAX_RECORDS = 20_000;
const MARK = 'flip-method-notebook:';

/**
 * The line at the end of a saved copy that can be read back in, in ASCII: an editor may store the file in another encoding.
 * Without records it is empty.
 */
export function copyLine({ postponements, experiments, weeks, ...single }: NotebookCopy): string {
  const of = (kind: string) => (value: unknown) => ({ kind, value });
  const records = [
    ...postponements.map(of(POSTPONEMENT_KIND)),
    ...experiments.map(of('experiment')),
    ...weeks.map(of('week')),
  ];
  for (const kind of ['plan', 'techniques'] as const)
    if (Object.keys(single[kind]).length > 0) records.push({ kind, value: single[kind] });
  if (records.length === 0) return '';
  const json = JSON.stringify({ version: 1, records });
  return MARK + json.replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Undoes what an editor makes of quotes, dashes, dots and spaces; the line that is read has none of its own. */
export const inAscii = (line: string): string =>
  line
    .replace(/[“”„«»]/g, '"')
    .replace(/[‘’]/g, "'")
    .replaceAll('—', '--')
    .replaceAll('…', '...')
    .replaceAll('\u00a0', ' ')
    .replace(/\p{Cf}/gu, '');

/** Lines without the marks with which a mail program quotes them. */
export const savedLines = (text: string): string[] =>
  text.split(/\r\n?|[\n\u2028\u2029]/).map((line) => line.replace(/^(?:> ?)+/, ''));

/** The JSON between other words, in lines that a mail program has broken after a space or in its place; undefined if there is none. */
export function jsonIn(lines: readonly string[]): unknown {
  const text = lines.map((line) => line.replace(/ $/, '')).join(' ');
  try {
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
  } catch {
    return undefined;
  }
}

/**
 * Reads a saved copy, which may come from anywhere.
 * @returns what it holds, and how many parts of it this release cannot read; null if it is no copy, too large, or damaged
 */
export function readCopy(text: string): (NotebookCopy & { unreadable: number }) | null {
  if (text.length > MAX_COPY_LENGTH) return null;
  const lines = savedLines(text).map(inAscii);
  // The last such line: a text of the person above it may begin with the same word.
  const isMarked = lines.map((line) => line.includes(MARK));
  const from = isMarked.lastIndexOf(true);
  const found = jsonIn(lines.slice(from, from + 1)) ?? jsonIn(lines.slice(from));
  const { version, records } = Object(from < 0 ? null : found);
  if (version !== 1 || !Array.isArray(records) || records.length > MAX_RECORDS) return null;
  const values = (kind: string): unknown[] =>
    records.filter((record) => Object(record).kind === kind).map(({ value }) => value);
  const postponements = values(POSTPONEMENT_KIND).filter(isPostponement);
  const experiments = values('experiment').filter(isExperiment);
  const weeks = values('week').filter(isWeek);
  const plan = values('plan').find(isAnswers);
  const techniques = values('techniques').find(isOwnTechniques);
  const single = [plan, techniques].filter((each) => each !== undefined);
  const read = postponements.length + experiments.length + weeks.length + single.length;
  return {
    postponements,
    experiments,
    plan: planOf(plan ?? {}),
    weeks,
    techniques: techniques ?? {},
    unreadable: records.length - read,
  };
}

const isAnswers = (value: unknown): value is Answers =>
  value !== null &&
  typeof value === 'object' &&
  Object.values(value).every((text) => typeof text === 'string');

/**
 * Merges a copy into a notebook without losing a word that is here or was written down. A repetition changes nothing.
 * @param newId makes an id for what is added: ids of a copy may belong to another person on this device
 * @returns what to store, new or in place of what has the same id; of the plan the lines that change
 */
export function mergeCopy(here: NotebookCopy, copy: NotebookCopy, newId: () => string): NotebookCopy {
  return {
    postponements: changes(here.postponements, copy.postponements, answeredOrNew, newId),
    experiments: changes(here.experiments, copy.experiments, resolvedOrNew, newId),
    plan: mergedLines(here.plan, copy.plan),
    weeks: changes(here.weeks, copy.weeks, sameOrNew, newId),
    // The choice made on this device wins over the copied one.
    techniques: Object.keys(here.techniques).length > 0 ? {} : copy.techniques,
  };
}

/** The lines of a plan that change with another one: two different texts are both kept, one below the other. */
const mergedLines = (here: Answers, copied: Answers): Answers =>
  Object.fromEntries(
    Object.entries(copied)
      .map(([name, text]) => [name, joined(here[name], text)] as const)
      .filter(([name, text]) => text !== (here[name] ?? '')),
  );

/** @param change the id of the record that a copied one replaces, `new`, or null if it changes nothing */
function changes<Value extends { id: string }>(
  here: readonly Value[],
  copied: readonly Value[],
  change: (here: readonly Value[], copied: Value) => string | null,
  newId: () => string,
): Value[] {
  const merged = new Map(here.map((value) => [value.id, value]));
  const changed = new Map<string, Value>();
  for (const value of copied) {
    const replaced = change([...merged.values()], value);
    if (replaced === null) continue;
    const id = replaced === 'new' ? newId() : replaced;
    merged.set(id, { ...value, id });
    changed.set(id, { ...value, id });
  }
  return [...changed.values()];
}

/** Two waits do not begin in the same millisecond. */
function answeredOrNew(here: readonly Postponement[], copied: Postponement): string | null {
  const own = here.find(({ startedAt }) => startedAt === copied.startedAt);
  if (!own) return 'new';
  return own.answer === null && copied.answer ? own.id : null;
}

/** Two different results are both kept. */
function resolvedOrNew(here: readonly Experiment[], copied: Experiment): string | null {
  const own = here.filter((each) => isSame({ ...each, result: null }, { ...copied, result: null }));
  if (own.length === 0) return 'new';
  if (!copied.result || own.some((each) => isSame(each, copied))) return null;
  return own.find(({ result }) => result === null)?.id ?? 'new';
}

const sameOrNew = (here: readonly Week[], copied: Week) =>
  here.some((each) => isSame(each, copied)) ? null : 'new';

const isSame = (a: object, b: object) => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
const sorted = (value: object) => Object.entries({ ...value, id: '' }).sort(([a], [b]) => (a < b ? -1 : 1));
