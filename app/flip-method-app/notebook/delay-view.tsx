import { useState } from 'react';
import { CountsChoice } from '@/components/flip/notebook/counts-choice';
import { KeptHere } from '@/components/flip/notebook/kept-here';
import { UrgeCurve } from '@/components/flip/notebook/urge-curve';
import { useStageFocus } from '@/components/flip/notebook/use-stage-focus';
import { WaitAfter } from '@/components/flip/notebook/wait-after';
import { WaitChoice } from '@/components/flip/notebook/wait-choice';
import { WaitQuestion } from '@/components/flip/notebook/wait-question';
import { WaitRunning } from '@/components/flip/notebook/wait-running';
import { OveruseNote } from '@/components/flip/overuse-note';
import { SafetyLines } from '@/components/site/safety/safety-lines';
import { delayWords } from '@/content/flip-delay';
import { GUEST } from '@/lib/device/databases';
import { urgeCurve } from '@/lib/domain/delay/curve';
import { type AnsweredDelay, openDelay, phaseOf } from '@/lib/domain/delay/delay';
import { manyWaits, mayBeChecking } from '@/lib/domain/overuse/checking';
import { setWish, usePreferences } from '../cues/preferences';
import { leaveForHome, openView } from '../views/views';
import { useCounts } from './counts';
import { answerWait, beginWait, dropWait, keepWaits, type Notebook } from './notebook';
import type { NotebookViewProps } from './notebook-view';
import { useKept } from './use-kept';
import { useTelling } from './use-telling';

interface DelayViewProps extends Pick<NotebookViewProps, 'start'> {
  notebook: Notebook;
}

/** "I want to search": the urge waits, and when the time is up the person says what has become of it. */
export function DelayView({ notebook, start }: DelayViewProps) {
  const owner = notebook.owner ?? GUEST;
  const [answered, setAnswered] = useState<AnsweredDelay['answer'] | null>(null);
  const [ended, setEnded] = useState<string | null>(null);
  const [noteClosed, setNoteClosed] = useState(false);
  const keeps = usePreferences().keeps.includes(owner);
  const kept = useKept(notebook);
  const { counts, choice } = useCounts(notebook);
  const now = Date.now();
  const { delays } = notebook;
  const open = openDelay(delays, now);
  const isDue = open !== null && (phaseOf(open, now) === 'due' || ended === open.id);
  const stage = answered ? 'after' : open === null ? 'choice' : isDue ? 'due' : 'running';
  // Numbers are not shown while an urge waits.
  const isQuiet = stage === 'choice' || stage === 'after';
  const frame = useStageFocus(stage);
  const { telling, ask } = useTelling();
  const overused = mayBeChecking(
    delays.map(({ startedAt }) => startedAt),
    now,
    manyWaits,
  );
  const points = urgeCurve(delays);
  const flip = () => start(false);

  return (
    <>
      {overused && !noteClosed && (
        <OveruseNote words={delayWords.overuse} onClose={() => setNoteClosed(true)} />
      )}
      <div ref={frame}>
        {stage === 'choice' && (
          <WaitChoice
            {...{ now, keeps }}
            isGuest={owner === GUEST}
            onKeep={(wanted) => {
              setWish('keeps', owner, wanted);
              if (wanted) void keepWaits(owner);
            }}
            onChoose={(length) => void beginWait(owner, length)}
          />
        )}
        {stage === 'running' && open && (
          <WaitRunning
            {...{ now, telling }}
            endsAt={open.endsAt}
            kept={keeps && notebook.status === 'open'}
            onTell={ask}
            onFlip={flip}
            onEnd={() => setEnded(open.id)}
          />
        )}
        {stage === 'due' && open && (
          <WaitQuestion
            onAnswer={(urge, searched) => {
              setAnswered({ at: now, urge, searched });
              void answerWait(owner, open, urge, searched);
            }}
            onLetGo={() => void dropWait(owner, open)}
          />
        )}
        {stage === 'after' && answered && (
          <WaitAfter
            answer={answered}
            mayWait={!overused}
            onAgain={() => setAnswered(null)}
            onFlip={flip}
            onHome={leaveForHome}
          />
        )}
      </div>
      {points && isQuiet && <UrgeCurve points={points} now={now} onHelps={() => openView('helps')} />}
      <div className="flip-links grid max-w-prose gap-2 text-sm">
        <SafetyLines />
      </div>
      <KeptHere {...kept} />
      {choice && <CountsChoice {...choice} waits={isQuiet ? counts : undefined} />}
    </>
  );
}
