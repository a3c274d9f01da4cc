// Production runs this in a bundle of its own, without Next: 1.0 s earlier paint (docs/architecture.md).
'use client';

import {
  type ComponentType,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { notify } from '@/components/ui/notify';
import { flipWords } from '@/content/flip/flip';
import { CODE_MS, databases, GUEST, hasDatabase, withTimeout } from '@/lib/device/device';
import { accountIdOf } from '@/lib/device/person';
import type { CompletedFlip } from '@/lib/domain/flip';
import { countFlip, type RecentFlips, useFlip } from './flip/clock';
import { useCues, useSingleTaps, useWakeLock } from './flip/cues';
import type { RunningViewProps } from './flip/screen';
import { ErrorBoundary, ErrorScreen } from './home/error-boundary';
import { Gate, LoadingScreen } from './home/gate';
import { IdleViews } from './home/home';
import { loadFigures } from './home/progress';
import { postponementMarkOf, useOpenPostponement } from './notebook/postponement';
import { giveFlipConsent, useOutbox, useSaving } from './saving/outbox';
import { registerWorker } from './shell/install';
import { Announcer } from './shell/parts';
import { hasChoice, setChoice, usePerson, usePreferences, useRecordOwner } from './shell/preferences';
import {
  announcementOf,
  currentRoute,
  END,
  type FlipStart,
  isServerReachable,
  leaveForHome,
  onNavigation,
  openView,
  reloadAndStart,
  replaceView,
  screenOf,
  takeStart,
  untilVisible,
  useFlipMarks,
  useRoute,
  useTitleFocus,
  wasOpenedBefore,
} from './shell/views';

// An emergency flip begins by itself: its code is asked for before the page hydrates. A failure is handled where it is used.
if (typeof location !== 'undefined' && currentRoute().emergency) import('./flip/screen').catch(() => {});

/** @param isEmergency whether the page is that of an emergency, whose flip begins by itself; in a browser its URL tells */
export function FlipApp({ isEmergency = false }: { isEmergency?: boolean }) {
  return (
    <ErrorBoundary>
      <Exercise isEmergency={isEmergency} />
    </ErrorBoundary>
  );
}

function Exercise({ isEmergency }: { isEmergency: boolean }) {
  const { state, now, clock } = useFlip();
  const route = useRoute(isEmergency ? '?mode=emergency' : '');
  const person = usePerson();
  const preferences = usePreferences();
  const [recent, setRecent] = useState<RecentFlips>({ overused: false, count: 0 });
  /** What ended the last flip before its end. */
  const [interruptedBy, setInterruptedBy] = useState<'leaving' | 'reload' | null>(null);
  const idle = state.step === 'idle';
  const flipping = !idle;
  const emergency = !idle && state.emergency;

  const onSaved = useCallback(() => {
    const { step } = clock.moment.get().state;
    // The completed flip shows and announces this in the page.
    if (step === 'idle' || step === 'complete')
      notify(flipWords.messages.saved, { inPage: step === 'complete' });
    void loadFigures();
  }, [clock]);
  const unsent = useOutbox(onSaved);
  const { saving, begin: beginSaving, save } = useSaving(unsent, person, preferences.notNow);
  const accountId = accountIdOf(person);
  const owner = useRecordOwner();
  const postponement = useOpenPostponement(owner);
  const saved = useSavedData(owner);

  const { RunningView, loadFlipCode, hasFailed } = useFlipCode();

  /** The start whose code could not be loaded. */
  const [failedStart, setFailedStart] = useState<FlipStart | null>(null);
  const starting = useRef(false);
  const start = async (flip: FlipStart) => {
    // Ignore a second tap while the code loads.
    if (starting.current) return;
    starting.current = true;
    beginSaving();
    // Usually loaded already; the first second starts with the tap.
    const isLoaded = RunningView !== null || (await loadFlipCode());
    // An import that hangs may do so until the page is loaded anew. A failed one asks for a file that a new release has removed.
    if (!isLoaded && (failedStart || hasFailed.current) && (await isServerReachable()))
      return reloadAndStart(flip);
    starting.current = false;
    if (!isLoaded) return setFailedStart(flip);
    setFailedStart(null);
    const { view, emergency } = currentRoute();
    // Going back from the flip must not start another.
    if (emergency && view !== 'flip') replaceView('home');
    clock.send({ kind: 'leave' });
    clock.send({ kind: 'start', ...flip, pace: preferences.pace });
    if (view !== 'flip') openView('flip', flip.emergency);
  };

  useCues(clock, flipping, preferences);
  useWakeLock(state);
  // The loading screen before an emergency flip is as dark as the flip, and without the site's frame.
  const phase = flipping ? 'running' : route.emergency ? 'loading' : null;
  useFlipMarks(phase, emergency || route.emergency);
  useEffect(registerWorker, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the figures belong to the current person.
  useEffect(() => void loadFigures(), [accountId]);

  // The clock alone says whether a flip runs. Leaving its view, by Back or a button, is an event for it.
  const onNavigate = useEffectEvent(() => {
    const { view } = currentRoute();
    const { state } = clock.moment.get();
    if (state.step === 'idle') {
      // After a reload or Forward there is no flip to resume.
      if (view === 'flip') leaveForHome();
    } else if (view !== 'flip') {
      // The device's own Back asks first, too. A second one leaves.
      if (state.step !== 'complete' && state.pausedAt === null) {
        clock.send({ kind: 'pause' });
        return openView('flip', state.emergency);
      }
      setInterruptedBy(state.step === 'complete' ? null : 'leaving');
      clock.send({ kind: 'leave' });
    }
  });
  const begin = useEffectEvent(async (flip: FlipStart) => {
    await untilVisible();
    if (!(await loadFlipCode())) return setFailedStart(flip);
    await start(flip);
  });
  useEffect(() => {
    const { view, emergency } = currentRoute();
    // The page of a running emergency flip was loaded anew.
    const start = takeStart() ?? (emergency && view === 'flip' ? { emergency } : null);
    if (start === null) {
      if (view === 'flip' && wasOpenedBefore() && location.hash !== END) setInterruptedBy('reload');
      onNavigate();
    } else void begin(start);
    return onNavigation(() => {
      setFailedStart(null);
      onNavigate();
    });
  }, []);
  const asked = useRef(false);
  const isAsked = route.emergency && route.view !== 'flip';
  useEffect(() => {
    if (isAsked && !asked.current) void begin({ emergency: true });
    asked.current = isAsked;
  }, [isAsked]);

  const finish = useEffectEvent((flip: CompletedFlip) => {
    try {
      const saved = save(flip);
      setRecent(countFlip(Date.now(), saved));
      noteInPostponement(saved ?? GUEST, flip);
    } catch (error) {
      // The end of a flip is shown, whatever the device refuses.
      reportError(error);
    }
  });
  // In a layout effect, so that the flip counts even if the page is closed right away.
  useLayoutEffect(() => {
    if (state.step !== 'complete') return;
    finish(state);
    // Its page, loaded anew, neither begins another nor says that this one was not finished.
    replaceView('flip', END);
  }, [state]);

  const shown = screenOf({ flipping, route, person });
  const screen = failedStart && !flipping ? 'load-failed' : shown;
  const frame = useTitleFocus(screen === 'flip' ? null : screen);
  // Of dialogs, too.
  const singleTaps = useSingleTaps(screen);

  return (
    <div ref={frame} data-theme={route.emergency ? 'night' : undefined} className="contents" {...singleTaps}>
      <Announcer text={announcementOf(state)} />
      <ErrorBoundary screen={screen}>
        {failedStart && screen === 'load-failed' && (
          <ErrorScreen kind="loadFailed" onRetry={() => start(failedStart)} />
        )}
        {screen === 'loading' && <LoadingScreen isEmergency={route.emergency} />}
        {screen === 'gate' && (
          <Gate onGuest={() => openView('home')} onEmergency={() => start({ emergency: true })} />
        )}
        {screen === 'flip' && !idle && RunningView && (
          <RunningView
            {...{ flip: state, now, clock, saving }}
            isGuest={person.status === 'guest'}
            onNotNow={() => accountId && setChoice('notNow', accountId, true)}
            onKeep={giveFlipConsent}
          />
        )}
        {screen !== 'loading' && screen !== 'gate' && screen !== 'flip' && screen !== 'load-failed' && (
          <IdleViews
            view={screen}
            {...{ unsent, postponement, start, interruptedBy }}
            hasWorkbook={saved.workbook}
            hasSavedData={saved.notes || saved.workbook}
            flipped={recent.count}
            overused={recent.overused}
            onCloseOveruse={() => setRecent({ ...recent, overused: false })}
          />
        )}
      </ErrorBoundary>
    </div>
  );
}

/** A busy page loads it at the latest after this many ms. */
const IDLE_MS = 1_500;

/**
 * Loads the code of the running flip (a third of the app) once the page is idle: a visitor who loses the network after
 * two seconds can still flip. The device caches it on the first visit.
 */
function useFlipCode() {
  const [RunningView, setRunningView] = useState<ComponentType<RunningViewProps> | null>(null);
  const hasFailed = useRef(false);

  /** @returns whether the code is loaded. It may also arrive later. */
  const loadFlipCode = useCallback(async () => {
    const arrival = import('./flip/screen').then((code) => setRunningView(() => code.RunningView));
    try {
      await withTimeout(arrival, CODE_MS);
      return true;
    } catch (error) {
      hasFailed.current = Object(error).name !== 'TimeoutError';
      return false;
    }
  }, []);

  useEffect(() => {
    // Safari has no `requestIdleCallback`, and extensions leave a name without a value.
    if (!window.requestIdleCallback) {
      const timer = setTimeout(loadFlipCode, IDLE_MS);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(() => void loadFlipCode(), { timeout: IDLE_MS });
    return () => cancelIdleCallback(request);
  }, [loadFlipCode]);

  return { RunningView, loadFlipCode, hasFailed };
}

/**
 * Opens what the device keeps of the owner, if there is anything, for home and the flip.
 * @returns which databases there are
 */
function useSavedData(owner: string | null) {
  const [saved, setSaved] = useState({ notes: false, workbook: false });
  useEffect(() => {
    // A device that does not answer may be busy.
    const has = (name: string) => hasDatabase(name).catch(() => hasChoice('plans', owner ?? ''));
    const open = async () => {
      const notes = await has(databases.notebook);
      const workbook = await has(databases.workbook);
      setSaved({ notes, workbook });
      if (owner !== null && (notes || workbook)) await (await import('./notebook/store')).openNotebook(owner);
    };
    open().catch(() => undefined);
  }, [owner]);
  return saved;
}

/** Adds the flip to the running postponement, if there is one. */
function noteInPostponement(owner: string, { technique, actionNeeded }: CompletedFlip) {
  if (postponementMarkOf(owner))
    void import('./notebook/store')
      .then(({ noteFlip }) => noteFlip(owner, { technique, actionNeeded }))
      .catch(() => undefined);
}
