// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HomeNotes } from '@/app/flip-method-app/home/notes';
import { PostponementView } from '@/app/flip-method-app/notebook/postponement-view';
import { Questions } from '@/app/flip-method-app/notebook/questions';
import { PrintButton } from '@/app/flip-method-app/notebook/saved-data';
import { registerWorker } from '@/app/flip-method-app/shell/install';
import { ShareButton } from '@/app/flip-method-app/shell/parts';
import { untilVisible, useToday } from '@/app/flip-method-app/shell/views';
import { flipWords } from '@/content/flip/flip';
import { postponementWords } from '@/content/flip/postponement';
import { questionWords } from '@/content/flip/questions';
import { saveFile } from '@/lib/device/device';
import { newPostponement } from '@/lib/domain/postponement';
import { FINGERPRINT_COOKIE } from '@/lib/domain/session';
import { define, mounting } from '../../support/mounted';

const { place, button, show, call, open } = mounting();
const field = () => place.querySelector('textarea');
const Day = () => <time>{useToday()}</time>;
beforeEach(() => {
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubGlobal('DecompressionStream', class {});
});
afterEach(() => {
  for (const name of ['share', 'serviceWorker', 'userActivation', 'standalone', 'canShare'])
    Reflect.deleteProperty(navigator, name);
});

const sandboxed = () => {
  throw new DOMException('The document is sandboxed.', 'SecurityError');
};
it.each([
  { value: undefined },
  { get: sandboxed },
  { value: { addEventListener() {}, register: () => Promise.reject(new TypeError('Blocked')) } },
])('the exercise goes on where service workers are refused: %o', async (property) => {
  Object.defineProperty(navigator, 'serviceWorker', { ...property, configurable: true });
  expect(registerWorker).not.toThrow();
});

it('a new release loads the page anew, unless something has been tapped or typed in it', () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  for (const userActivation of [{ hasBeenActive: false }, { hasBeenActive: true }, undefined]) {
    const serviceWorker = Object.assign(new EventTarget(), { controller: {}, register: async () => ({}) });
    define(navigator, { serviceWorker, userActivation });
    registerWorker();
    serviceWorker.dispatchEvent(new Event('controllerchange'));
    expect(reload).toHaveBeenCalledTimes(1);
  }
});

it('the written exercise comes back where even the words for a failure fail', async () => {
  document.body.innerHTML = '<main id="main">The flip, written down</main>';
  vi.stubGlobal('reportError', vi.fn());
  vi.doMock('@/app/flip-method-app/flip-app', () => ({ FlipApp: sandboxed }));
  await import('@/app/flip-method-app/offline/start');
  expect(document.body.textContent).toBe('The flip, written down');
  expect(reportError).toHaveBeenCalledTimes(1);
  vi.doUnmock('@/app/flip-method-app/flip-app');
});

it.each([
  ['NotAllowedError', 1],
  ['AbortError', 0],
  // A second tap, while the sheet of the first is open.
  ['InvalidStateError', 0],
])('a share that ends with %s opens a message %d times', async (name, times) => {
  const assign = vi.fn();
  vi.stubGlobal('location', { origin: 'https://flip.example', assign });
  const share = () => Promise.reject(new DOMException('', name));
  define(navigator, { share });
  await show(<ShareButton label="Text someone" text="Hello" />);
  await act(async () => button('Text someone')?.click());
  expect(assign).toHaveBeenCalledTimes(times);
  if (times) expect(assign).toHaveBeenCalledWith('sms:?&body=Hello');
});

const ask = (draft: string, onDone: () => Promise<unknown>) => {
  const words = { start: { learned: 'To wait' }, draft, keep: 'Keep', leave: 'Leave' };
  const questions = [{ name: 'learned', question: 'What did you learn?' }] as const;
  return show(<Questions {...{ ...words, questions, onDone, onLeave: () => undefined }} />);
};
const tapTwice = async (on: HTMLElement | null | undefined) => {
  for (let taps = 0; taps < 2; taps++) await act(async () => on?.click());
};
const keepTwice = () => tapTwice(button('Keep'));

