import { parseJson } from './read-body';

/*
 * What React sends to a server action of this site, whose actions all take the previous state and then the form, after
 * whatever may be bound to them:
 * with script the action's id in a header and the arguments as a reply (`0` is the list of them, `$K1` the form);
 * without script the form itself, with the id and the state in fields that begin with `$ACTION_`.
 * See https://github.com/facebook/react/blob/main/packages/react-server/src/ReactFlightActionServer.js.
 * Next answers 500 to anything else, as if the fault were ours.
 */

/** One byte that says which arguments an action takes, and forty hexadecimal digits. */
const ACTION_ID = /^[0-9a-f]{42}$/;

/** How many arguments an action of that id takes: one bit each, between the highest and the lowest of the byte. */
function argumentsOf(id: string): number {
  const bits = (Number.parseInt(id.slice(0, 2), 16) >> 1) & 0b111111;
  return bits.toString(2).replaceAll('0', '').length;
}

export type ActionFault = 'no-action' | 'malformed';

/**
 * No browser sends a null character in a name, and no parser agrees with another about it; Next reads no more than 16 KB
 * of what stands before a field, and the longest name of this site has a hundredth of that.
 */
const isOddName = (name: string) => name.includes('\0') || name.length > 1_000;

/** What is wrong with a form that a script sent: the id of its action, or the arguments, the last of which is the form. */
export function faultOfReply(actionId: string, form: FormData): ActionFault | null {
  if (!ACTION_ID.test(actionId)) return 'no-action';
  if ([...form.keys()].some(isOddName)) return 'malformed';
  const fields = form.getAll('0');
  const given = parse(fields[0]);
  if (fields.length !== 1 || !Array.isArray(given) || given.length !== argumentsOf(actionId))
    return 'malformed';
  return areBound(given.slice(0, -1)) && /^\$K[0-9a-f]{1,4}$/.test(String(given.at(-1))) ? null : 'malformed';
}

/** What is wrong with a form that a browser sent without script, or the id of the action that it is for. */
export function actionOfForm(form: FormData): { id: string } | { fault: ActionFault } {
  const names = [...form.keys()].filter((name) => name.startsWith('$ACTION_'));
  const references = names.filter((name) => /^\$ACTION_(?:REF|ID)_/.test(name));
  if (references.length !== 1) return { fault: 'no-action' };
  if (new Set(names).size !== names.length) return { fault: 'malformed' };
  const [, kind, rest = ''] = /^\$ACTION_(REF|ID)_(.*)$/.exec(references[0] ?? '') ?? [];
  // An action that takes the form alone has nothing bound to it.
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

/** What comes before the form: the previous state last, all of it texts, numbers and nothing that React would look for. */
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
