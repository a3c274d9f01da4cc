import Link from 'next/link';
import type { ReactNode } from 'react';
import { adminWords } from '@/content/admin';
import { writeDays } from '@/lib/domain/admin/day-words';
import { type ChosenRange, presets } from '@/lib/domain/admin/range';
import { DaysForm } from './days-form';

const words = adminWords.range;

interface RangePickerProps {
  range: ChosenRange;
  /** The path of the page to filter. */
  path: string;
  /** Other query parameters to keep. */
  kept?: Record<string, string>;
  /** Further options. */
  children?: ReactNode;
}

/** Links and a plain GET form: the range is in the URL, so a view can be shared and bookmarked. */
export function RangePicker({ range, path, kept = {}, children }: RangePickerProps) {
  const { from, to } = range;
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
        <DaysForm key={`${from} ${to}`} {...{ from, to, path, kept }} />
      </details>
      {children}
      <p className="range-days">
        <strong className="figures">{writeDays(from, to)}</strong>{' '}
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
