import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { adminWords } from '@/content/admin';
import { writeDays } from '@/lib/domain/admin/day-words';
import { type ChosenRange, presets } from '@/lib/domain/admin/range';
import { paths } from '@/lib/paths';

const words = adminWords.range;

interface RangePickerProps {
  range: ChosenRange;
  /** The address of the dashboard with a preset. */
  hrefOf: (preset: string) => string;
  /** The rest of the address, which another range keeps. */
  kept: Record<string, string>;
  csvHref: string;
}

/** Links and a plain form: the days stand in the address, so a view can be shared and bookmarked. */
export function RangePicker({ range, hrefOf, kept, csvHref }: RangePickerProps) {
  return (
    <div className="range-picker" data-print="plain">
      <nav aria-label={words.label} className="range-links">
        {presets.map((preset) => (
          <a
            key={preset}
            href={hrefOf(preset)}
            aria-current={range.isChosen && range.preset === preset ? 'page' : undefined}
          >
            {words.presets[preset]}
          </a>
        ))}
      </nav>
      <details open={range.preset === null || undefined} className="range-custom">
        <summary>{words.custom}</summary>
        <form action={paths.admin} className="mt-4 flex flex-wrap items-end gap-4">
          {Object.entries(kept).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Field name="from" label={words.from}>
            <Input type="date" defaultValue={range.from} />
          </Field>
          <Field name="to" label={words.to}>
            <Input type="date" defaultValue={range.to} />
          </Field>
          <Button type="submit" variant="secondary">
            {words.show}
          </Button>
        </form>
      </details>
      <p className="range-days">
        <strong>{writeDays(range.from, range.to)}</strong>
        <a className="link" href={csvHref} download>
          {words.csv}
        </a>
      </p>
      {range.wasWrong && (
        <p role="status" className="text-sm font-semibold">
          {words.wrong}
        </p>
      )}
      <p className="max-w-text text-sm text-muted">{words.utc}</p>
    </div>
  );
}
