import { SwitchRow } from '@/components/flip/switch-row';
import { Cup, SearchCreature, TurnedPage } from '@/components/illustrations/drawings';
import { Button } from '@/components/ui/button';
import { delayWords } from '@/content/flip-delay';
import { type AnsweredDelay, endOf, type WaitLength, waitLengths } from '@/lib/domain/delay/delay';
import { momentText } from './moment';
import { NotebookPage } from './notebook-page';

const { keep, running, tell, after, ...words } = delayWords;

interface WaitChoiceProps {
  now: number;
  isGuest: boolean;
  keeps: boolean;
  onKeep: (keeps: boolean) => void;
  onChoose: (length: WaitLength) => void;
}

/** Chooses the length of the wait, and whether this device stores it. */
export function WaitChoice({ now, isGuest, keeps, onKeep, onChoose }: WaitChoiceProps) {
  return (
    <NotebookPage title={words.choose} drawing={SearchCreature}>
      <p className="text-lg">{words.lead}</p>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(max(40%,min(100%,8.5rem)),1fr))] gap-3">
        {waitLengths.map((length) => (
          <li key={length}>
            <button
              type="button"
              className="grid size-full min-h-21 content-start gap-[0.1rem] rounded-md border-2 border-edge bg-surface px-[1.1rem] py-3 text-left hover:border-ink"
              onClick={() => onChoose(length)}
            >
              <span className="font-serif text-lg">{words.lengths[length]}</span>
              <span className="text-sm text-muted">
                {words.until}
                {momentText(endOf(length, now), now)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <SwitchRow
        id="keep-waits"
        name={keep.name}
        text={keeps ? keep[isGuest ? 'guest' : 'person'] : keep.off}
        checked={keeps}
        onChange={onKeep}
      />
    </NotebookPage>
  );
}

/** Notification permission: can be requested, granted, or denied or unsupported. */
export type NotificationState = 'ask' | 'on' | 'off';

interface WaitRunningProps {
  endsAt: number;
  now: number;
  kept: boolean;
  notifications: NotificationState;
  onAskNotifications: () => void;
  onFlip: () => void;
  onEnd: () => void;
}

/** The running wait. No countdown: it would be one more thing to check. */
export function WaitRunning({
  endsAt,
  now,
  kept,
  notifications,
  onAskNotifications,
  onFlip,
  onEnd,
}: WaitRunningProps) {
  return (
    <NotebookPage title={`${running.title}${momentText(endsAt, now)}`} drawing={Cup}>
      <p className="text-lg">{running.text}</p>
      <p className="text-muted">{kept ? running.kept : running.unkept}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onFlip}>
          {running.flip}
        </Button>
        <Button variant="quiet" onClick={onEnd}>
          {running.end}
        </Button>
      </div>
      <div className="grid justify-items-start gap-1 border-t border-line pt-4 text-sm">
        {notifications === 'ask' && (
          <Button variant="quiet" size="sm" className="-ml-2" onClick={onAskNotifications}>
            {tell.ask}
          </Button>
        )}
        <p role="status">{notifications === 'ask' ? tell.text : tell[notifications]}</p>
      </div>
    </NotebookPage>
  );
}

interface WaitAfterProps {
  answer: AnsweredDelay['answer'];
  /** Whether another wait may be offered: there have not been many in the last hour. */
  mayWait: boolean;
  onAgain: () => void;
  onFlip: () => void;
  onHome: () => void;
}

/** Responds to the answer, without praise or blame. */
export function WaitAfter({ answer, mayWait, onAgain, onFlip, onHome }: WaitAfterProps) {
  const isHere = answer.urge !== 'gone';
  return (
    <NotebookPage title={after.title} drawing={TurnedPage}>
      <p className="text-lg">{answer.searched ? after.searched : after[answer.urge]}</p>
      <p className="text-muted">{after.rest}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onHome}>{after.home}</Button>
        {isHere && (
          <Button variant="secondary" onClick={onFlip}>
            {running.flip}
          </Button>
        )}
        {isHere && mayWait && (
          <Button variant="quiet" onClick={onAgain}>
            {after.again}
          </Button>
        )}
      </div>
    </NotebookPage>
  );
}
