// A calendar beside the two fields, which are enough without script.
'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { adminWords } from '@/content/admin';
import { Calendar } from './calendar';

const words = adminWords.range;

interface DaysFormProps {
  /** YYYY-MM-DD */
  from: string;
  to: string;
  /** Of the page whose figures are picked. */
  path: string;
  /** The rest of the address. */
  kept: Record<string, string>;
}

/** Picks the first and the last day of a range: typed, or pressed one after the other. */
export function DaysForm({ from, to, path, kept }: DaysFormProps) {
  const [days, setDays] = useState({ from, to });
  /** The first of two presses. */
  const [begun, setBegun] = useState<string | null>(null);

  const press = (day: string) => {
    setBegun(begun === null ? day : null);
    const [first = day, last = day] = [begun ?? day, day].sort();
    setDays({ from: first, to: last });
  };

  return (
    <form action={path} className="range-form">
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="grid content-start gap-4">
        <Field name="from" label={words.from}>
          <Input
            type="date"
            value={days.from}
            onChange={({ target }) => setDays({ ...days, from: target.value })}
          />
        </Field>
        <Field name="to" label={words.to}>
          <Input
            type="date"
            value={days.to}
            onChange={({ target }) => setDays({ ...days, to: target.value })}
          />
        </Field>
        <Button type="submit" variant="secondary" className="justify-self-start">
          {words.show}
        </Button>
      </div>
      <Calendar from={days.from} to={days.to} onPress={press} />
    </form>
  );
}
