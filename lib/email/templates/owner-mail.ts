import { alertMail, digestMail as content } from '@/content/mails/owner';
import { writeDays, writeWeekday } from '@/lib/domain/admin/day-words';
import { isLate } from '@/lib/domain/admin/response-time';
import { paths } from '@/lib/paths';
import type { Mail } from './mail';

interface Period {
  sessions: number;
  active_people: number;
  new_users: number;
}

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

export const CHART_ID = 'sessions-of-the-week';

/**
 * The weekly mail to the owner. Its chart is an inline image with the id `CHART_ID`; a table has the same
 * figures.
 * @param now epoch milliseconds
 */
export function digestMail(figures: DigestFigures, now: number): Mail {
  const range = writeDays(figures.first_day, figures.last_day);
  const { waiting, chart, figures: words } = content;
  const [week, before] = figures.periods;
  const late = figures.waiting_since.filter((moment) => isLate(moment, now)).length;
  const messages = figures.waiting_since.length;
  const toDo = [
    ...(messages > 0 ? [`[${waiting.messages(messages, late)}](${paths.adminInbox})`] : []),
    ...(figures.failed_mails > 0 ? [`[${waiting.mails(figures.failed_mails)}](${paths.adminMails})`] : []),
  ];
  const days = figures.days.map(({ day, sessions }) => [writeWeekday(day), String(sessions)] as const);
  const { rows, nothing } = words;
  return {
    subject: content.subject(range),
    preheader: content.preheader,
    kicker: content.kicker,
    title: content.title(range),
    blocks: [
      { kind: 'heading', text: waiting.title },
      toDo.length > 0 ? { kind: 'list', items: toDo } : waiting.nothing,
      { kind: 'heading', text: chart.title },
      {
        kind: 'image',
        contentId: CHART_ID,
        alt: chart.alt(days.map(([day, count]) => `${day} ${count}`).join(', ')),
      },
      { kind: 'table', caption: chart.caption, head: chart.head, rows: days },
      { kind: 'heading', text: words.title },
      {
        kind: 'table',
        caption: words.caption,
        head: words.head,
        rows: [
          [rows.sessions, String(week.sessions), String(before.sessions)],
          [rows.activePeople, String(week.active_people), String(before.active_people)],
          [rows.newUsers, String(week.new_users), String(before.new_users)],
          [rows.requests, String(figures.workbook.requests), nothing],
          [rows.confirmed, String(figures.workbook.confirmed), nothing],
          [rows.subscribers, String(figures.subscribers), nothing],
        ],
      },
    ],
    action: { label: content.button, href: paths.admin },
    footer: { reason: content.reason },
  };
}

export type IncidentKind = 'mail-failed' | 'mail-late' | 'task-failed';

/** The mail that alerts the owner to an incident. */
export function incidentMail({
  kind,
  failed,
  lateSeconds,
}: {
  kind: IncidentKind;
  failed: number;
  lateSeconds: number;
}): Mail {
  const { subject, text } = alertMail[kind];
  return {
    subject,
    preheader: alertMail.preheader,
    title: subject,
    blocks: [text(failed, lateSeconds)],
    action: {
      label: alertMail.button,
      href: kind === 'task-failed' ? paths.admin : paths.adminMails,
    },
    closing: [alertMail.once],
    footer: { reason: alertMail.reason },
  };
}
