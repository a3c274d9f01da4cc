// Script of the fillable workbook: stores the answers on this device and sends none of them anywhere.
import { fillWords } from '@/content/workbook/fill';
import { databases } from '@/lib/device/databases';
import { ownerHere, signHere } from '@/lib/device/owner-here';
import { saveFile } from '@/lib/device/save-file';
import { sealedPages } from '@/lib/device/sealed-pages';
import { type Answers, readAnswers, writeAnswers } from '@/lib/workbook/answers-file';
import { keepPages, leavePages } from './offline';

type Box = HTMLTextAreaElement | HTMLInputElement;

/** Delay between the last keystroke and saving, in ms. */
const PAUSE = 250;
const TICKED = 'yes';
const words = fillWords.kept;

const pages = sealedPages<'answer'>(databases.workbook);
const otherTabs = new BroadcastChannel('flip-workbook');
const sign = signHere();
let owner = await ownerHere();
const fields = [...document.querySelectorAll<Box>('main :is(textarea, input)[name]')];
const idOf = (name: string) => `${owner}/${name}`;

const writtenIn = (field: Box) =>
  field instanceof HTMLInputElement ? (field.checked ? TICKED : '') : field.value.trim() && field.value;

function show(field: Box, text: string): void {
  if (field instanceof HTMLInputElement) field.checked = text === TICKED;
  else field.value = text;
}

function say(text: string): void {
  const status = document.querySelector('main [role=status]');
  if (status && status.textContent !== text) status.textContent = text;
}

/** Reads the stored answers. */
async function read(): Promise<Answers> {
  if (owner === null) return {};
  const found = await pages.of(owner);
  return Object.fromEntries(found.map(({ id, value }) => [id.slice(idOf('').length), String(value)]));
}

/** Stored answers merged with those on this page, including any that could not be saved. */
async function everything(): Promise<Answers> {
  const kept = await read().catch(() => ({}));
  const here: Answers = Object.fromEntries(fields.map((field) => [field.name, writtenIn(field)]));
  return Object.fromEntries(Object.entries({ ...kept, ...here }).filter(([, text]) => text));
}

/** @returns whether the answer is stored */
async function keep(name: string, text: string): Promise<boolean> {
  if (owner === null) {
    // The session could not be read earlier (offline, or the server was busy): retry.
    owner = await ownerHere();
    if (owner === null) say(words.unknown);
    else await restore();
    return owner !== null;
  }
  // Signed out, or signed in as someone else, since the page was opened: discard the edit.
  if (signHere() !== sign) {
    location.reload();
    return false;
  }
  try {
    if (text) await pages.put(owner, { id: idOf(name), kind: 'answer', value: text });
    else await pages.remove(owner, idOf(name));
    say(words.saved);
    otherTabs.postMessage('changed');
    void keepPages();
    return true;
  } catch {
    say(words.notKept);
    return false;
  }
}

function count(answers: Answers): void {
  const names = Object.keys(answers);
  for (const place of document.querySelectorAll<HTMLElement>('[data-sections]')) {
    const sections = (place.dataset.sections ?? '').split(' ');
    const written = names.filter((name) => sections.includes(name.slice(0, name.indexOf('/')))).length;
    place.textContent = written ? fillWords.written(written) : '';
  }
}

async function restore(): Promise<void> {
  const answers = await read();
  // Text typed before this script ran is newer than the stored answer.
  for (const field of fields) {
    const typed = writtenIn(field);
    if (typed) await keep(field.name, typed);
    else show(field, answers[field.name] ?? '');
  }
  count(answers);
  if (Object.keys(answers).length) void keepPages();
}

/** Applies changes made in another tab, except to fields being edited here. */
async function refresh(): Promise<void> {
  const answers = await read();
  for (const field of fields)
    if (field !== document.activeElement && !timers.has(field)) show(field, answers[field.name] ?? '');
  count(answers);
}

const timers = new Map<Box, ReturnType<typeof setTimeout>>();

function flush(field: Box): void {
  clearTimeout(timers.get(field));
  if (timers.delete(field)) void keep(field.name, writtenIn(field));
}

for (const field of fields) {
  field.addEventListener('input', () => {
    clearTimeout(timers.get(field));
    timers.set(
      field,
      setTimeout(() => flush(field), PAUSE),
    );
  });
  field.addEventListener('change', () => flush(field));
}
document.addEventListener('visibilitychange', () => {
  for (const field of timers.keys()) flush(field);
});

/** @returns whether the person confirmed */
function ask(name: 'delete' | 'bring'): Promise<boolean> {
  const dialog = document.querySelector<HTMLDialogElement>(`[data-ask=${name}]`);
  if (!dialog) return Promise.resolve(false);
  dialog.returnValue = '';
  dialog.showModal();
  return new Promise((answer) => {
    dialog.addEventListener('close', () => answer(dialog.returnValue === 'yes'), { once: true });
  });
}

const presses = {
  async copy() {
    const now = new Date();
    const day = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
    saveFile(words.fileName, 'application/json', writeAnswers(await everything(), day));
  },
  bring: () => picker?.click(),
  async delete() {
    if (!(await ask('delete'))) return;
    for (const field of fields) show(field, '');
    count({});
    try {
      if (owner !== null) await pages.removeAll(owner);
      await leavePages();
      otherTabs.postMessage('changed');
      say(words.deleted);
    } catch {
      say(words.notDeleted);
    }
  },
};

async function bring(file: File): Promise<void> {
  const answers = readAnswers(await file.text());
  if (!answers) return say(words.notOurs);
  if (!(await ask('bring'))) return;
  let isKept = true;
  for (const [name, text] of Object.entries(answers)) {
    const field = fields.find((one) => one.name === name);
    if (field) show(field, text);
    isKept = (await keep(name, text)) && isKept;
  }
  count(await everything());
  if (isKept) say(words.brought(Object.keys(answers).length));
}

const picker = document.querySelector<HTMLInputElement>('#kept input[type=file]');
picker?.addEventListener('change', () => {
  const [file] = picker.files ?? [];
  if (file) void bring(file);
  picker.value = '';
});
for (const button of document.querySelectorAll<HTMLElement>('#kept [data-do]'))
  button.onclick = () => void presses[button.dataset.do as keyof typeof presses]();

otherTabs.addEventListener('message', () => void refresh().catch(() => undefined));
// Reloads after a sign-in or sign-out in another tab.
const look = () => signHere() !== sign && location.reload();
addEventListener('pageshow', look);
document.addEventListener('visibilitychange', look);
if ('cookieStore' in window) cookieStore.addEventListener('change', look);

await restore().catch(() => say(words.notKept));
document.documentElement.dataset.fill = 'ready';
