// Script of the fillable workbook: stores the answers on this device and sends none of them anywhere.
import { fillMessages as messages } from '@/content/workbook/fill';
import { loadAnswers, readFile, removeAnswers, saveAnswer } from '@/lib/device/answers';
import { askBeforeLeaving, notifyTabs, openChannel, saveFile, tryTo, withTimeout } from '@/lib/device/device';
import { addMissing, confirmIn, trustOwnScripts } from '@/lib/device/page-start';
import { currentFingerprint, currentRecordOwner } from '@/lib/device/person';
import { localDateOf } from '@/lib/domain/local-date';
import { type Answers, joined } from '@/lib/domain/plan';
import { readAnswers, writeAnswers } from '@/lib/workbook/answers';

type Box = HTMLTextAreaElement | HTMLInputElement;

/** Delay between the last keystroke and saving, in ms. */
const SAVE_DELAY_MS = 250;
const UNDO_MS = 10_000;
const TICKED = 'yes';
/** Start of the name of a cache of the workbook's pages; the rest names the release. */
const CACHE_PREFIX = 'flip-workbook ';

addMissing();
trustOwnScripts();
const otherTabs = openChannel('flip-workbook');
const fingerprint = currentFingerprint();
let owner = await currentRecordOwner();
const fields = [...document.querySelectorAll<Box>('main :is(textarea, input)[name]')];
// Firefox would keep ticks over a reload, also for the next person; in HTML a box has no attribute against it.
for (const field of fields) field.autocomplete = 'off';

const textOf = (field: Box) =>
  field instanceof HTMLInputElement ? (field.checked ? TICKED : '') : field.value.trim() && field.value;

function show(field: Box, text: string): void {
  if (field instanceof HTMLInputElement) field.checked = text === TICKED;
  else field.value = text;
}

/** Shows what is stored. It is also the default value: a field that holds another was written in since. */
function showStored(field: Box, text = ''): void {
  show(field, text);
  field.defaultValue = text;
}

/** @param place the margin above the text, or the panel whose button was pressed */
function setStatus(text: string, place: 'margin' | 'panel' = 'margin'): void {
  for (const status of document.querySelectorAll<HTMLElement>('main [role=status]')) {
    const next = status.dataset.place === place ? text : '';
    if (status.textContent !== next) status.textContent = next;
    status.toggleAttribute('data-lost', isLosing() || next === messages.deleted);
  }
}

const isUnsaved = (field: Box) => textOf(field) !== field.defaultValue;
/** Answers that the device did not take; tried again once it takes another. */
const failed = new Map<string, string>();
const isLosing = () => failed.size > 0 || !isRead;
const nothing = { answers: {} as Answers, unreadable: 0 };
/** Reads the stored answers, and how many of them are damaged. */
const read = async () => (owner === null ? nothing : loadAnswers(owner));

/** Stored answers merged with those on this page, including any that could not be saved. */
async function allAnswers(): Promise<Answers> {
  const { answers: kept } = await read().catch(() => nothing);
  const here: Answers = Object.fromEntries(fields.map((field) => [field.name, textOf(field)]));
  return Object.fromEntries(Object.entries({ ...kept, ...here }).filter(([, text]) => text));
}

/** @returns whether the answer is stored */
async function save(name: string, text: string): Promise<boolean> {
  // Signed out, or signed in as someone else, since the page was opened: discard the edit.
  if (owner !== null && currentFingerprint() !== fingerprint) {
    location.reload();
    return false;
  }
  try {
    if (owner === null || !isRead) {
      // The session, or the device, could not be read earlier (offline, or the server was busy): retry.
      owner ??= await currentRecordOwner();
      if (owner === null) {
        setStatus(messages.unknown);
        return false;
      }
      await restore();
      // Restoring saves only the fields of this page; an imported answer may belong to another.
      const field = fields.find((one) => one.name === name);
      return field ? !isUnsaved(field) : save(name, text);
    }
    await saveAnswer(owner, name, text);
    for (const field of fields) if (field.name === name) field.defaultValue = text;
    failed.delete(name);
    const again = [...failed];
    failed.clear();
    for (const [name, text] of again) {
      const field = fields.find((one) => one.name === name);
      void save(name, field ? textOf(field) : text);
    }
    if (again.length === 0 && !fields.some(isUnsaved)) setStatus(messages.saved);
    notifyTabs(otherTabs);
    void cachePages();
    return true;
  } catch {
    failed.set(name, text);
    setStatus(messages.notKept);
    return false;
  }
}

