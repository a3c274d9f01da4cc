import { useState } from 'react';
import { Questions } from '@/components/flip/notebook/questions';
import { UrgeCurve } from '@/components/flip/notebook/urge-curve';
import { useStageFocus } from '@/components/flip/notebook/use-stage-focus';
import { WaitAfter, WaitChoice, WaitRunning } from '@/components/flip/notebook/wait-stages';
import { OveruseNote } from '@/components/flip/overuse-note';
import { delayWords } from '@/content/flip-delay';
import { GUEST } from '@/lib/device/databases';
import { urgeCurve } from '@/lib/domain/delay/curve';
import { type AnsweredDelay, openDelay, phaseOf, urges } from '@/lib/domain/delay/delay';
import { manyWaits, mayBeChecking } from '@/lib/domain/overuse/checking';
import { setChoice, usePreferences } from '../cues/preferences';
import { leaveForHome, openView } from '../views/views';
import { answerWait, beginWait, dropWait, keepWaits, type Notebook } from './notebook';
import { NotebookFoot } from './notebook-foot';
import type { NotebookViewProps } from './notebook-view';
import { useNotifications } from './use-notifications';

interface DelayViewProps extends Pick<NotebookViewProps, 'start'> {
  notebook: Notebook;
}

/** "I want to search": starts a wait, and asks at its end what became of the urge. */
export function DelayView({ notebook, start }: DelayViewProps) {
  const owner = notebook.owner ?? GUEST;
  const { delays, begun, unkept } = notebook;
  const [answered, setAnswered] = useState<AnsweredDelay['answer'] | null>(null);
  const [ended, setEnded] = useState<string | null>(null);
  const [noteClosed, setNoteClosed] = useState(false);
  const keeps = usePreferences().keeps.includes(owner);
  const { notifications, ask } = useNotifications();
  const now = Date.now();
  const open = openDelay(delays, now);
  const isDue = open !== null && (phaseOf(open, now) === 'due' || ended === open.id);
  const stage = answered ? 'after' : open === null ? 'choice' : isDue ? 'due' : 'running';
  // No numbers while a wait runs.
  const isQuiet = stage === 'choice' || stage === 'after';
  const frame = useStageFocus(stage);
  const overused = mayBeChecking(begun, now, manyWaits);
  const points = isQuiet ? urgeCurve(delays) : null;
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
              setChoice('keeps', owner, wanted);
              if (wanted) void keepWaits(owner);
            }}
            onChoose={(length) => void beginWait(owner, length)}
          />
        )}
        {stage === 'running' && open && (
          <WaitRunning
            {...{ now, notifications }}
            endsAt={open.endsAt}
            kept={!unkept.has(open.id)}
            onAskNotifications={ask}
            onFlip={flip}
            onEnd={() => setEnded(open.id)}
          />
        )}
        {stage === 'due' && open && (
          <Questions
            questions={delayWords.due.questions}
            leave={delayWords.due.letGo}
            onDone={(answers) => {
              const urge = urges.find((each) => each === answers.urge) ?? 'stayed';
              const searched = answers.searched === 'yes';
              setAnswered({ at: now, urge, searched });
              void answerWait(owner, open, urge, searched);
            }}
            onLeave={() => void dropWait(owner, open)}
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
      {points && <UrgeCurve points={points} now={now} onHelps={() => openView('helps')} />}
      <NotebookFoot notebook={notebook} isQuiet={isQuiet} showsWaits />
    </>
  );
}
