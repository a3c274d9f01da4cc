import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { planWords as words } from '@/content/flip-plan';
import type { SetbackPlan } from '@/lib/domain/graduation/ease';

const noPlan: SetbackPlan = { signs: '', first: '', people: '', reminder: '' };

interface PlanFormProps {
  plan: SetbackPlan | null;
  /** @returns whether it is on the device */
  onKeep: (plan: SetbackPlan) => Promise<boolean>;
  /** What is said when the device would not keep it. */
  notKept: string;
}

/** A plan in four short texts. It can be printed without being kept. */
export function PlanForm({ plan: before, onKeep, notKept }: PlanFormProps) {
  const [plan, setPlan] = useState(before ?? noPlan);
  const [message, setMessage] = useState('');
  return (
    <form
      noValidate
      autoComplete="off"
      className="notebook-form"
      onSubmit={(event) => {
        event.preventDefault();
        void onKeep(plan).then((isKept) => setMessage(isKept ? words.kept : notKept));
      }}
    >
      {words.fields.map(({ name, label, hint }) => (
        <Field key={name} name={name} label={label} hint={hint}>
          <Textarea
            rows={2}
            maxLength={2_000}
            className="min-h-20"
            value={plan[name]}
            onChange={({ target }) => {
              setPlan({ ...plan, [name]: target.value });
              setMessage('');
            }}
          />
        </Field>
      ))}
      <div className="flex flex-wrap items-center gap-3" data-print="hide">
        <Button type="submit">{words.keep}</Button>
        <Button variant="secondary" onClick={() => print()}>
          {words.print}
        </Button>
        <p role="status">{message}</p>
      </div>
    </form>
  );
}
