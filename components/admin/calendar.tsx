import { type KeyboardEvent, useRef, useState } from 'react';
import { cn } from '@/components/ui/cn';
import { adminWords } from '@/content/admin';
import { addMonths, dayAfterKey, weeksAround } from '@/lib/domain/admin/calendar';
import { writeDate, writeMonth } from '@/lib/domain/admin/day-words';
import { isLocalDate } from '@/lib/domain/stats/local-date';

const words = adminWords.range.calendar;

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
    setShown(next);
    // The button exists once React has rendered its month.
    requestAnimationFrame(() => grid.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus());
  };

  return (
    <div className="calendar needs-script">
      <div className="calendar-head">
        <button type="button" aria-label={words.before} onClick={() => setShown(addMonths(shown, -1))}>
          ‹
        </button>
        <p aria-live="polite">{writeMonth(shown)}</p>
        <button type="button" aria-label={words.after} onClick={() => setShown(addMonths(shown, 1))}>
          ›
        </button>
      </div>
      <table ref={grid} aria-label={words.title} className="figures">
        <thead>
          <tr>
            {words.weekdays.map((day) => (
              <th key={day} scope="col">
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={onKeyDown}>
          {weeksAround(shown).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} data-in-range={(day >= from && day <= to) || undefined}>
                  <button
                    type="button"
                    data-day={day}
                    tabIndex={day === shown ? 0 : -1}
                    aria-label={writeDate(day)}
                    aria-pressed={day === from || day === to}
                    className={cn(day.slice(0, 7) !== shown.slice(0, 7) && 'is-outside')}
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
