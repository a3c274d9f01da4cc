import { z } from 'zod';
import { alertMail, digestMail as words } from '@/content/mails/owner';
import { isLate } from '@/lib/domain/admin/inbox';
import { writeDays, writeWeekday } from '@/lib/domain/admin/range';
import { paths } from '@/lib/paths';
import type { Mail } from './templates/mail';

const period = z.object({ sessions: z.number(), active_people: z.number(), new_users: z.number() });

/** A week's figures, from the database function `owner_digest`, and when they were read. */
export const digestFacts = z.object({
  first_day: z.string(),
  last_day: z.string(),
  /** The week and the week before. */
  periods: z.tuple([period, period]).readonly(),
  days: z.array(z.object({ day: z.string(), sessions: z.number() })).readonly(),
  workbook: z.object({ requests: z.number(), confirmed: z.number() }),
  subscribers: z.number(),
  /** ISO times of the messages that still await an answer. */
  waiting_since: z.array(z.string()).readonly(),
  failed_mails: z.number(),
  /** Epoch milliseconds. */
  now: z.number(),
});

type DigestFigures = Omit<z.infer<typeof digestFacts>, 'now'>;

/** A row of the table of figures. */
const row = (label: string, now: number, before?: number) => [
  label,
  String(now),
  before === undefined ? words.figures.nothing : String(before),
];

/**
 * The weekly mail to the owner.
 * @param now epoch milliseconds
 */
export function digestMail(week: DigestFigures, now: number): Mail {
  const { waiting, chart, figures } = words;
  const { rows } = figures;
  const [current, previous] = week.periods;
  const range = writeDays(week.first_day, week.last_day);
  const late = week.waiting_since.filter((moment) => isLate(moment, now)).length;
  const messages = week.waiting_since.length;
  const toDo = [
    ...(messages > 0 ? [`[${waiting.messages(messages, late)}](${paths.adminInbox})`] : []),
    ...(week.failed_mails > 0 ? [`[${waiting.mails(week.failed_mails)}](${paths.adminMails})`] : []),
  ];
  return {
    ...words,
    subject: words.subject(range),
    title: range,
    blocks: [
      { kind: 'heading', text: waiting.title },
      toDo.length > 0 ? { kind: 'list', items: toDo } : waiting.nothing,
      { kind: 'heading', text: chart.title },
      { kind: 'bars', values: week.days.map(({ sessions }) => sessions) },
      {
        kind: 'table',
        caption: chart.caption,
        head: chart.head,
        rows: week.days.map(({ day, sessions }) => [writeWeekday(day), String(sessions)]),
      },
      { kind: 'heading', text: figures.title },
      {
        kind: 'table',
        caption: figures.caption,
        head: figures.head,
        rows: [
          row(rows.sessions, current.sessions, previous.sessions),
          row(rows.activePeople, current.active_people, previous.active_people),
          row(rows.newUsers, current.new_users, previous.new_users),
          row(rows.requests, week.workbook.requests),
          row(rows.confirmed, week.workbook.confirmed),
          row(rows.subscribers, week.subscribers),
        ],
      },
    ],
    href: paths.admin,
  };
}

export const incidentFacts = z.object({
  kind: z.custom<keyof typeof alertMail.incidents>((kind) =>
    Object.hasOwn(alertMail.incidents, String(kind)),
  ),
  failed: z.number(),
  late_seconds: z.number(),
});

/** The mail that alerts the owner to an incident. */
export function incidentMail({
  kind,
  failed,
  late_seconds: lateSeconds,
}: z.infer<typeof incidentFacts>): Mail {
  const { incidents, ...frame } = alertMail;
  const { subject, text } = incidents[kind];
  const href = kind.startsWith('mail-') ? paths.adminMails : paths.admin;
  return { ...frame, subject, title: subject, blocks: [text(failed, lateSeconds)], href };
}
