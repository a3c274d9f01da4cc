import { type Answers, isOldPlan, withOldPlan } from '@/lib/domain/plan';
import { databases, inOneTab, withTimeout } from './device';
import { encryptedRecords } from './encrypted-records';

/** Milliseconds. A chosen file may have to be fetched from a cloud first. */
const FILE_MS = 30_000;

const answers = encryptedRecords<'answer'>(databases.workbook);
const notebook = encryptedRecords(databases.notebook);
const idOf = (owner: string, name: string) => `${owner}/${name}`;

/** Stores an answer of the workbook, or removes it if it is empty. @throws if the device does not do so */
export async function saveAnswer(owner: string, name: string, text: string): Promise<void> {
  const id = idOf(owner, name);
  if (text.trim()) await answers.put(owner, { id, kind: 'answer', value: text });
  else await answers.remove(owner, id);
}

/** The stored answers, and the changes that add the plan of an older release to them. */
async function compare(owner: string) {
  const found = await answers.of(owner);
  const texts = found.filter(({ value }) => typeof value === 'string');
  const stored = Object.fromEntries(
    texts.map(({ id, value }) => [id.slice(idOf(owner, '').length), String(value)]),
  );
  const plans = (await notebook.of(owner).catch(() => [])).filter(({ kind }) => kind === 'plan');
  const old = plans.find(({ value }) => isOldPlan(value));
  const whole = withOldPlan(stored, isOldPlan(old?.value) ? old.value : null);
  const names = new Set([...Object.keys(whole), ...Object.keys(stored)]);
  const changed = [...names].filter((name) => stored[name] !== whole[name]);
  return { whole, changed, old, unreadable: found.length - texts.length };
}

/** Writes the new places before it removes the old ones, so that no text is ever lost between them. */
async function move(owner: string): Promise<void> {
  const { whole, changed, old } = await compare(owner);
  for (const name of changed.sort((a, b) => Number(!whole[a]) - Number(!whole[b])))
    await saveAnswer(owner, name, whole[name] ?? '');
  if (old) await notebook.remove(owner, old.id);
}

/**
 * One owner's answers in the workbook, of which some are the plan. The plan of an older release is moved there first; if
 * that fails, it is tried again next time.
 * @throws when the database cannot be read
 */
export async function loadAnswers(owner: string): Promise<{ answers: Answers; unreadable: number }> {
  const { whole, changed, old, unreadable } = await compare(owner);
  if (changed.length > 0 || old) await inOneTab('flip-plan', () => move(owner)).catch(() => undefined);
  return { answers: whole, unreadable };
}

/** Removes answers of these names, or all of them, and the key with the last. */
export async function removeAnswers(owner: string, names?: readonly string[]): Promise<void> {
  for (const name of names ?? []) await answers.remove(owner, idOf(owner, name));
  if (!names || (await answers.of(owner)).length === 0) await answers.removeAll(owner);
}

/** A chosen file as text, also in the UTF-16 that Notepad calls Unicode; null for one in a cloud that does not come, or is not allowed. */
export async function readFile(file: Blob): Promise<string | null> {
  try {
    const bytes = await withTimeout(file.arrayBuffer(), FILE_MS);
    const mark = String(new Uint8Array(bytes.slice(0, 2)));
    const encoding = mark === '255,254' ? 'utf-16le' : mark === '254,255' ? 'utf-16be' : 'utf-8';
    return new TextDecoder(encoding).decode(bytes);
  } catch {
    return null;
  }
}
