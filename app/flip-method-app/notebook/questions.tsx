import {
  type ComponentProps,
  type ComponentType,
  type FormEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Input } from '@/components/ui/input';
import { experimentWords } from '@/content/flip/experiments';
import { questionWords as words } from '@/content/flip/questions';
import { addDays, isLocalDate } from '@/lib/domain/local-date';
import { useDraft } from './drafts';

interface LinesProps extends Omit<ComponentProps<'textarea'>, 'onChange'> {
  onWrite: (text: string) => void;
}

/** A textarea with ruled lines. No spell checking: a browser's spelling service would receive the text. */
export function Lines({ onWrite, ...props }: LinesProps) {
  return (
    <textarea
      rows={3}
      dir="auto"
      spellCheck={false}
      className="notebook-lines"
      onChange={({ target }) => onWrite(target.value)}
      // An extension that corrects spelling may change the text without an event.
      onBlur={({ target }) => target.value !== props.value && onWrite(target.value)}
      {...props}
    />
  );
}

interface NotebookPageProps {
  title: ReactNode;
  children: ReactNode;
  /** An illustration, below or beside the page. */
  drawing?: ComponentType<{ className?: string }>;
}

/** One page of the notebook. Its title is focusable, so that it is announced when the page changes. */
export function NotebookPage({ title, children, drawing: Drawing }: NotebookPageProps) {
  return (
    <div className="notebook-stage grid grid-cols-1 gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,40rem)_1fr]">
      <div className="grid max-w-prose content-start gap-5">
        <h2 className="text-2xl" tabIndex={-1}>
          {title}
        </h2>
        {children}
      </div>
      {Drawing && <Drawing className="h-32 justify-self-start lg:h-52 lg:justify-self-end" />}
    </div>
  );
}

/** Focuses the heading when the stage changes, or the view's title where it has none, so that it is announced. */
export function useStageFocus(stage: string | null) {
  const frame = useRef<HTMLDivElement>(null);
  const last = useRef(stage);
  useLayoutEffect(() => {
    if (last.current === stage) return;
    last.current = stage;
    const heading = frame.current?.querySelector<HTMLElement>('h2[tabindex]');
    const title = heading ?? frame.current?.closest('.flip-page')?.querySelector('h1');
    if (title) title.tabIndex = -1;
    title?.focus();
  }, [stage]);
  return frame;
}

interface NotebookQuestion<Name extends string> {
  name: Name;
  question: string;
  hint?: string;
  /** Answers by value, styled alike so that none looks right. Without them, a text field. */
  choices?: Readonly<Record<string, string>>;
  /** The earliest date allowed; makes the question a date field. */
  firstDay?: string;
  isRequired?: boolean;
}

interface QuestionsProps<Name extends string> {
  questions: readonly [NotebookQuestion<Name>, ...NotebookQuestion<Name>[]];
  /** Initial values. */
  start?: Partial<Record<Name, string>>;
  /** Label of the last page's submit button, if it has a field. */
  keep?: string;
  leave: string;
  /** Name of what is typed here, until it is done. */
  draft: string;
  /** What was typed stays until this is done. */
  onDone: (answers: Record<Name, string>) => Promise<unknown>;
  onLeave: () => void;
}

/** The latest day is this long after the earliest. */
const MAX_DAYS = 365;

/** Questions, one per page. Handled in the browser only: the form is never sent. */
export function Questions<Name extends string>(props: QuestionsProps<Name>) {
  const { questions, start = {}, keep, leave, onDone, onLeave } = props;
  const draft = useDraft<{ answers: Partial<Record<Name, string>>; page: number }>(props.draft, {
    answers: start,
    page: 0,
  });
  const { answers, page } = draft.value;
  const [problem, setProblem] = useState('');
  const [isDone, setDone] = useState(false);
  const { name, question, hint, choices, firstDay, isRequired } = questions[page] ?? questions[0];
  const frame = useStageFocus(name);
  /** More answers than fit on a phone as large buttons. */
  const isLong = Object.keys(choices ?? {}).length > 4;
  const value = answers[name] ?? '';
  const isLast = page === questions.length - 1;
  const lastDay = firstDay && addDays(firstDay, MAX_DAYS);

  function write(text: string) {
    draft.set({ answers: { ...answers, [name]: text }, page });
    setProblem('');
  }

  async function goOn(answer: string) {
    if (isDone) return;
    const all = { ...answers, [name]: answer.trim() };
    if (!isLast) return draft.set({ answers: all, page: page + 1 });
    setDone(true);
    const whole = questions.map((each) => [each.name, all[each.name] ?? '']);
    try {
      await onDone(Object.fromEntries(whole) as Record<Name, string>);
      draft.drop();
    } catch (error) {
      setProblem(experimentWords.notKept);
      reportError(error);
    }
    setDone(false);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // Browsers accept years of six digits, and days before the earliest.
    const isDay = isLocalDate(value) && firstDay && lastDay && firstDay <= value && value <= lastDay;
    const isUnusable = firstDay ? !isDay : isRequired && !value.trim();
    if (!isUnusable) return void goOn(value);
    setProblem(firstDay && value ? words.notADay : words.missing);
    event.currentTarget.querySelector<HTMLElement>(`[name=${name}]`)?.focus();
  }

  const field = { id: name, name, value, 'aria-describedby': `${name}-hint`, 'aria-invalid': problem !== '' };
  const back = page === 0 ? onLeave : () => draft.set({ answers, page: page - 1 });
  const backLabel = page === 0 ? leave : words.back;

  return (
    <div ref={frame}>
      {choices ? (
        <NotebookPage title={question}>
          <div className={cn('grid max-w-96', isLong ? 'gap-2' : 'gap-3')}>
            {Object.entries(choices).map(([choice, label]) => (
              <Button
                key={choice}
                variant="secondary"
                size={isLong ? 'md' : 'lg'}
                onClick={() => void goOn(choice)}
              >
                {label}
              </Button>
            ))}
          </div>
          <Button variant="quiet" size="sm" className="-ml-2 justify-self-start" onClick={back}>
            {backLabel}
          </Button>
        </NotebookPage>
      ) : (
        <form noValidate autoComplete="off" onSubmit={submit}>
          <NotebookPage title={<label htmlFor={name}>{question}</label>}>
            <p id={`${name}-hint`} className="text-muted">
              {problem ? <strong className="text-danger">{problem}</strong> : hint}
            </p>
            {firstDay ? (
              <Input
                {...field}
                type="date"
                min={firstDay}
                max={lastDay}
                className="max-w-60"
                onChange={({ target }) => write(target.value)}
              />
            ) : (
              <Lines {...field} onWrite={write} />
            )}
            <div className="flex flex-wrap gap-3">
              <Button type="submit">{isLast ? keep : words.next}</Button>
              <Button variant="quiet" onClick={back}>
                {backLabel}
              </Button>
            </div>
          </NotebookPage>
        </form>
      )}
    </div>
  );
}
