// Adds a calendar to the two date fields, which work without JavaScript.
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
  /** The path of the page to filter. */
  path: string;
  /** Other query parameters to keep. */
  kept: Record<string, string>;
}

/** Selects a range of days, typed or picked in the calendar. */
export function DaysForm({ from, to, path, kept }: DaysFormProps) {
  const [days, setDays] = useState({ from, to });
  /** The first day picked in the calendar, until the second is. */
  const [firstPick, setFirstPick] = useState<string | null>(null);

  const pick = (day: string) => {
    setFirstPick(firstPick === null ? day : null);
    const [first = day, last = day] = [firstPick ?? day, day].sort();
    setDays({ from: first, to: last });
  };

  return (
    <form
      action={path}
      className="mt-[0.6rem] flex w-fit max-w-full flex-wrap gap-x-[clamp(1.5rem,4vw,3rem)] gap-y-6 rounded-lg border border-line bg-surface p-5"
    >
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
      <Calendar from={days.from} to={days.to} onPick={pick} />
    </form>
  );
}
