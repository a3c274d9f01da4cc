// The exercise: it has to answer within a frame, offline, so all of it runs in the browser.
'use client';

import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Announcer } from '@/components/flip/announcer';
import { FlipScreen } from '@/components/flip/flip-screen';
import { Gate } from '@/components/flip/gate';
import { Opening } from '@/components/flip/opening';
import { notify } from '@/components/ui/notify';
import { flipWords } from '@/content/flip';
import { useDrawFrames } from './clock/use-draw-frames';
import { useFlip } from './clock/use-flip';
import { useWakeLock } from './clock/use-wake-lock';
import { usePreferences } from './cues/preferences';
import { useCues } from './cues/use-cues';
import { registerWorker } from './offline/register';
import { useOutbox } from './outbox/outbox';
import { ownerOf, usePerson } from './outbox/person';
import { useSaving } from './outbox/use-saving';
import { announcementOf } from './views/announcement';
import { QuietViews } from './views/quiet-views';
import { countFlip } from './views/recent-flips';
import { screenOf } from './views/screen';
import { loadStats } from './views/stats';
import { useFlipMarks } from './views/use-flip-marks';
import { useTitleFocus } from './views/use-title-focus';
import { goBack, leaveForHome, openView, replaceView, usePlace } from './views/views';

export function FlipApp() {
  const { state, now, clock } = useFlip();
  const place = usePlace();
  const person = usePerson();
  const preferences = usePreferences();
  const [hydrated, setHydrated] = useState(false);
  const [overused, setOverused] = useState(false);
  const idle = state.step === 'idle';
  const flipping = place.view === 'flip' && !idle;
  const emergency = !idle && state.emergency;

  const onSaved = useCallback(() => {
    const { step } = clock.moment.get().state;
    if (step === 'idle' || step === 'complete') notify(flipWords.messages.saved);
    void loadStats();
  }, [clock]);
  const waiting = useOutbox(onSaved);
  const { saving, begin: beginSaving, save } = useSaving(waiting, person);
  const drawFrames = useDrawFrames(clock, state);

  const beginFlip = useRef(beginSaving);
  beginFlip.current = beginSaving;
  const start = useCallback(
    (urgent: boolean) => {
      beginFlip.current();
      clock.send({ kind: 'leave' });
      clock.send({ kind: 'start', emergency: urgent, pace: preferences.pace });
      openView('flip');
    },
    [clock, preferences.pace],
  );

  useCues(clock, flipping, preferences);
  useWakeLock(flipping);
  useFlipMarks(flipping, emergency);
  useEffect(registerWorker, []);
  useLayoutEffect(() => setHydrated(true), []);
  const owner = ownerOf(person);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the figures are those of whoever is here.
  useEffect(() => void loadStats(), [owner]);

  const begin = useRef(start);
  begin.current = start;
  // Before the screen is drawn: later, it could end a flip that has been started in between.
  useLayoutEffect(() => {
    if (place.view === 'flip' && clock.moment.get().state.step !== 'idle') return;
    if (place.view !== 'flip') clock.send({ kind: 'leave' });
    // Reloaded in the middle of a flip, or come forward to it: there is no half-done flip to go back to.
    if (place.emergency) {
      replaceView('home');
      begin.current(true);
    } else if (place.view === 'flip') leaveForHome();
  }, [place, clock]);

  const finish = useRef(save);
  finish.current = save;
  // At that moment, and not a frame later: whoever closes the page now has still flipped.
  useLayoutEffect(() => {
    if (state.step !== 'complete') return;
    setOverused(countFlip(Date.now(), finish.current(state)));
  }, [state]);

  const screen = screenOf({ hydrated, flipping, view: place.view, person });
  const frame = useTitleFocus(screen === 'flip' ? null : screen);

  return (
    <div ref={frame} className="flip-frame">
      <Announcer text={announcementOf(state)} />
      {screen === 'opening' && <Opening />}
      {screen === 'gate' && <Gate onGuest={() => openView('home')} onEmergency={() => start(true)} />}
      {screen === 'flip' && !idle && (
        <FlipScreen
          {...{ flip: state, now, saving, drawFrames }}
          onAnswer={(actionNeeded) => {
            clock.send({ kind: 'answer', actionNeeded });
            if (actionNeeded) notify(flipWords.messages.action, { duration: 5000 });
          }}
          onChoose={(technique) => clock.send({ kind: 'choose', technique })}
          onNext={() => clock.send({ kind: 'next' })}
          onLeave={goBack}
          onHome={leaveForHome}
        />
      )}
      {(screen === 'home' || screen === 'evidence' || screen === 'progress') && (
        <QuietViews
          view={screen}
          {...{ person, waiting, preferences, start }}
          onCloseOveruse={overused ? () => setOverused(false) : null}
        />
      )}
    </div>
  );
}
