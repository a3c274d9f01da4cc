import { type ComponentProps, type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { cn } from '@/components/ui/cn';
import { adminWords } from '@/content/admin';
import { addMonths, dayAfterKey, weeksAround, writeDate, writeMonth } from '@/lib/domain/admin/range';
import { isLocalDate } from '@/lib/domain/local-date';

const words = adminWords.range.calendar;

const buttonClasses = [
  'grid size-10 place-items-center rounded-md hover:shadow-[inset_0_0_0_1px_var(--edge)]',
  'focus-visible:-outline-offset-3 aria-pressed:bg-sea aria-pressed:font-strong aria-pressed:text-sea-ink',
];

interface CalendarProps {
  /** YYYY-MM-DD, or partly typed text. */
  from: string;
  to: string;
  onPick: (day: string) => void;
}

/** A month grid with the range highlighted. Uses a roving tabindex: arrow keys move between days. */
export function Calendar({ from, to, onPick }: CalendarProps) {
  const [shown, setShown] = useState(isLocalDate(to) ? to : from);
  const grid = useRef<HTMLTableElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayAfterKey(shown, event.key);
    if (!next) return;
    event.preventDefault();
    // Rendered and focused before the next key: in the next frame it could be too late.
    flushSync(() => setShown(next));
    grid.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
  };

  return (
    <div className="text-sm/[1.6] noscript:hidden">
      <div className="flex items-center justify-between font-strong">
        <MonthButton label={words.before} onClick={() => setShown(addMonths(shown, -1))}>
          ‹
        </MonthButton>
        <p aria-live="polite">{writeMonth(shown)}</p>
        <MonthButton label={words.after} onClick={() => setShown(addMonths(shown, 1))}>
          ›
        </MonthButton>
      </div>
      <table
        ref={grid}
        aria-label={words.title}
        className="figures border-separate border-spacing-x-0 border-spacing-y-0.5"
      >
        <thead>
          <tr>
            {words.weekdays.map((day) => (
              <th key={day} scope="col" className="py-1 font-normal text-muted">
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={onKeyDown}>
          {weeksAround(shown).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} className={cn(day >= from && day <= to && 'bg-sage-wash')}>
                  <button
                    type="button"
                    data-day={day}
                    tabIndex={day === shown ? 0 : -1}
                    aria-label={writeDate(day)}
                    aria-pressed={day === from || day === to}
                    className={cn(buttonClasses, day.slice(0, 7) !== shown.slice(0, 7) && 'text-muted')}
                    onClick={() => {
                      setShown(day);
                      onPick(day);
                    }}
                  >
                    {Number(day.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function MonthButton({ label, ...props }: ComponentProps<'button'> & { label: string }) {
  return <button type="button" aria-label={label} className={cn(buttonClasses)} {...props} />;
}
