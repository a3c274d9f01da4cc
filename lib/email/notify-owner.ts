import 'server-only';

import { alertMail, digestMail as words } from '@/content/mails/owner';
import { queueOwnerMail, readDueDigest, readNewIncidents } from '@/lib/data/owner-mails';
import { isLate } from '@/lib/domain/admin/inbox';
import { writeDays, writeWeekday } from '@/lib/domain/admin/range';
import { serverEnv } from '@/lib/env';
import { paths } from '@/lib/paths';
import { bareAddress } from './bare-address';
import type { Mail } from './templates/mail';
import { renderMail } from './templates/render-mail';

type Period = Record<'sessions' | 'active_people' | 'new_users', number>;

/** A week's figures, from the database function `owner_digest`. */
export interface DigestFigures {
  first_day: string;
  last_day: string;
  /** The week and the week before. */
  periods: readonly [Period, Period];
  days: readonly { day: string; sessions: number }[];
  workbook: { requests: number; confirmed: number };
  subscribers: number;
  /** ISO times of the messages that still await an answer. */
  waiting_since: readonly string[];
  failed_mails: number;
}

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

interface Incident {
  kind: keyof typeof alertMail.incidents;
  failed: number;
  late_seconds: number;
}

/** The mail that alerts the owner to an incident. */
export function incidentMail({ kind, failed, late_seconds: lateSeconds }: Incident): Mail {
  const { incidents, ...frame } = alertMail;
  const { subject, text } = incidents[kind];
  const href = kind.startsWith('mail-') ? paths.adminMails : paths.admin;
  return { ...frame, subject, title: subject, blocks: [text(failed, lateSeconds)], href };
}

const queue = (cause: string, kind: 'digest' | 'alert', mail: Mail) => {
  const { SITE_URL, CONTACT_TO } = serverEnv();
  return queueOwnerMail(cause, kind, bareAddress(CONTACT_TO), renderMail(mail, SITE_URL));
};

/**
 * Mails the owner about problems, once per incident.
 * @param taskFailed whether a scheduled task failed
 * @throws BackendUnavailable
 */
export async function alertOwner(taskFailed: boolean): Promise<void> {
  for (const incident of await readNewIncidents(taskFailed))
    await queue(incident.cause, 'alert', incidentMail(incident));
}

/**
 * Queues the owner's weekly figures, from Monday 07:00 UTC; at most once, however often it is called.
 * @throws BackendUnavailable
 */
export async function sendDueDigest(now = Date.now()): Promise<void> {
  const week = await readDueDigest(new Date(now));
  if (week) await queue(week.cause, 'digest', digestMail(week, now));
}
