import { useRef, useState } from 'react';
import { Cup, SearchCreature, TurnedPage } from '@/components/illustrations/drawings';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { SwitchRow } from '@/components/ui/switch';
import { experimentWords } from '@/content/flip/experiments';
import { postponementWords } from '@/content/flip/postponement';
import { GUEST, tryTo } from '@/lib/device/device';
import {
  type AnsweredPostponement,
  endOf,
  openPostponement,
  type PostponementLength,
  phaseOf,
  postponementLengths,
  urgeCurve,
  urges,
} from '@/lib/domain/postponement';
import { manyPostponements, mayBeChecking } from '@/lib/domain/statistics';
import { SlipForm } from '../flip/act-first';
import { OveruseNote } from '../shell/parts';
import { answerOffer, setChoice, usePreferences } from '../shell/preferences';
import { type FlipStart, leaveForHome, openView } from '../shell/views';
import { momentText } from './postponement';
import { NotebookPage, Questions, useStageFocus } from './questions';
import { SavedOnDevice } from './saved-data';
import {
  answerPostponement,
  dropPostponement,
  type Notebook,
  savePostponements,
  startPostponement,
} from './store';
import { UrgeCurve } from './urge-curve';

const { keep, running, tell, after, ...words } = postponementWords;

interface SaveSwitchProps {
  owner: string;
  /** Whether a wait runs that the device has not stored. */
  isUnsaved?: boolean;
}

/** Whether this device stores waits; also offered while one runs, which a closed page would lose. */
function SaveSwitch({ owner, isUnsaved = false }: SaveSwitchProps) {
  const keeps = usePreferences().keeps.includes(owner);
  return (
    <SwitchRow
      id="keep-waits"
      name={keep.name}
      text={
        !keeps ? keep.off : isUnsaved ? experimentWords.notKept : keep[owner === GUEST ? 'guest' : 'person']
      }
      checked={keeps}
      onChange={(wanted) => {
        setChoice('keeps', owner, wanted);
        if (wanted) void savePostponements(owner);
      }}
    />
  );
}

/** Lengths during which a phone is put away, and its browser forgets the page. */
const long: readonly PostponementLength[] = ['30', 'tomorrow'];

/** Chooses the length of the wait. A long one asks, once, whether the device may keep it. */
function PostponementChoice({ now, owner }: { now: number; owner: string }) {
  const { keeps, answered } = usePreferences();
  const [asked, setAsked] = useState<PostponementLength | null>(null);
  /** A slow device shows the wait only after a second tap. */
  const isStarting = useRef(false);
  const start = async (length: PostponementLength) => {
    if (isStarting.current) return;
    isStarting.current = true;
    await startPostponement(owner, length);
    isStarting.current = false;
  };
  const begin = (length: PostponementLength) => {
    const asks = long.includes(length) && !keeps.includes(owner) && !answered.includes('waits');
    if (asks) setAsked(length);
    else void start(length);
  };
  const answer = (isWanted: boolean) => {
    answerOffer('waits');
    if (isWanted) setChoice('keeps', owner, true);
    if (asked) void start(asked);
    setAsked(null);
  };
  return (
    <NotebookPage title={words.choose} drawing={SearchCreature}>
      <p className="text-lg">{words.lead}</p>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(max(40%,min(100%,8.5rem)),1fr))] gap-3">
        {postponementLengths.map((length) => (
          <li key={length}>
            <button
              type="button"
              className="grid size-full min-h-21 content-start gap-[0.1rem] rounded-md border-2 border-edge bg-surface px-[1.1rem] py-3 text-left hover:border-ink"
              onClick={() => begin(length)}
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
      <SaveSwitch owner={owner} />
      <SlipForm id="question" label={words.question} />
      <ConfirmDialog
        open={asked !== null}
        title={keep.ask.title}
        text={keep.ask[owner === GUEST ? 'guest' : 'person']}
        cancel={{ label: keep.ask.no, onPress: () => answer(false) }}
        confirm={{ label: keep.ask.yes, onPress: () => answer(true) }}
      />
    </NotebookPage>
  );
}

/** Notification permission; `off` where denied or unsupported. Notifications are shown by the service worker. */
function notificationState(): 'ask' | 'on' | 'off' {
  if (!window.Notification || !('serviceWorker' in navigator)) return 'off';
  const { permission } = Notification;
  return permission === 'default' ? 'ask' : permission === 'granted' ? 'on' : 'off';
}

interface RunningPostponementProps {
  owner: string;
  endsAt: number;
  now: number;
  kept: boolean;
  onFlip: () => void;
  onEnd: () => void;
}

/** The running postponement. No countdown: it would be one more thing to check. */
function RunningPostponement({ owner, endsAt, now, kept, onFlip, onEnd }: RunningPostponementProps) {
  const [notifications, setNotifications] = useState(notificationState);
  // Stays once it is on, with the focus.
  const [offersKeeping] = useState(!kept);
  // Only after a tap.
  async function askNotifications() {
    await tryTo(() => Notification.requestPermission());
    setNotifications(notificationState());
  }
  return (
    <NotebookPage title={`${running.title}${momentText(endsAt, now)}`} drawing={Cup}>
      <p className="text-lg">{running.text}</p>
      <p className="text-muted">{kept ? running.kept : running.unkept}</p>
      {offersKeeping && <SaveSwitch owner={owner} isUnsaved={!kept} />}
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
          <Button variant="quiet" size="sm" className="-ml-2" onClick={askNotifications}>
            {tell.ask}
          </Button>
        )}
        <p role="status">{notifications === 'ask' ? tell.text : tell[notifications]}</p>
      </div>
    </NotebookPage>
  );
}

