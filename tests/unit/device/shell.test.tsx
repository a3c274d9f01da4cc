// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { PlanToRead } from '@/app/flip-method-app/flip/plan-to-read';
import { Gate } from '@/app/flip-method-app/home/gate';
import { HomeNotes } from '@/app/flip-method-app/home/notes';
import { ResultsShelf } from '@/app/flip-method-app/notebook/experiments';
import { ViewButton } from '@/app/flip-method-app/shell/parts';
import { setChoice, setNotebookSummary } from '@/app/flip-method-app/shell/preferences';
import { SlipNote } from '@/app/flip-method-app/shell/slip';
import {
  announcementOf,
  goBack,
  leaveForHome,
  openView,
  type Screen,
  useTitleFocus,
  wasOpenedBefore,
} from '@/app/flip-method-app/shell/views';
import { flipWords } from '@/content/flip/flip';
import { GUEST } from '@/lib/device/device';
import { type FlipEvent, type FlipState, idle, reduceFlip } from '@/lib/domain/flip';
import { companyFields, planFields } from '@/lib/domain/plan';
import { SLIP_KEY } from '@/lib/domain/slip';
import { define, mounting } from '../../support/mounted';

const { install, slower } = flipWords;
const { place, button, show } = mounting();
const back = vi.fn();
define(history, { back });

/** A tap at a time in milliseconds, that does something. */
function tap(timeStamp: number, work: () => void) {
  define(window, { event: { timeStamp } });
  work();
}
/** The browser has gone back, by a button of ours or its own. */
const goneBack = (timeStamp: number) => dispatchEvent(define(new Event('popstate'), { timeStamp }));

beforeEach(() => {
  goneBack(0);
  back.mockClear();
  history.replaceState({ from: 'home' }, '');
});

it('a double tap goes back once, however slow the phone is', () => {
  tap(1_000, goBack);
  tap(1_080, goBack);
  goneBack(1_200);
  tap(1_250, leaveForHome);
  expect(back).toHaveBeenCalledTimes(1);
  tap(1_700, goBack);
  expect(back).toHaveBeenCalledTimes(2);
  // After the device’s own Back, a button goes back at once.
  goneBack(2_000);
  goneBack(3_000);
  tap(3_050, goBack);
  expect(back).toHaveBeenCalledTimes(3);
  // The clock of taps has begun anew.
  tap(20, goBack);
  expect(back).toHaveBeenCalledTimes(4);
});

it('Back in a view that has just been opened is a tap of its own', () => {
  tap(1_000, goBack);
  goneBack(1_100);
  tap(1_150, () => openView('evidence'));
  tap(1_300, goBack);
  expect(back).toHaveBeenCalledTimes(2);
});

it('a history that takes no more entries opens a view as a page, and starts a flip without one', () => {
  const [assign, replace] = [vi.fn(), vi.fn()];
  history.replaceState({ from: 'gate' }, '');
  vi.stubGlobal('location', { search: '', assign, replace });
  const full = () => {
    throw new DOMException('More than 100 times in 30 seconds.', 'SecurityError');
  };
  vi.spyOn(history, 'pushState').mockImplementation(full);
  openView('flip');
  openView('evidence');
  expect(assign.mock.calls).toEqual([['/flip-method-app?view=evidence']]);
  vi.spyOn(history, 'replaceState').mockImplementation(full);
  leaveForHome();
  expect(replace.mock.calls).toEqual([['/flip-method-app?view=home']]);
});

it('Back goes home from a view’s own address, and where the browser does not go back', () => {
  history.replaceState(null, '', '?view=evidence');
  goBack();
  expect([location.search, back.mock.calls.length]).toEqual(['?view=home', 0]);
  vi.useFakeTimers();
  history.replaceState({ from: 'home' }, '', '?view=evidence');
  tap(1_000, goBack);
  vi.advanceTimersByTime(1_000);
  expect(location.search).toBe('?view=home');
});

const notes = { unsent: { ids: [], inMemory: [], refusal: null }, completed: 0, days: [] };

it('the slower pace that is offered after a flip was left is taken with one tap', async () => {
  await show(<HomeNotes {...notes} interruptedBy="leaving" />);
  await act(async () => button(slower.yes)?.click());
  expect(button(slower.yes)).toBeUndefined();
  expect(JSON.parse(localStorage.getItem('flip.preferences') ?? '')).toMatchObject({ pace: 'eight' });
});

