import { type ComponentProps, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { experimentWords } from '@/content/flip/experiments';
import { keptWords } from '@/content/flip/kept';
import { planWords } from '@/content/flip/plan';
import { postponementWords } from '@/content/flip/postponement';
import { weekWords } from '@/content/flip/weeks';
import { GUEST, saveFile } from '@/lib/device/device';
import { addDays } from '@/lib/domain/local-date';
import { byDay, type Experiment, type Week, weeklyCalendar, weekQuestions } from '@/lib/domain/notebook';
import { contentsOf, copyLine, type NotebookCopy } from '@/lib/domain/notebook-copy';
import {
  type Answers,
  companyFields,
  daytimeFields,
  type PlanField,
  planFields,
  signBox,
} from '@/lib/domain/plan';
import type { Postponement } from '@/lib/domain/postponement';
import { useUndo } from '../shell/parts';
import { hasChoice, setChoice } from '../shell/preferences';
import { succeeds } from '../shell/store';
import { dayText, fullDay } from './postponement';
import { ReadCopy } from './read-copy';
import { deleteNotebook, type Notebook, records, reopenEverywhere } from './store';

const fileTexts = keptWords.file;
const { levels, searched, notSearched } = postponementWords.curve;

/** The whole notebook as plain text, with a last line that can be read back in. */
export function notebookText(notebook: NotebookCopy): string {
  const { postponements, experiments, plan, weeks, techniques } = notebook;
  const parts = [
    [fileTexts.experiments, ...experiments.map(textOfExperiment)],
    [fileTexts.plan, ...textOfPlan(plan, true)],
    [fileTexts.techniques, ...Object.values(techniques).filter((words) => words.trim())],
    [fileTexts.weeks, ...byDay(weeks).map((week) => textOfWeek(week, dayText(week.day, fullDay)))],
    [fileTexts.postponements, ...postponements.map(textOfPostponement)],
  ];
  const line = copyLine(notebook);
  if (line) parts.push([fileTexts.line, line]);
  const written = parts.filter(({ length }) => length > 1);
  return `${[[fileTexts.title], ...written].map((part) => part.join('\n\n')).join('\n\n\n')}\n`;
}

/** Each line of the plan with its label, as text; of people only for the person's own copy. */
export function textOfPlan(plan: Answers, withPeople: boolean): string[] {
  const { lines, company, daytime } = planWords;
  const people = [
    ...companyFields.map((fields, index) => [company.places[index], fields] as const),
    ...Object.entries(daytimeFields).map(
      ([role, fields]) => [daytime[role as keyof typeof daytime], fields] as const,
    ),
  ];
  return [
    ...planWords.signs.filter((_, index) => plan[signBox(index)]),
    ...Object.entries(planFields).flatMap(([field, name]) =>
      plan[name] ? [`${lines[field as PlanField]}\n${plan[name]}`] : [],
    ),
    ...people
      .filter(() => withPeople)
      .flatMap(([label, { name, number }]) =>
        plan[name] || plan[number ?? '']
          ? [`${label}\n${[plan[name], plan[number ?? '']].filter(Boolean).join(' ')}`]
          : [],
      ),
  ];
}

function textOfPostponement({ startedAt, answer }: Postponement): string {
  const what = answer
    ? `${levels[answer.urge]}, ${answer.searched ? searched : notSearched}`
    : fileTexts.open;
  return `${new Date(startedAt).toLocaleString()}: ${what}`;
}

/** A week's answers, those that were given. */
export function textOfWeek(week: Week, day: string): string {
  const { rows, levels, table } = weekWords;
  const given = weekQuestions.flatMap((question) => {
    const level = week[question];
    return level === null ? [] : [`${rows[question]}: ${levels[level]}`];
  });
  return [`${table.week}${day}`, ...given, ...(week.did ? [`${rows.did}: ${week.did}`] : [])].join('\n');
}

export function textOfExperiment({ prediction, leaveOut, until, result }: Experiment): string {
  const lines = [
    [fileTexts.prediction, prediction],
    [fileTexts.leaveOut, leaveOut],
    [fileTexts.until, dayText(until, fullDay)],
  ];
  if (result)
    lines.push(
      [fileTexts.verdict, experimentWords.verdicts[result.verdict]],
      [fileTexts.happened, result.happened],
      [fileTexts.learned, result.learned],
    );
  return lines.map(([label, text]) => `${label}: ${text}`).join('\n');
}

const { unreadable: words } = keptWords;

/** Stored records that cannot be shown: each can be saved as it is, where it can be read at all, or removed. */
export function Unreadable({ notebook: { owner, unreadable } }: { notebook: Notebook }) {
  const [failed, setFailed] = useState(false);
  const [isAsking, setAsking] = useState(false);
  if (owner === null || unreadable.length === 0) return null;
  const hasText = unreadable.some(({ value }) => value !== undefined);

  async function removeAll() {
    setAsking(false);
    const removals = unreadable.map(({ id }) => records.remove(owner ?? '', id));
    setFailed(!(await succeeds(Promise.all(removals))));
    await reopenEverywhere();
  }

  return (
    <section aria-labelledby="unreadable" className="flip-note" data-print="hide">
      <h2 id="unreadable" className="text-lg">
        {words.title}
      </h2>
      <p role="status">{failed ? keptWords.notDeleted : words.text(unreadable.length, hasText)}</p>
      <div className="flex flex-wrap gap-3">
        {hasText && (
          <Button
            variant="secondary"
            size="sm"
            onClick={() => saveFile(words.fileName, 'application/json', JSON.stringify(unreadable, null, 2))}
          >
            {keptWords.copy}
          </Button>
        )}
        <Button variant="quiet" size="sm" onClick={() => setAsking(true)}>
          {words.remove(unreadable.length)}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        title={words.ask}
        text={words.gone}
        cancel={{ label: keptWords.ask.no, onPress: () => setAsking(false) }}
        confirm={{ label: words.remove(unreadable.length), onPress: removeAll }}
      />
    </section>
  );
}

interface SavedOnDeviceProps {
  notebook: Notebook;
  /** A copy has been read in. */
  onRead?: () => void;
}

/** What this device stores of the person, with buttons to copy it, to read a copy in, and to delete it. */
export function SavedOnDevice({ notebook, onRead }: SavedOnDeviceProps) {
  const { owner, status, savedCount } = notebook;
  const [deletion, setDeletion] = useState<'deleted' | 'notDeleted' | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [undo, offerUndo] = useUndo();
  const isEmpty = savedCount === 0;
  // Something was written after the deletion.
  useEffect(() => {
    if (!isEmpty) setDeletion(null);
  }, [isEmpty]);
  const state =
    deletion ?? (status === 'broken' ? 'broken' : isEmpty ? 'nothing' : owner === GUEST ? 'guest' : 'person');

  const copy = () => saveFile(keptWords.fileName, 'text/plain', notebookText(notebook));

  async function remove() {
    setAsking(false);
    if (owner === null) return;
    const kept = hasChoice('keeps', owner);
    setChoice('keeps', owner, false);
    const bringBack = await deleteNotebook(owner);
    setDeletion(bringBack ? 'deleted' : 'notDeleted');
    if (bringBack)
      offerUndo(() => {
        setChoice('keeps', owner, kept);
        void bringBack();
      });
  }

  return (
    <section
      aria-labelledby="kept-here"
      className="grid gap-3 border-t border-line pt-6 text-sm/[1.6]"
      data-print="hide"
      hidden={status === 'loading'}
    >
      <h2 id="kept-here" className="font-semibold">
        {keptWords.title}
      </h2>
      <p role="status" className="max-w-prose">
        {keptWords[state]}
      </p>
      {!isEmpty && <p className="max-w-prose">{keptWords.promise}</p>}
      <div className="flex flex-wrap gap-3">
        {!isEmpty && (
          <Button variant="secondary" size="sm" onClick={copy}>
            {keptWords.copy}
          </Button>
        )}
        {status === 'open' && <ReadCopy key={owner} {...{ notebook, onRead }} />}
        {!isEmpty && (
          <Button variant="quiet" size="sm" onClick={() => setAsking(true)}>
            {keptWords.remove}
          </Button>
        )}
      </div>
      {isEmpty && undo && (
        // The button that opened this is no longer in the page.
        <Button autoFocus variant="secondary" size="sm" className="justify-self-start" onClick={undo}>
          {keptWords.undo}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        title={keptWords.ask.title}
        text={keptWords.ask.text(keptWords.what(contentsOf(notebook)))}
        cancel={{ label: keptWords.ask.no, onPress: () => setAsking(false) }}
        confirm={{ label: keptWords.ask.yes, onPress: remove }}
      />
    </section>
  );
}

/** Prints the page. Some browsers on phones, and inside other apps, cannot. */
export function PrintButton(props: ComponentProps<typeof Button>) {
  return typeof window.print === 'function' && <Button {...props} onClick={() => print()} />;
}

export const nameOfDay = (day: string) => dayText(day, { weekday: 'long' });
/** The hour of the reminder, and for how many weeks it repeats. */
const EVENT = { hour: 17, times: 12 };

/** A file for the person's own calendar: no message of ours ever comes. */
export function CalendarFile({ today, id }: { today: string; id: string }) {
  const { title, text, button, event, fileName } = weekWords.calendar;
  const save = () => {
    const file = weeklyCalendar({ ...EVENT, title: event, first: addDays(today, 7), id, now: Date.now() });
    saveFile(fileName, 'text/calendar', file);
  };
  return (
    <section aria-labelledby="calendar" className="grid max-w-prose gap-3">
      <h2 id="calendar" className="text-xl">
        {title}
      </h2>
      <p>{text(nameOfDay(today))}</p>
      <Button variant="secondary" size="sm" className="justify-self-start" onClick={save}>
        {button}
      </Button>
    </section>
  );
}
