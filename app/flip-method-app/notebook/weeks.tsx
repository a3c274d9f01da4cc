import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { SwitchRow } from '@/components/ui/switch';
import { experimentWords } from '@/content/flip/experiments';
import { questionWords } from '@/content/flip/questions';
import { weekWords as words } from '@/content/flip/weeks';
import { GUEST, saveFile } from '@/lib/device/device';
import {
  byDay,
  isAfterGap,
  latestWeeks,
  levelOf,
  nextWeekDay,
  resultsOf,
  type Week,
  weekQuestions,
} from '@/lib/domain/notebook';
import { ViewButton } from '../shell/parts';
import { useToday } from '../shell/views';
import { dayText, fullDay } from './postponement';
import { Questions, useStageFocus } from './questions';
import {
  CalendarFile,
  nameOfDay,
  PrintButton,
  SavedOnDevice,
  textOfExperiment,
  textOfPlan,
  textOfWeek,
} from './saved-data';
import { type Notebook, write } from './store';

const choices = Object.fromEntries([...words.levels.entries(), ['skip', words.skip] as const]);
const questions = [
  ...weekQuestions.map((name) => ({ name, question: words.questions[name], choices })),
  { name: 'did', ...words.did },
] as const;
const [first, ...others] = questions;
const { doctor } = words;

/** Four dots, of which as many are full as the level. */
function Dots({ level }: { level: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 10 52" className="mx-auto h-16 w-3">
      {[3, 2, 1, 0].map((index) => (
        <circle
          key={index}
          cx="5"
          cy={8 + (3 - index) * 12}
          r="3.6"
          strokeWidth="1"
          className={index < level ? 'fill-ink stroke-ink' : 'fill-none stroke-edge'}
        />
      ))}
    </svg>
  );
}

const cell =
  'border-b border-line px-1 py-3 text-center align-middle @max-[18rem]/view:min-w-0 @max-[18rem]/view:flex-1';
const rowHead =
  'border-b border-line py-3 pr-2 text-left leading-snug font-normal @max-[18rem]/view:w-full @max-[18rem]/view:border-0 @max-[18rem]/view:pb-0';
/** With large text a question has a line of its own above its weeks. */
const table =
  'w-full max-w-[36rem] table-fixed border-collapse @max-[18rem]/view:block @max-[18rem]/view:*:block @max-[18rem]/view:[&_tr]:flex @max-[18rem]/view:[&_tr]:flex-wrap @max-[18rem]/view:[&_tr]:items-center';

