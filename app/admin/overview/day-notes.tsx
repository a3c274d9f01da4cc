import { FieldsForm, ListForm } from '@/app/admin/forms';
import { Button } from '@/components/ui/button';
import { overviewWords } from '@/content/admin-overview';
import type { OverviewData } from '@/lib/data/admin-overview';
import { writeWeekday } from '@/lib/domain/admin/range';
import { addNote, removeNote } from './actions';

const { notes: words } = overviewWords;

/** @param today YYYY-MM-DD */
export function DayNotes({ data: { notes }, today }: { data: OverviewData; today: string }) {
  return (
    <>
      <ListForm action={removeNote} label={words.title}>
        {notes.length === 0 && <p className="text-muted">{words.empty}</p>}
        <ul>
          {notes.map(({ id, day, note }) => (
            <li
              key={id}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line py-[0.35rem]"
            >
              <time dateTime={day} className="figures col-start-1 text-sm text-muted">
                {writeWeekday(day)}
              </time>
              <span>{note}</span>
              <Button
                type="submit"
                variant="quiet"
                size="sm"
                className="col-start-2 row-span-2 row-start-1"
                name="remove"
                value={`${id} ${day} ${note}`}
                aria-label={`${words.remove}: ${note}`}
                data-print="hide"
              >
                {words.remove}
              </Button>
            </li>
          ))}
        </ul>
      </ListForm>
      <div className="mt-5">
        <FieldsForm
          action={addNote}
          draft="note"
          label={words.add}
          fields={[
            { name: 'day', type: 'date', label: words.day, initial: today },
            { name: 'note', label: words.text },
          ]}
          submit={words.add}
        />
      </div>
    </>
  );
}
