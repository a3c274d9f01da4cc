import { Complete } from '@/components/flip/complete';
import { Dim } from '@/components/flip/dim';
import { FlipScreen } from '@/components/flip/flip-screen';
import { LeaveDialog } from '@/components/flip/leave-dialog';
import type { Saving } from '@/components/flip/types';
import { notify } from '@/components/ui/notify';
import { flipWords } from '@/content/flip';
import type { RunningFlip } from '@/lib/domain/flip/state';
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

/** The running flip, and the dialog to leave it. */
export function RunningView({ flip, now, clock, saving, month, isGuest }: RunningViewProps) {
  const isComplete = flip.step === 'complete';
  const actionNeeded = 'actionNeeded' in flip && flip.actionNeeded;
  const onAnswer = (isYes: boolean) => {
    clock.send({ kind: 'answer', actionNeeded: isYes });
    if (isYes) notify(flipWords.messages.action, { duration: 5000 });
  };
  return (
    <>
      <FlipScreen
        {...{ flip, now, onAnswer }}
        drawFrames={clock.drawFrames}
        complete={<Complete {...{ saving, month, isGuest, actionNeeded }} onHome={leaveForHome} />}
        onChoose={(technique) => clock.send({ kind: 'choose', technique })}
        onNext={() => clock.send({ kind: 'next' })}
        onLeave={isComplete ? goBack : () => clock.send({ kind: 'hold' })}
      />
      {isComplete && <Dim />}
      <LeaveDialog
        open={flip.heldAt !== null}
        emergency={flip.emergency}
        onStay={() => clock.send({ kind: 'resume' })}
        onLeave={goBack}
      />
    </>
  );
}