/** Up to four weeks side by side, as dots in the colour of the text: nothing in it is good or bad. */
function WeeksTable({ weeks }: { weeks: readonly Week[] }) {
  const columns = weeks.map((week, index) => ({
    ...week,
    cell: cn(cell, isAfterGap(weeks, index) && 'border-l-2 border-l-edge [border-left-style:dotted]'),
  }));
  return (
    <table className={table}>
      <caption className="sr-only">{words.table.title}</caption>
      <thead>
        <tr>
          <td className="w-[38%] border-b border-line @max-[18rem]/view:hidden" />
          {columns.map(({ id, day, cell }, index) => (
            <th key={id} scope="col" className={`${cell} text-sm leading-tight font-normal text-muted`}>
              <span className="sr-only">
                {isAfterGap(weeks, index) && words.table.left}
                {words.table.week}
              </span>
              {dayText(day, { day: 'numeric', month: 'short' })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weekQuestions.map((question) => (
          <tr key={question}>
            <th scope="row" className={rowHead}>
              {words.rows[question]}
            </th>
            {columns.map(({ id, cell, [question]: level }) => (
              <td key={id} className={cell}>
                <span className="sr-only">{level === null ? words.skipped : words.levels[level]}</span>
                {level === null ? <span aria-hidden="true">–</span> : <Dots level={level} />}
              </td>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row" className={rowHead}>
            {words.rows.did}
          </th>
          {columns.map(({ id, did, cell }) => (
            <td key={id} className={cell}>
              {did ? words.table.did : '–'}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

/** "How is it going?": the questions once a week, and from the second week on the weeks side by side. */
export function WeeksView({ notebook }: { notebook: Notebook }) {
  const owner = notebook.owner ?? GUEST;
  const today = useToday();
  const weeks = latestWeeks(notebook.weeks);
  const last = weeks.at(-1);
  const next = nextWeekDay(notebook.weeks, today);
  /** The week that is being written: a new one, or the last once more. */
  const [writing, setWriting] = useState<'new' | 'last' | null>(null);
  const isLost = weeks.some(({ id }) => notebook.unsavedIds.has(id));
  const frame = useStageFocus(writing);
  if (writing) {
    const again = writing === 'last' ? last : undefined;
    return (
      <div ref={frame}>
        <Questions
          questions={[first, ...others]}
          {...(again && { start: { did: again.did } })}
          keep={words.keep}
          leave={questionWords.leave}
          draft={`${owner}/week`}
          onLeave={() => setWriting(null)}
          onDone={({ searched, checked, asked, did }) => {
            const week: Week = {
              id: again?.id ?? crypto.randomUUID(),
              day: again?.day ?? today,
              searched: levelOf(searched),
              checked: levelOf(checked),
              asked: levelOf(asked),
              did: did.trim(),
            };
            setWriting(null);
            return write(owner, { id: week.id, kind: 'week', value: week });
          }}
        />
      </div>
    );
  }

  const things = weeks.filter(({ did }) => did);
  return (
    <div ref={frame} className="grid grid-cols-1 content-start gap-8">
      <p className="max-w-prose text-lg">{words.lead}</p>
      <div className="grid max-w-prose justify-items-start gap-3">
        <p role="status" className="empty:hidden">
          {isLost ? experimentWords.notKept : weeks.length === 1 && next !== null ? words.first : ''}
        </p>
        {next === null ? (
          <Button onClick={() => setWriting('new')}>{words.begin}</Button>
        ) : (
          <>
            <p>{words.next(`${nameOfDay(next)}, ${dayText(next)}`)}</p>
            <Button variant="quiet" size="sm" className="-ml-2" onClick={() => setWriting('last')}>
              {words.change}
            </Button>
          </>
        )}
      </div>
      {weeks.length > 1 && (
        <section aria-labelledby="weeks" className="grid gap-4">
          <h2 id="weeks" className="text-xl">
            {words.table.title}
          </h2>
          <p className="max-w-prose text-muted">
            {words.table.text}
            {weeks.some((_, index) => isAfterGap(weeks, index)) && words.table.gap}
          </p>
          <WeeksTable weeks={weeks} />
          {things.length > 0 && (
            <div className="grid gap-2">
              <h3 className="text-lg">{words.table.things}</h3>
              <ul translate="no" className="grid max-w-prose gap-2 wrap-anywhere">
                {things.map(({ id, day, did }) => (
                  <li key={id}>
                    <span className="text-sm text-muted">{dayText(day)}</span>
                    <br />
                    <span dir="auto" className="font-serif text-lg">
                      {did}
                    </span>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </section>
      )}
      {last && <CalendarFile today={last.day} id={byDay(notebook.weeks)[0]?.id ?? last.id} />}
      <ViewButton view="doctor" variant="secondary" className="justify-self-start">
        {words.doctor.open}
      </ViewButton>
      <SavedOnDevice notebook={notebook} />
    </div>
  );
}

/** One page to print or save: what was counted, tried and planned. Nothing about symptoms, and no other people. */
export function DoctorView({ notebook: { weeks, experiments, plan } }: { notebook: Notebook }) {
  const today = useToday();
  const [without, setWithout] = useState<readonly string[]>([]);
  const all = [
    {
      name: 'weeks',
      title: doctor.weeks,
      lines: latestWeeks(weeks).map(
        (week, index, shown) =>
          (isAfterGap(shown, index) ? `${words.table.left}\n\n` : '') + textOfWeek(week, dayText(week.day)),
      ),
    },
    { name: 'experiments', title: doctor.experiments, lines: resultsOf(experiments).map(textOfExperiment) },
    { name: 'plan', title: doctor.plan, lines: textOfPlan(plan, false) },
  ].filter(({ lines }) => lines.length > 0);
  const shown = all.filter(({ name }) => !without.includes(name));
  // The name of a PDF that the page is saved as.
  useEffect(() => {
    const { title } = document;
    document.title = doctor.heading;
    return () => void Object.assign(document, { title });
  }, []);
  const save = () => {
    const parts = [[doctor.heading, doctor.about], ...shown.map(({ title, lines }) => [title, ...lines])];
    saveFile(doctor.fileName, 'text/plain', `${parts.map((part) => part.join('\n\n')).join('\n\n\n')}\n`);
  };
  if (all.length === 0) return <p className="max-w-prose text-lg">{doctor.empty}</p>;
  return (
    <>
      <div className="grid max-w-prose gap-5" data-print="hide">
        <p className="text-lg">{doctor.lead}</p>
        {all.map(({ name, title }) => (
          <SwitchRow
            key={name}
            id={`doctor-${name}`}
            name={title}
            text={doctor.on}
            checked={!without.includes(name)}
            onChange={(wanted) =>
              setWithout(wanted ? without.filter((each) => each !== name) : [...without, name])
            }
          />
        ))}
        <div className="flex flex-wrap gap-3">
          <PrintButton>{doctor.print}</PrintButton>
          <Button variant="secondary" onClick={save}>
            {doctor.save}
          </Button>
        </div>
      </div>
      <article className="sheet grid max-w-[42rem] gap-6 p-[clamp(1.25rem,4vw,2.5rem)] pb-12 wrap-anywhere print:max-w-none print:gap-4 print:p-0 print:text-[10pt]/[1.4]">
        <h2 className="text-2xl" data-alone="">
          {doctor.heading}
        </h2>
        <p className="text-sm text-muted">
          {doctor.date}
          {dayText(today, fullDay)}
        </p>
        <p>{doctor.about}</p>
        {shown.map(({ name, title, lines }) => (
          <section
            key={name}
            className="grid gap-3 print:grid-cols-2 print:gap-y-2 print:[&>p:last-child:nth-child(even)]:col-span-full"
          >
            <h3 className="col-span-full text-lg">{title}</h3>
            {lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines are drawn anew as a whole.
              <p key={index} dir="auto" className="whitespace-pre-line">
                {line}
              </p>
            ))}
          </section>
        ))}
        <section className="grid break-inside-avoid gap-3">
          <h3 className="text-lg">{doctor.question}</h3>
          <div aria-hidden="true" className="*:h-8 *:border-b *:border-edge">
            {[1, 2, 3].map((line) => (
              <div key={line} />
            ))}
          </div>
        </section>
      </article>
    </>
  );
}