interface PostponementResultProps {
  answer: AnsweredPostponement['answer'];
  /** Whether the device was to store the answer and did not. */
  isLost: boolean;
  /** Whether another postponement may be offered: there have not been many in the last hour. */
  mayPostpone: boolean;
  onAgain: () => void;
  onFlip: () => void;
}

/** Responds to the answer, without praise or blame. */
function PostponementResult({ answer, isLost, mayPostpone, onAgain, onFlip }: PostponementResultProps) {
  const isHere = answer.urge !== 'gone';
  return (
    <NotebookPage title={after.title} drawing={TurnedPage}>
      <p className="text-lg">{answer.searched ? after.searched : after[answer.urge]}</p>
      <p className="text-muted">{isLost ? experimentWords.notKept : after.rest}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={leaveForHome}>{after.home}</Button>
        {isHere && (
          <Button variant="secondary" onClick={onFlip}>
            {running.flip}
          </Button>
        )}
        {isHere && mayPostpone && (
          <Button variant="quiet" onClick={onAgain}>
            {after.again}
          </Button>
        )}
      </div>
    </NotebookPage>
  );
}

interface PostponementViewProps {
  notebook: Notebook;
  start: (flip: FlipStart) => void;
}

/** "I want to search": starts a postponement, and asks at its end what became of the urge. */
export function PostponementView({ notebook, start }: PostponementViewProps) {
  const owner = notebook.owner ?? GUEST;
  const keeps = usePreferences().keeps.includes(owner);
  const { postponements, begun, unsavedIds } = notebook;
  /** The postponement that has been answered here. */
  const [answeredId, setAnsweredId] = useState<string | null>(null);
  const [ended, setEnded] = useState<string | null>(null);
  const [noteClosed, setNoteClosed] = useState(false);
  // When the wait ends, the exercise renders this anew (`useOpenPostponement`).
  const now = Date.now();
  const open = openPostponement(postponements, now);
  const isDue = open !== null && (phaseOf(open, now) === 'due' || ended === open.id);
  // The result is shown once it is stored: the page may be closed then.
  const answer = postponements.find(({ id }) => id === answeredId)?.answer ?? null;
  const stage = answer ? 'after' : open === null ? 'choice' : isDue ? 'due' : 'running';
  // No numbers while a postponement runs.
  const isQuiet = stage === 'choice' || stage === 'after';
  const frame = useStageFocus(stage);
  const overused = mayBeChecking(begun, now, manyPostponements);
  const points = isQuiet ? urgeCurve(postponements) : null;
  const flip = () => start({ emergency: false });

  return (
    <>
      {overused && !noteClosed && (
        <OveruseNote words={postponementWords.overuse} onClose={() => setNoteClosed(true)} />
      )}
      <div ref={frame}>
        {stage === 'choice' && <PostponementChoice {...{ now, owner }} />}
        {stage === 'running' && open && (
          <RunningPostponement
            {...{ owner, now }}
            endsAt={open.endsAt}
            kept={!unsavedIds.has(open.id)}
            onFlip={flip}
            onEnd={() => setEnded(open.id)}
          />
        )}
        {stage === 'due' && open && (
          <Questions
            questions={postponementWords.due.questions}
            leave={postponementWords.due.letGo}
            draft={`${owner}/${open.id}`}
            onDone={(answers) => {
              const urge = urges.find((each) => each === answers.urge) ?? 'stayed';
              const searched = answers.searched === 'yes';
              setAnsweredId(open.id);
              return answerPostponement(owner, open, urge, searched);
            }}
            onLeave={() => void dropPostponement(owner, open)}
          />
        )}
        {answer && (
          <PostponementResult
            answer={answer}
            isLost={keeps && answeredId !== null && unsavedIds.has(answeredId)}
            mayPostpone={!overused}
            onAgain={() => setAnsweredId(null)}
            onFlip={flip}
          />
        )}
      </div>
      {points && <UrgeCurve points={points} now={now} onHelps={() => openView('helps')} />}
      {isQuiet && <SavedOnDevice notebook={notebook} />}
    </>
  );
}
