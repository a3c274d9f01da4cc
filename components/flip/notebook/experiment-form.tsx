import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { experimentWords } from '@/content/flip-experiments';
import type { ExperimentPlan } from '@/lib/domain/experiments/experiment';
import type { LocalDate } from '@/lib/domain/stats/local-date';

const words = experimentWords.form;

interface ExperimentFormProps {
  today: LocalDate;
  tomorrow: LocalDate;
  onKeep: (plan: ExperimentPlan) => void;
}

/** The three lines before an experiment. It is a form of the browser alone: it has no address to go to. */
export function ExperimentForm({ today, tomorrow, onKeep }: ExperimentFormProps) {
  const [tried, setTried] = useState(false);
  const [plan, setPlan] = useState<ExperimentPlan>({ prediction: '', leaveOut: '', until: tomorrow });
  const missing = (text: string) => (tried && text.trim() === '' ? words.missing : undefined);

  function keep(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { prediction, leaveOut, until } = plan;
    setTried(true);
    const empty = ([['prediction'], ['leaveOut'], ['until']] as const).find(
      ([name]) => plan[name].trim() === '',
    );
    if (empty) return event.currentTarget.querySelector<HTMLElement>(`[name="${empty[0]}"]`)?.focus();
    onKeep({ prediction: prediction.trim(), leaveOut: leaveOut.trim(), until });
    setPlan({ prediction: '', leaveOut: '', until: tomorrow });
    setTried(false);
  }

  return (
    <form noValidate autoComplete="off" className="notebook-form" onSubmit={keep}>
      <h2 className="text-xl">{words.title}</h2>
      {(['prediction', 'leaveOut'] as const).map((name) => (
        <Field
          key={name}
          name={name}
          label={words[name]}
          hint={words[`${name}Hint`]}
          error={missing(plan[name])}
          required
        >
          <Textarea
            rows={2}
            maxLength={1_000}
            className="min-h-20"
            value={plan[name]}
            onChange={({ target }) => setPlan({ ...plan, [name]: target.value })}
          />
        </Field>
      ))}
      <Field name="until" label={words.until} error={missing(plan.until)} required>
        <Input
          type="date"
          min={today}
          className="max-w-60"
          value={plan.until}
          onChange={({ target }) => setPlan({ ...plan, until: target.value })}
        />
      </Field>
      <Button type="submit" className="justify-self-start">
        {words.keep}
      </Button>
    </form>
  );
}