/** Whether what is stored has been read, so that it is not written over unseen. */
let isRead = false;

async function restore(): Promise<void> {
  const { answers, unreadable } = await read();
  isRead = owner !== null;
  // What was typed before, into an empty field, is kept below what is stored.
  for (const field of fields) {
    const typed = textOf(field);
    showStored(field, answers[field.name]);
    if (typed) show(field, joined(answers[field.name], typed));
  }
  for (const field of fields) if (isUnsaved(field)) await save(field.name, textOf(field));
  if (unreadable > 0) setStatus(messages.unreadable(unreadable));
  if (Object.keys(answers).length) void cachePages();
}

/** Shows changes made in another tab, or while the page was frozen, except in fields that are written in meanwhile. */
async function refresh(): Promise<void> {
  const before = fields.map((field) => field.defaultValue);
  const { answers } = await read();
  // What was saved meanwhile may be newer than what was read.
  const isUntouched = (field: Box, index: number) =>
    !isUnsaved(field) && field.defaultValue === before[index];
  const changed = fields.filter(isUntouched).filter((field) => textOf(field) !== (answers[field.name] ?? ''));
  for (const field of changed) showStored(field, answers[field.name]);
  if (changed.length === 0 || failed.size > 0) return;
  if (Object.keys(answers).length === 0) setStatus(messages.deleted);
  // What was said to be kept is deleted now, or what was said to be deleted is back.
  else setStatus(changed.some((field) => !textOf(field)) ? '' : messages.saved);
}

let timer: ReturnType<typeof setTimeout>;
let lastFlush: Promise<unknown> = Promise.resolve();
/** Saves a field after the one before: what is being saved is not saved again, over what another tab writes next. */
const flush = (field: Box) => {
  lastFlush = lastFlush.then(() => isUnsaved(field) && save(field.name, textOf(field)));
};
/** Also what could not be saved before. */
const flushAll = () => fields.forEach(flush);

for (const field of fields) {
  field.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(flushAll, SAVE_DELAY_MS);
  });
  // What an extension corrects comes without `input` and `change`.
  for (const event of ['change', 'blur']) field.addEventListener(event, () => flush(field));
}
document.addEventListener('visibilitychange', flushAll);

// A device that takes what is typed has it before a link is reached.
askBeforeLeaving(
  () => isLosing() && fields.some(isUnsaved),
  () => confirmIn('leave'),
);

// Older browsers print of a field what is in view: there `fields.css` prints this copy of its text.
addEventListener('beforeprint', () => {
  for (const field of fields) field.parentElement?.setAttribute('data-text', field.value);
});

const undo = document.querySelector<HTMLElement>('#kept [data-do=undo]');
/** What was deleted in the last ten seconds. */
let deleted: Answers = {};

function offerUndo(answers: Answers): void {
  deleted = answers;
  const isOffered = Object.keys(answers).length > 0;
  if (undo) undo.hidden = !isOffered;
  if (isOffered) setTimeout(() => deleted === answers && offerUndo({}), UNDO_MS);
}

const commands = {
  async copy() {
    const file = writeAnswers(await allAnswers(), localDateOf(Date.now()));
    saveFile(messages.fileName, 'application/json', file);
  },
  bring: () => picker?.click(),
  async delete() {
    if (!(await confirmIn('delete'))) return;
    const written = await allAnswers();
    try {
      if (owner === null && currentFingerprint() === fingerprint) owner = await currentRecordOwner();
      if (owner === null) return setStatus(messages.unknown, 'panel');
      await removeAnswers(owner);
      for (const field of fields) showStored(field);
      failed.clear();
      // Without what a person wrote: they may stay where the device does not answer.
      await tryTo(() => withTimeout(deleteCachedPages()));
      notifyTabs(otherTabs);
      offerUndo(written);
      setStatus(messages.deleted, 'panel');
    } catch {
      setStatus(messages.notDeleted, 'panel');
    }
  },
  async undo() {
    const written = deleted;
    offerUndo({});
    document.querySelector<HTMLElement>('#kept [data-do=delete]')?.focus();
    if (await putBack(written, (field) => !textOf(field))) setStatus(messages.undone, 'panel');
  },
};