it('answers stay until they are stored, and are given once, or again if that failed', async () => {
  let store: (value: boolean) => void = () => undefined;
  const onDone = vi.fn(() => new Promise((resolve) => (store = resolve)));
  await ask('ada/e', onDone);
  // The end of a long text that is pasted would be cut off without a word.
  expect(field()?.maxLength).toBe(-1);
  // As an extension that corrects spelling does: without an event.
  const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {};
  set?.call(field(), 'To wait longer');
  await act(async () => field()?.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  await keepTwice();
  expect(onDone.mock.calls).toEqual([[{ learned: 'To wait longer' }]]);
  expect(field()?.value).toBe('To wait longer');
  await act(async () => store(true));
  const onFail = vi.fn(() => Promise.reject(new DOMException('Channel is closed', 'InvalidStateError')));
  vi.stubGlobal('reportError', vi.fn());
  await ask('ada/f', onFail);
  await keepTwice();
  expect(onFail).toHaveBeenCalledTimes(2);
  expect(field()?.value).toBe('To wait');
});

it('a year of six digits, which Chromium’s field takes, is not taken for a day', async () => {
  const questions = [{ name: 'until', question: 'On what day?', firstDay: '2026-01-01' }] as const;
  const onDone = vi.fn(async () => true);
  for (const until of ['20261-01-01', '2026-01-02']) {
    const words = { start: { until }, draft: until, keep: 'Keep', leave: 'Leave' };
    await show(<Questions key={until} {...{ ...words, questions, onDone, onLeave: () => undefined }} />);
    await act(async () => button('Keep')?.click());
    expect(place.textContent?.includes(questionWords.notADay)).toBe(until === '20261-01-01');
  }
  expect(onDone.mock.calls).toEqual([[{ until: '2026-01-02' }]]);
});

it('a double tap on a length begins one wait, also on a slow device', async () => {
  const startPostponement = vi.fn(() => new Promise(() => undefined));
  vi.doMock('@/app/flip-method-app/notebook/store', async (original) => ({
    ...(await original<object>()),
    startPostponement,
  }));
  vi.resetModules();
  const { PostponementView } = await import('@/app/flip-method-app/notebook/postponement-view');
  const notebook = { owner: 'guest', status: 'open', savedCount: 0, unsavedIds: new Set(), techniques: {} };
  const lists = { postponements: [], experiments: [], weeks: [], plan: {}, unreadable: [], begun: [] };
  await show(<PostponementView notebook={{ ...notebook, ...lists } as never} start={() => undefined} />);
  await tapTwice(place.querySelector<HTMLElement>('li button'));
  expect(startPostponement.mock.calls).toEqual([['guest', '5']]);
  vi.doUnmock('@/app/flip-method-app/notebook/store');
});

it('what the device did not take is said to be in this page only, and nothing else is said of it', async () => {
  const unsent = { ids: ['a'], inMemory: ['a'], refusal: null };
  await show(<HomeNotes {...{ unsent, interruptedBy: null, completed: 0, days: [] }} />);
  expect(place.textContent).toContain(flipWords.flip.notStored);
  expect(place.textContent).not.toContain(flipWords.unsent.one);
  const notebook = { owner: 'guest', begun: [], unsavedIds: new Set('w') };
  const postponements = [newPostponement('w', '15', Date.now())];
  await show(<PostponementView notebook={{ ...notebook, postponements } as never} start={() => undefined} />);
  await act(async () => place.querySelector<HTMLElement>('[role=switch]')?.click());
  expect(place.textContent).toContain(postponementWords.running.unkept);
  expect(place.textContent).not.toContain(postponementWords.keep.guest);
});

it('nothing offers to print where the browser cannot', async () => {
  for (const value of [vi.fn(), undefined]) {
    vi.stubGlobal('print', value);
    await show(<PrintButton>Print it</PrintButton>);
    expect(place.querySelector('button') === null).toBe(value === undefined);
  }
});

it('an app on an iPhone’s home screen saves a file by its share sheet: a download has no way back', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>(async () => undefined);
  define(navigator, { standalone: true, canShare: () => true, share });
  const createObjectURL = vi.fn(() => 'blob:copy');
  vi.stubGlobal('URL', Object.assign(class extends URL {}, { createObjectURL }));
  saveFile('copy.txt', 'text/plain', 'my plan');
  expect(share.mock.calls[0]?.[0].files?.[0]).toMatchObject({ name: 'copy.txt', size: 7 });
  expect(createObjectURL).not.toHaveBeenCalled();
  share.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  saveFile('copy.txt', 'text/plain', 'my plan');
  await vi.waitFor(() => expect(createObjectURL).toHaveBeenCalledTimes(1));
});

it('the exercise and a wait go on where names of the browser have no values', async () => {
  define(navigator, { serviceWorker: {} });
  const names = ['Notification', 'cookieStore', 'requestIdleCallback', 'AudioContext', 'BroadcastChannel'];
  for (const name of names) vi.stubGlobal(name, undefined);
  vi.stubGlobal('reportError', vi.fn());
  vi.resetModules();
  const { FlipApp } = await import('@/app/flip-method-app/flip-app');
  const { openView } = await import('@/app/flip-method-app/shell/views');
  const { startPostponement } = await import('@/app/flip-method-app/notebook/store');
  await show(<FlipApp />);
  await act(async () => openView('delay'));
  await vi.waitFor(() => expect(place.textContent).toContain(postponementWords.choose));
  await act(async () => startPostponement('guest', '5'));
  await vi.waitFor(() => expect(button(postponementWords.running.flip)).toBeDefined());
  expect(reportError).not.toHaveBeenCalled();
});

