import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { planWords as words } from '@/content/flip-plan';
import type { SetbackPlan } from '@/lib/domain/graduation/ease';
import { Lines } from './lines';

const noPlan: SetbackPlan = { signs: '', first: '', people: '', reminder: '' };

interface PlanFormProps {
  /** The stored plan; null when there is none, or after its deletion. */
  plan: SetbackPlan | null;
  /** @returns whether it was stored */
  onKeep: (plan: SetbackPlan) => Promise<boolean>;
  /** Message for when storing failed. */
  notKept: string;
}

/** A plan in four short texts. It can be printed without being stored. */
export function PlanForm({ plan: kept, onKeep, notKept }: PlanFormProps) {
  const [plan, setPlan] = useState(kept ?? noPlan);
  const [message, setMessage] = useState('');
  useEffect(() => {
    if (!kept) setPlan(noPlan);
  }, [kept]);
  return (
    <form
      noValidate
      autoComplete="off"
      className="sheet grid max-w-[42rem] gap-8 p-[clamp(1.25rem,4vw,2.5rem)] pb-12"
      onSubmit={(event) => {
        event.preventDefault();
        void onKeep(plan).then((isKept) => setMessage(isKept ? words.kept : notKept));
      }}
    >
      {words.fields.map(({ name, label, hint }) => (
        <div key={name} className="grid gap-1">
          <label htmlFor={name} className="font-serif text-lg">
            {label}
          </label>
          <p id={`${name}-hint`} className="text-sm text-muted" data-print="hide">
            {hint}
          </p>
          <Lines
            id={name}
            aria-describedby={`${name}-hint`}
            rows={2}
            value={plan[name]}
            onWrite={(text) => {
              setPlan({ ...plan, [name]: text });
              setMessage('');
            }}
          />
        </div>
      ))}
      <div className="flex flex-wrap items-center gap-3" data-print="hide">
        <Button type="submit">{words.keep}</Button>
        <Button variant="quiet" onClick={() => print()}>
          {words.print}
        </Button>
        <p role="status">{message}</p>
      </div>
    </form>
  );
}