/** @param isFree whether a field of this page takes the answer @returns whether all are stored */
async function putBack(answers: Answers, isFree: (field: Box) => boolean): Promise<boolean> {
  let isSaved = true;
  for (const [name, text] of Object.entries(answers)) {
    const field = fields.find((one) => one.name === name);
    if (field && !isFree(field)) continue;
    if (field) show(field, text);
    isSaved = (await save(name, text)) && isSaved;
  }
  return isSaved;
}

async function importFile(file: File): Promise<void> {
  const text = await readFile(file);
  if (text === null) return setStatus(messages.notOpened, 'panel');
  const answers = readAnswers(text);
  if (!answers) return setStatus(messages.notOurs, 'panel');
  if (!(await confirmIn('bring'))) return;
  if (await putBack(answers, () => true)) setStatus(messages.brought(Object.keys(answers).length), 'panel');
}

const picker = document.querySelector<HTMLInputElement>('#kept input[type=file]');
picker?.addEventListener('change', () => {
  const [file] = picker.files ?? [];
  if (file) void importFile(file);
  picker.value = '';
});
for (const button of document.querySelectorAll<HTMLElement>('#kept [data-do]'))
  button.onclick = () => void commands[button.dataset.do as keyof typeof commands]();

/** Loads the page anew after a sign-in or sign-out in another tab. */
const update = () => (currentFingerprint() === fingerprint ? tryTo(refresh) : location.reload());
otherTabs?.addEventListener('message', update);
addEventListener('pageshow', update);
document.addEventListener('visibilitychange', update);
window.cookieStore?.addEventListener('change', update);

await restore().catch(() => setStatus(messages.notKept));
document.documentElement.dataset.fill = 'ready';

/**
 * Caches the workbook's pages where the service worker serves them offline, once per release. Called only after
 * something has been written, so that no other device stores them.
 */
async function cachePages(): Promise<void> {
  // Pages refer to the script by its hashed URL, so both must be from the same release.
  const name = `${CACHE_PREFIX}${import.meta.url}`;
  try {
    const cache = await caches.open(name);
    const needed = [
      ...document.querySelectorAll(
        'main a[href^="/workbook/fill"], link[rel=preload][as=font], script[src^="/elements/"]',
      ),
    ].map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '');
    const addresses = new Set([location.pathname, ...needed].map((address) => address.split('#')[0] ?? ''));
    // Fewer are there where the reader has left a page while this ran.
    if ((await cache.keys()).length >= addresses.size) return;
    await navigator.serviceWorker.register('/flip-worker.js', { scope: '/', updateViaCache: 'none' });
    const script = new URL(import.meta.url).pathname;
    const copies = await Promise.all(
      [...addresses].map(async (address) => {
        const response = await fetch(address);
        const isPage = response.headers.get('content-type')?.startsWith('text/html');
        // A hotel's network answers with a page of its own, also for a font or script.
        const isOurs = isPage ? (await response.clone().text()).includes(script) : /\.\w+$/.test(address);
        if (!response.ok || response.redirected || !isOurs)
          throw new TypeError(`${address} is something else here.`);
        return [address, response] as const;
      }),
    );
    await Promise.all(copies.map(([address, response]) => cache.put(address, response))).catch(
      async (error) => {
        // Stores all of the answers or none.
        await caches.delete(name);
        throw error;
      },
    );
    await deleteCachedPages(name);
  } catch {
    // Offline, in a private window, or the page is being left: the next page retries. The cache stays, empty:
    // that page may already be filling it.
  }
}

/** Deletes the cached pages of every release except the given one. */
async function deleteCachedPages(except?: string): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX) && name !== except);
  await Promise.all(names.map((name) => caches.delete(name)));
}