it('the day is right again soon after midnight, also where the clock was set back before', async () => {
  vi.useFakeTimers({ now: new Date(2026, 2, 28, 23, 50) });
  await show(<Day />);
  vi.setSystemTime(new Date(2026, 2, 28, 22, 50));
  for (const day of ['2026-03-28', '2026-03-29']) {
    await act(async () => vi.advanceTimersByTime(3_600_000));
    expect(place.textContent).toBe(day);
  }
});

it('a page opened behind this one, or in advance, is waited for', async () => {
  const set = (name: string, value: boolean, event: string) => {
    define(document, { [name]: value });
    document.dispatchEvent(new Event(event));
  };
  set('hidden', true, 'visibilitychange');
  set('prerendering', true, 'prerenderingchange');
  let isOver = false;
  const seen = untilVisible().then(() => (isOver = true));
  set('prerendering', false, 'prerenderingchange');
  await Promise.resolve();
  expect(isOver).toBe(false);
  set('hidden', false, 'visibilitychange');
  await seen;
});

const done = { step: 'complete', at: 9, startedAt: 0, stepAt: 9, emergency: false, pace: 'four' } as const;
const flip = { ...done, pausedAt: null, actionNeeded: false, technique: 'plan-dinner' } as const;

/** The saving of a new page, on a device with the session of a person. @param known what it remembers of them */
async function saveHere(known: string) {
  define(document, { cookie: `${FINGERPRINT_COOKIE}=abc` });
  localStorage.setItem('flip.person', known);
  vi.resetModules();
  const { syncOutbox, useSaving } = await import('@/app/flip-method-app/saving/outbox');
  const saver = {} as ReturnType<typeof useSaving>;
  const unsent = { ids: [], inMemory: [], refusal: null };
  await call(() => Object.assign(saver, useSaving(unsent, { status: 'guest' }, [])));
  return { saver, syncOutbox };
}

it('a flip that the device did not take is stored once it does', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  const open = vi.spyOn(indexedDB, 'open').mockImplementation(sandboxed);
  const here = await saveHere('{"id":"ada","email":"ada@flip.example","fingerprint":"abc"}');
  await act(async () => here.saver.save(flip));
  open.mockRestore();
  await here.syncOutbox();
  expect(await (await openDB('flip-method')).count('outbox')).toBe(1);
});

it('a flip that began before it was known who is here is theirs', async () => {
  const json = async () => ({ user: { id: 'ada', email: 'ada@flip.example' } });
  vi.stubGlobal('fetch', async () => ({ status: 200, ok: true, headers: new Headers(), json }));
  const { saver, syncOutbox } = await saveHere('{}');
  saver.begin();
  await syncOutbox();
  let owner: string | null = null;
  await act(async () => (owner = saver.save(flip)));
  expect(owner).toBe('ada');
});

const unreadable = () => vi.spyOn(IDBIndex.prototype, 'getAll').mockImplementation(sandboxed);
/** Another page holds a version change. */
const silent = () => vi.spyOn(indexedDB, 'open').mockReturnValue(new EventTarget() as IDBOpenDBRequest);
it.each([
  ['takes it and cannot read it back', 0, unreadable],
  ['never answers', 1, silent],
])('a flip is sent, and said to be where it is, if the device %s', async (_, inMemory, fail) => {
  const sent = vi.fn(async () => new Response('', { status: 503 }));
  vi.stubGlobal('fetch', sent);
  const { timeout } = AbortSignal;
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout.call(AbortSignal, 50));
  fail();
  const here = await saveHere('{"id":"ada","email":"ada@flip.example","fingerprint":"abc"}');
  await act(async () => here.saver.save(flip));
  const { useOutbox } = await import('@/app/flip-method-app/saving/outbox');
  const unsent = {};
  const start = () => undefined;
  await open(<p />);
  await call(() => Object.assign(unsent, useOutbox(start)));
  const one = expect.any(String);
  const shown = { ids: [one], inMemory: inMemory ? [one] : [] };
  await vi.waitFor(() => expect(unsent).toMatchObject(shown), 4_000);
  expect(sent).toHaveBeenCalledWith('/api/flip-sessions', expect.anything());
});

it.each([401, 403, 409, 429])('a firewall’s refusal %d is none of the account', async (status) => {
  vi.stubGlobal('fetch', async () => new Response('<h1>Slow down</h1>', { status }));
  const { postSessions } = await import('@/app/flip-method-app/saving/device');
  expect(await postSessions('ada', [])).toMatchObject({ kind: 'unavailable' });
});
