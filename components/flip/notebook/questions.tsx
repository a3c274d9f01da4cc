import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { questionWords as words } from '@/content/flip-questions';
import { Lines } from './lines';
import { NotebookPage } from './notebook-page';
import { useStageFocus } from './use-stage-focus';

export interface NotebookQuestion<Name extends string> {
  name: Name;
  question: string;
  hint?: string;
  /** Answers to press, by their values. They look alike: none of them is the right one. Without them it is written. */
  choices?: Readonly<Record<string, string>>;
  /** Where a day is asked for: the first that can be. */
  firstDay?: string;
  isRequired?: boolean;
}

interface QuestionsProps<Name extends string> {
  questions: readonly [NotebookQuestion<Name>, ...NotebookQuestion<Name>[]];
  /** What stands there before anything is written. */
  start?: Partial<Record<Name, string>>;
  /** What the last page says on its button, where it is written. */
  keep?: string;
  leave: string;
  onDone: (answers: Record<Name, string>) => void;
  onLeave: () => void;
}

/** Questions, each on a page of its own. It is a form of the browser alone: it has no address to go to. */
export function Questions<Name extends string>(props: QuestionsProps<Name>) {
  const { questions, start = {}, keep, leave, onDone, onLeave } = props;
  const [answers, setAnswers] = useState<Partial<Record<Name, string>>>(start);
  const [page, setPage] = useState(0);
  const [isMissing, setMissing] = useState(false);
  const { name, question, hint, choices, firstDay, isRequired } = questions[page] ?? questions[0];
  const frame = useStageFocus(name);
  const value = answers[name] ?? '';
  const isLast = page === questions.length - 1;

  function write(text: string) {
    setAnswers({ ...answers, [name]: text });
    setMissing(false);
  }

  function goOn(answer: string) {
    const all = { ...answers, [name]: answer.trim() };
    setAnswers(all);
    if (!isLast) return setPage(page + 1);
    const whole = questions.map((each) => [each.name, all[each.name] ?? '']);
    onDone(Object.fromEntries(whole) as Record<Name, string>);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isRequired || value.trim()) return goOn(value);
    setMissing(true);
    event.currentTarget.querySelector<HTMLElement>(`[name=${name}]`)?.focus();
  }

  const field = { id: name, name, value, 'aria-describedby': `${name}-hint`, 'aria-invalid': isMissing };
  const back = page === 0 ? onLeave : () => setPage(page - 1);
  const backLabel = page === 0 ? leave : words.back;

  return (
    <div ref={frame}>
      {choices ? (
        <NotebookPage title={question}>
          <div className="notebook-answers">
            {Object.entries(choices).map(([choice, label]) => (
              <Button key={choice} variant="secondary" size="lg" onClick={() => goOn(choice)}>
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
              {isMissing ? <strong className="text-danger">{words.missing}</strong> : hint}
            </p>
            {firstDay ? (
              <Input
                {...field}
                type="date"
                min={firstDay}
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
