import { ListForm } from '@/components/admin/list-form';
import { Button } from '@/components/ui/button';
import { overviewWords } from '@/content/admin-overview';
import type { OverviewData } from '@/lib/data/admin-overview';
import { writeWeekday } from '@/lib/domain/admin/day-words';
import { removeNote } from './actions';
import { DayNoteForm } from './day-note-form';

const { notes: words } = overviewWords;

/** @param today YYYY-MM-DD */
export function DayNotes({ data: { notes }, today }: { data: OverviewData; today: string }) {
  return (
    <>
      <ListForm action={removeNote} label={words.title}>
        {notes.length === 0 && <p className="text-muted">{words.empty}</p>}
        <ul className="day-notes">
          {notes.map(({ id, day, note }) => (
            <li key={id}>
              <time dateTime={day} className="figures text-sm text-muted">
                {writeWeekday(day)}
              </time>
              <span className="min-w-0 grow">{note}</span>
              <Button
                type="submit"
                variant="quiet"
                size="sm"
                name="remove"
                value={id}
                aria-label={`${words.remove}: ${note}`}
                data-print="hide"
              >
                {words.remove}
              </Button>
            </li>
          ))}
        </ul>
      </ListForm>
      <DayNoteForm today={today} />
    </>
  );
}
