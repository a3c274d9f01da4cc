import { useMemo } from 'react';
import { Complete } from '@/components/flip/complete';
import { Dim } from '@/components/flip/dim';
import { FlipScreen } from '@/components/flip/flip-screen';
import { LeaveDialog } from '@/components/flip/leave-dialog';
import type { Saving } from '@/components/flip/types';
import { notify } from '@/components/ui/notify';
import { flipWords } from '@/content/flip';
import type { RunningFlip } from '@/lib/domain/flip/state';
import type { TechniqueId } from '@/lib/domain/flip/techniques';
import type { FlipClock } from '../clock/flip-clock';
import { goBack, leaveForHome } from './views';

export interface RunningViewProps {
  flip: RunningFlip;
  now: number;
  clock: FlipClock;
  saving: Saving;
  month: number | null;
  isGuest: boolean;
}

/** The running flip, and the question whether to leave it. */
export function RunningView({ flip, now, clock, saving, month, isGuest }: RunningViewProps) {
  const isComplete = flip.step === 'complete';
  const actionNeeded = 'actionNeeded' in flip && flip.actionNeeded;
  // The same with each second that passes, so that what has been drawn ahead rests.
  const { onHold, onStay, ...actions } = useMemo(() => actionsOf(clock), [clock]);
  const complete = useMemo(
    () => <Complete {...{ saving, month, isGuest, actionNeeded }} onHome={leaveForHome} />,
    [saving, month, isGuest, actionNeeded],
  );
  return (
    <>
      <FlipScreen
        {...{ flip, now, complete, ...actions }}
        drawFrames={clock.drawFrames}
        onLeave={isComplete ? goBack : onHold}
      />
      {isComplete && <Dim />}
      <LeaveDialog open={flip.heldAt !== null} emergency={flip.emergency} onStay={onStay} onLeave={goBack} />
    </>
  );
}

const actionsOf = (clock: FlipClock) => ({
  onAnswer: (actionNeeded: boolean) => {
    clock.send({ kind: 'answer', actionNeeded });
    if (actionNeeded) notify(flipWords.messages.action, { duration: 5000 });
  },
  onChoose: (technique: TechniqueId) => clock.send({ kind: 'choose', technique }),
  onNext: () => clock.send({ kind: 'next' }),
  onHold: () => clock.send({ kind: 'hold' }),
  onStay: () => clock.send({ kind: 'resume' }),
});
