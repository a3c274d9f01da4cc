import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { ToggleGroup, ToggleGroupItem } from '@/components/ui/toggle-group';
import { experimentWords } from '@/content/flip-experiments';
import { type ExperimentResult, type Verdict, verdicts } from '@/lib/domain/experiments/experiment';

const words = experimentWords.result;

interface ResultFormProps {
  id: string;
  onKeep: (result: ExperimentResult) => void;
  onLater: () => void;
}

/** What happened. The four verdicts look alike, and "I can't tell" is one of them. */
export function ResultForm({ id, onKeep, onLater }: ResultFormProps) {
  const [tried, setTried] = useState(false);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [happened, setHappened] = useState('');
  const [learned, setLearned] = useState('');

  function keep(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setTried(true);
    if (verdict) onKeep({ verdict, happened: happened.trim(), learned: learned.trim() });
  }

  return (
    <form noValidate autoComplete="off" className="grid gap-5" onSubmit={keep}>
      <div className="grid gap-2">
        <p id={`${id}-verdict`} className="font-semibold">
          {words.verdict}
        </p>
        <ToggleGroup
          type="single"
          aria-labelledby={`${id}-verdict`}
          className="wait-answers"
          value={verdict ?? ''}
          onValueChange={(value) => setVerdict(verdicts.find((each) => each === value) ?? null)}
        >
          {verdicts.map((each) => (
            <ToggleGroupItem key={each} value={each} className="min-h-12 px-3 py-2 font-semibold">
              {experimentWords.verdicts[each]}
            </ToggleGroupItem>
          ))}
        </ToggleGroup>
        {tried && verdict === null && (
          <p role="alert" className="text-sm font-semibold text-danger">
            {words.missing}
          </p>
        )}
      </div>
      <Field name="happened" id={`${id}-happened`} label={words.happened}>
        <Textarea
          rows={2}
          maxLength={2_000}
          className="min-h-20"
          value={happened}
          onChange={({ target }) => setHappened(target.value)}
        />
      </Field>
      <Field name="learned" id={`${id}-learned`} label={words.learned}>
        <Textarea
          rows={2}
          maxLength={2_000}
          className="min-h-20"
          value={learned}
          onChange={({ target }) => setLearned(target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{words.keep}</Button>
        <Button variant="quiet" onClick={onLater}>
          {words.later}
        </Button>
      </div>
    </form>
  );
}
