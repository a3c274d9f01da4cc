import Link from 'next/link';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { adminWords } from '@/content/admin';
import { writeDays } from '@/lib/domain/admin/day-words';
import { type ChosenRange, presets } from '@/lib/domain/admin/range';

const words = adminWords.range;

interface RangePickerProps {
  range: ChosenRange;
  /** Of the page whose figures are picked. */
  path: string;
  /** The rest of the address, which another range keeps. */
  kept?: Record<string, string>;
  /** More to choose, beside the days. */
  children?: ReactNode;
}

/** Links and a plain form: the days are in the address, so a view can be shared and bookmarked. */
export function RangePicker({ range, path, kept = {}, children }: RangePickerProps) {
  return (
    <div className="range-picker" data-print="plain">
      <nav aria-label={words.label} className="range-links">
        {presets.map((preset) => (
          <Link
            key={preset}
            href={`${path}?${new URLSearchParams({ range: preset, ...kept })}`}
            prefetch={false}
            scroll={false}
            aria-current={range.isChosen && range.preset === preset ? 'page' : undefined}
          >
            {words.presets[preset]}
          </Link>
        ))}
      </nav>
      <details open={range.preset === null || undefined} className="range-custom">
        <summary>{words.custom}</summary>
        <form action={path} className="mt-3 flex flex-wrap items-end gap-4">
          {Object.entries(kept).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Field name="from" label={words.from}>
            <Input type="date" defaultValue={range.from} key={range.from} />
          </Field>
          <Field name="to" label={words.to}>
            <Input type="date" defaultValue={range.to} key={range.to} />
          </Field>
          <Button type="submit" variant="secondary">
            {words.show}
          </Button>
        </form>
      </details>
      {children}
      <p className="range-days">
        <strong className="figures">{writeDays(range.from, range.to)}</strong>{' '}
        <span className="text-sm text-muted">{words.utc}</span>
      </p>
      {range.wasWrong && (
        <p role="status" className="text-sm font-semibold">
          {words.wrong}
        </p>
      )}
    </div>
  );
}
