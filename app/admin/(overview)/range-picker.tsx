import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { adminWords } from '@/content/admin/admin';
import { type ChosenRange, formatDays, presets } from '@/lib/domain/admin/dates';
import { paths } from '@/lib/paths';
import { AdminLink, adminHref, type Fields } from '../parts';

const words = adminWords.range;

const presetClasses = [
  'inline-flex min-h-10 items-center justify-center bg-surface px-[clamp(0.4rem,2vw,0.9rem)] text-sm/[1.6]',
  'whitespace-nowrap hover:bg-sage-wash focus-visible:-outline-offset-4 focus-visible:shadow-none',
  'aria-[current]:bg-sea aria-[current]:font-strong aria-[current]:text-sea-ink',
];

interface RangePickerProps {
  range: ChosenRange;
  timeZone: string;
  /** Other query parameters to keep. */
  kept: Fields;
  /** Further options. */
  children: ReactNode;
}

/** Links and a plain GET form: the range is in the URL, so a view can be shared and bookmarked. */
export function RangePicker({ range, timeZone, kept, children }: RangePickerProps) {
  const { from, to } = range;
  return (
    <div className="mb-8 flex flex-wrap items-center gap-x-5 gap-y-[0.6rem]">
      <nav
        aria-label={words.label}
        className="grid grid-cols-3 gap-px overflow-clip rounded-md border border-edge bg-line sm:flex"
      >
        {presets.map((preset) => (
          <AdminLink
            key={preset}
            href={adminHref({ range: preset, ...kept })}
            scroll={false}
            className={cn(presetClasses)}
            aria-current={range.preset === preset ? 'page' : undefined}
          >
            {words.presets[preset]}
          </AdminLink>
        ))}
      </nav>
      <details open={range.preset === null || undefined} className="open:basis-full" data-print="hide">
        <summary className="inline-flex min-h-10 items-center text-sm/[1.6] text-sea underline underline-offset-[0.22em]">
          {words.custom}
        </summary>
        <form
          key={`${from} ${to}`}
          action={paths.admin}
          className="mt-[0.6rem] flex w-fit max-w-full flex-wrap items-end gap-x-6 gap-y-4 rounded-lg border border-line bg-surface p-5"
        >
          {Object.entries(kept).map(
            ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
          )}
          <Field name="from" label={words.from}>
            <Input type="date" defaultValue={from} />
          </Field>
          <Field name="to" label={words.to}>
            <Input type="date" defaultValue={to} />
          </Field>
          <Button type="submit" variant="secondary">
            {words.show}
          </Button>
        </form>
      </details>
      {children}
      <p className="mt-1 basis-full">
        <strong className="figures">{formatDays(from, to)}</strong>{' '}
        <span className="text-sm text-muted">{words.zone(timeZone)}</span>
      </p>
      {range.wasWrong && (
        <p role="status" className="basis-full text-sm font-semibold">
          {words.wrong}
        </p>
      )}
    </div>
  );
}
