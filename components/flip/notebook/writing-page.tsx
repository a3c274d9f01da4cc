import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { experimentWords } from '@/content/flip-experiments';
import type { LocalDate } from '@/lib/domain/stats/local-date';
import { Lines } from './lines';
import { Stage } from './stage';

const words = experimentWords.pages;

interface WritingPageProps {
  name: string;
  question: string;
  hint?: string;
  value: string;
  onWrite: (text: string) => void;
  /** Where a day is asked for: the first that can be. */
  firstDay?: LocalDate | undefined;
  required?: boolean;
  /** What the last page of a row says on its button. */
  last?: string | undefined;
  onNext: () => void;
  /** The page before; null on the first. */
  onBack: (() => void) | null;
  onLeave: () => void;
}

/** A page with one question on it. It is a form of the browser alone: it has no address to go to. */
export function WritingPage(props: WritingPageProps) {
  const { name, question, hint, value, onWrite, firstDay, required, last, onNext, onBack, onLeave } = props;
  const [tried, setTried] = useState(false);
  const isMissing = required === true && value.trim() === '';
  const field = { id: name, name, value, 'aria-describedby': `${name}-hint`, 'aria-required': required };

  function next(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setTried(isMissing);
    if (isMissing) event.currentTarget.querySelector<HTMLElement>(`[name=${name}]`)?.focus();
    else onNext();
  }

  return (
    <form noValidate autoComplete="off" onSubmit={next}>
      <Stage title={<label htmlFor={name}>{question}</label>}>
        <p id={`${name}-hint`} className="text-muted">
          {tried && isMissing ? <strong className="text-danger">{words.missing}</strong> : hint}
        </p>
        {firstDay ? (
          <Input
            {...field}
            type="date"
            min={firstDay}
            className="max-w-60"
            onChange={({ target }) => onWrite(target.value)}
          />
        ) : (
          <Lines {...field} aria-invalid={tried && isMissing} onWrite={onWrite} />
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit">{last ?? words.next}</Button>
          <Button variant="quiet" onClick={onBack ?? onLeave}>
            {onBack ? words.back : words.leave}
          </Button>
        </div>
      </Stage>
    </form>
  );
}
