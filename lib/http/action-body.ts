import { parseJson } from './read-body';

/*
 * Validates requests to server actions. All actions of this site take bound arguments (if any), the previous
 * state and the form. With script, React sends the action id in a header and the arguments as a reply (`0` is
 * the list of them, `$K1` the form). Without script, it sends the form with the id and the state in fields
 * that begin with `$ACTION_`.
 * See https://github.com/facebook/react/blob/main/packages/react-server/src/ReactFlightActionServer.js. Next
 * answers anything else with 500, as if it were a server error.
 */

/** One byte that encodes the arguments, then forty hexadecimal digits. */
const ACTION_ID = /^[0-9a-f]{42}$/;

/** All bits: Next cannot read the arguments from the source. A `formAction` takes the previous state and the form. */
const UNKNOWN = 0b111111;

/** The number of arguments of an action: the bits between the highest and the lowest of the first byte. */
function argumentsOf(id: string): number {
  const bits = (Number.parseInt(id.slice(0, 2), 16) >> 1) & UNKNOWN;
  return bits === UNKNOWN ? 2 : bits.toString(2).replaceAll('0', '').length;
}

export type ActionFault = 'no-action' | 'malformed';

/**
 * Browsers never send null characters in names, and parsers disagree about them. Next reads at most 16 KB of headers in
 * front of a field; the longest name of this site is a hundredth of that.
 */
const isInvalidName = (name: string) => name.includes('\0') || name.length > 1_000;

/** Validates a form sent by script: the action id, and the arguments, the last of which is the form. */
export function faultOfReply(actionId: string, form: FormData): ActionFault | null {
  if (!ACTION_ID.test(actionId)) return 'no-action';
  if ([...form.keys()].some(isInvalidName)) return 'malformed';
  const fields = form.getAll('0');
  const given = parse(fields[0]);
  if (fields.length !== 1 || !Array.isArray(given) || given.length !== argumentsOf(actionId))
    return 'malformed';
  return areBound(given.slice(0, -1)) && /^\$K[0-9a-f]{1,4}$/.test(String(given.at(-1))) ? null : 'malformed';
}

/** Validates a form sent without script; returns its action id or the fault. */
export function actionOfForm(form: FormData): { id: string } | { fault: ActionFault } {
  const names = [...form.keys()].filter((name) => name.startsWith('$ACTION_'));
  const references = names.filter((name) => /^\$ACTION_(?:REF|ID)_/.test(name));
  if (references.length !== 1) return { fault: 'no-action' };
  if (new Set(names).size !== names.length) return { fault: 'malformed' };
  const [, kind, rest = ''] = /^\$ACTION_(REF|ID)_(.*)$/.exec(references[0] ?? '') ?? [];
  // An action that only takes the form has no bound arguments.
  if (kind === 'ID')
    return ACTION_ID.test(rest) && argumentsOf(rest) <= 1 ? { id: rest } : { fault: 'no-action' };
  const reference = parse(form.get(`$ACTION_${rest}:0`));
  const id = isRecord(reference) ? reference.id : undefined;
  if (!/^\d{1,4}$/.test(rest) || typeof id !== 'string' || !ACTION_ID.test(id)) return { fault: 'no-action' };
  const bound = parse(form.get(`$ACTION_${rest}:1`));
  const isWhole = isRecord(reference) && reference.bound === '$@1' && Array.isArray(bound);
  return isWhole && bound.length === argumentsOf(id) - 1 && areBound(bound) ? { id } : { fault: 'malformed' };
}

const parse = (field: unknown) => (typeof field === 'string' ? parseJson(field) : undefined);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Validates the arguments before the form, ending with the previous state: plain data without React's special
 * references.
 */
function areBound(values: readonly unknown[]): boolean {
  return isRecord(values.at(-1)) && values.every((value) => isPlain(value, 0));
}

function isPlain(value: unknown, depth: number): boolean {
  if (depth > 5) return false;
  if (typeof value === 'string')
    return !value.startsWith('$') || value.startsWith('$$') || value === '$undefined';
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, inner]) => name !== '__proto__' && isPlain(inner, depth + 1));
}
