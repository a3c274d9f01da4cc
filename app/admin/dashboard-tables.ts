import { adminWords } from '@/content/admin';
import { contactTopics } from '@/content/contact-topics';
import type { MailsData } from '@/lib/data/admin-mails';
import type { OverviewData } from '@/lib/data/admin-overview';
import type { PeopleData } from '@/lib/data/admin-people';
import { writeMoment } from '@/lib/domain/admin/day-words';
import { counted, type FigureTable, nothing, shareOf } from '@/lib/domain/admin/figures';

const { cards, workbook, course, mail } = adminWords;
const figureAndCount = (words: { figure: string; count: string }) => [
  { label: words.figure, words: true },
  { label: words.count },
];

export function cardsTable({ totals }: Pick<OverviewData, 'totals'>): FigureTable {
  return {
    title: cards.title,
    columns: figureAndCount(workbook),
    rows: [
      [cards.totalUsers, totals.total_users],
      [cards.newToday, totals.new_users_today],
      [cards.totalSessions, totals.total_sessions],
      [cards.average, totals.avg_sessions_per_user],
      [cards.active, totals.active_users_7d],
    ],
  };
}

export function workbookTable({ workbook: figures }: Pick<PeopleData, 'workbook'>): FigureTable {
  return {
    title: workbook.figures,
    columns: figureAndCount(workbook),
    rows: [
      [workbook.requests, figures.requests],
      [workbook.confirmed, figures.confirmed],
      [workbook.confirmedShare, shareOf(figures.confirmed, figures.requests)],
      [workbook.unsubscribed, figures.unsubscribed],
      [workbook.bounced, figures.bounced],
      [workbook.complained, figures.complained],
    ],
  };
}

export function sourceTable(
  data: Pick<PeopleData, 'sources'>,
  dimension: PeopleData['sources'][number]['dimension'],
): FigureTable {
  return {
    title: workbook.sources[dimension],
    columns: [
      { label: workbook.names[dimension], words: true },
      { label: workbook.requests, bar: true },
      { label: workbook.confirmed },
      { label: workbook.confirmedShare },
    ],
    rows: data.sources
      .filter((source) => source.dimension === dimension)
      .map(({ name, requests, confirmed }) => [
        name,
        requests,
        counted(confirmed),
        shareOf(confirmed, requests),
      ]),
  };
}

export function courseTable(data: Pick<PeopleData, 'course'>): FigureTable {
  return {
    title: course.table,
    columns: [
      { label: course.day, words: true },
      { label: course.started },
      { label: course.sent, bar: true },
      { label: course.waiting },
    ],
    rows: data.course.map(({ course_day, started, sent, waiting }) => [
      `${course.day} ${course_day}`,
      started,
      counted(sent),
      counted(waiting),
    ]),
  };
}

export function mailTable({ mail: health }: Pick<MailsData, 'mail'>): FigureTable {
  return {
    title: mail.health,
    columns: figureAndCount(mail),
    rows: [
      [mail.waiting, health.waiting],
      [mail.due, health.due],
      [mail.inFlight, health.in_flight],
      [mail.retrying, health.retrying],
      [mail.oldestDue, Math.round(health.oldest_due_seconds / 60)],
      [mail.sent24h, health.sent_24h],
      [mail.failed, health.failed],
      [mail.lastSent, health.last_sent_at ? writeMoment(health.last_sent_at) : nothing],
    ],
  };
}

export function reasonOf(reason: string): string {
  return Object.hasOwn(mail.reasons, reason) ? mail.reasons[reason as keyof typeof mail.reasons] : reason;
}

export function topicLabel(type: string): string {
  return contactTopics.find(({ id }) => id === type)?.label ?? type;
}
