// The exercise: it has to answer within a frame, offline, so all of it runs in the browser.
'use client';

import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Announcer } from '@/components/flip/announcer';
import { FlipScreen } from '@/components/flip/flip-screen';
import { Gate } from '@/components/flip/gate';
import { Opening } from '@/components/flip/opening';
import { notify } from '@/components/ui/notify';
import { flipWords } from '@/content/flip';
import { announcementOf } from './announcement';
import { keepOffline } from './offline/register';
import { useOutbox } from './outbox';
import { ownerOf, usePerson } from './person';
import { usePreferences } from './preferences';
import { QuietViews } from './quiet-views';
import { countFlip } from './recent-flips';
import { screenOf } from './screen';
import { loadStats } from './stats';
import { useCues } from './use-cues';
import { useDrawFrames } from './use-draw-frames';
import { useFlip } from './use-flip';
import { useFlipMarks } from './use-flip-marks';
import { useSaving } from './use-saving';
import { useScreenAwake } from './use-screen-awake';
import { useTitleFocus } from './use-title-focus';
import { goBack, leaveForHome, openView, replaceView, usePlace } from './views';

export function FlipApp() {
  const { state, now, clock } = useFlip();
  const place = usePlace();
  const person = usePerson();
  const preferences = usePreferences();
  const [ready, setReady] = useState(false);
  const [kind, setKind] = useState(false);
  const idle = state.step === 'idle';
  const flipping = place.view === 'flip' && !idle;
  const emergency = !idle && state.emergency;

  const onSaved = useCallback(() => {
    const { step } = clock.snapshot().state;
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
  useScreenAwake(flipping);
  useFlipMarks(flipping, emergency);
  useEffect(keepOffline, []);
  useLayoutEffect(() => setReady(true), []);
  const owner = ownerOf(person);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the figures are those of whoever is here.
  useEffect(() => void loadStats(), [owner]);

  const begin = useRef(start);
  begin.current = start;
  // Before the screen is drawn: later, it could end a flip that has been started in between.
  useLayoutEffect(() => {
    if (place.view === 'flip' && clock.snapshot().state.step !== 'idle') return;
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
    setKind(countFlip(Date.now(), finish.current(state)));
  }, [state]);

  const screen = screenOf({ ready, flipping, view: place.view, person });
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
          kindness={kind ? () => setKind(false) : null}
        />
      )}
    </div>
  );
}