it('an offer to install that came before any view is kept, and made after the third flip, until it is used', async () => {
  const prompt = vi.fn(async () => undefined);
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  const home = (completed: number) => show(<HomeNotes {...{ ...notes, completed }} interruptedBy={null} />);
  await home(2);
  expect(button(install.yes)).toBeUndefined();
  await home(3);
  expect(button(install.yes)).toBeDefined();
  act(() => void dispatchEvent(new Event('appinstalled')));
  expect(button(install.yes)).toBeUndefined();
  act(() => void dispatchEvent(event));
  await act(async () => button(install.yes)?.click());
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(button(install.yes)).toBeUndefined();
});

it('after YES nothing says that there is nothing to decide: the panel that takes the focus says what to do first', () => {
  const start: FlipEvent = { kind: 'start', at: 1_000, emergency: false, pace: 'four' };
  const answer: FlipEvent = { kind: 'answer', at: 6_000, actionNeeded: true };
  const events = [start, { kind: 'time', at: 5_000 } as const, answer];
  expect(announcementOf(events.reduce(reduceFlip, idle as FlipState))).toBe('');
});

function Screens({ screen }: { screen: Screen }) {
  return (
    <div ref={useTitleFocus(screen)}>
      <h1>{screen}</h1>
      {screen === 'home' && <ViewButton view="weeks">Weeks</ViewButton>}
    </div>
  );
}

it('a view that opens has the focus on its title, and after Back the button that opened it', async () => {
  vi.stubGlobal('scrollTo', () => {});
  const focused = async (screen: Screen) => {
    await show(<Screens screen={screen} />);
    return document.activeElement?.textContent;
  };
  await focused('home');
  expect([await focused('weeks'), await focused('home')]).toEqual(['weeks', 'Weeks']);
  expect([await focused('evidence'), await focused('home')]).toEqual(['evidence', 'home']);
});

it('the gate opens the plan that a guest keeps on this device', async () => {
  await show(<Gate onGuest={() => {}} onEmergency={() => {}} />);
  expect(button('My plan')).toBeUndefined();
  await act(async () => setChoice('plans', GUEST, true));
  button('My plan')?.click();
  expect(location.search).toBe('?view=plan');
});

it('what a person wrote is not translated, nor sent to a translator', async () => {
  const plan = {
    [planFields.reminder]: 'OWN sentence',
    [planFields.first]: 'OWN water',
    [planFields.signs]: 'OWN signs',
    [companyFields[0].name]: 'OWN Jo 07700 900123',
    [companyFields[1].name]: 'OWN Sam',
  };
  const nothing = { techniques: {}, weekDueOn: null, experimentDueOn: null };
  setNotebookSummary({ owner: GUEST, plan, ...nothing });
  localStorage.setItem(SLIP_KEY, JSON.stringify({ words: 'OWN slip', at: 0 }));
  const result = { verdict: 'partly', happened: 'OWN day', learned: 'OWN thing', at: 2 } as const;
  const made = { id: 'e', madeAt: 1, prediction: 'OWN fear', leaveOut: 'OWN habit', until: '2026-11-27' };
  await show(
    <>
      <PlanToRead plan={plan} />
      <SlipNote />
      <ResultsShelf experiments={[{ ...made, result }]} />
    </>,
  );
  const own = [...place.querySelectorAll('*')].filter(({ childNodes }) =>
    [...childNodes].some((node) => node instanceof Text && node.data.includes('OWN')),
  );
  expect(own).toHaveLength(9);
  for (const element of own) expect(element.closest('[translate=no]')).not.toBeNull();
  // It may be written from right to left.
  const sentences = own.filter(({ textContent }) => !/Jo|Sam/.test(textContent ?? ''));
  for (const element of sentences) expect(element.closest('[dir=auto]'), element.outerHTML).not.toBeNull();
});

it('a page that is loaded anew knows that a view was opened, also where the browser loses what the history holds', () => {
  const loaded = vi.spyOn(performance, 'getEntriesByType');
  for (const [type, state, expected] of [
    ['reload', null, true],
    ['navigate', { from: 'home' }, true],
    ['navigate', null, false],
  ] as const) {
    history.replaceState(state, '');
    loaded.mockReturnValue([{ type }] as never);
    expect(wasOpenedBefore()).toBe(expected);
  }
});
