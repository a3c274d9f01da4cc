import { adminWords } from '@/content/admin';
import { contactFacts } from '@/content/contact-facts';
import { contactTopics } from '@/content/contact-topics';
import type { DashboardData } from '@/lib/data/admin-dashboard';
import type { ExportedMessage } from '@/lib/data/admin-messages';
import { writeDate, writeMoment } from '@/lib/domain/admin/day-words';
import { counted, type FigureTable, nothing, shareOf } from '@/lib/domain/admin/figures';

const { cards, workbook, course, inbox, mail, users } = adminWords;
const figureAndCount = (words: { figure: string; count: string }) => [
  { label: words.figure, words: true },
  { label: words.count },
];

export function cardsTable({ totals }: DashboardData): FigureTable {
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

export function workbookTable({ workbook: figures }: DashboardData): FigureTable {
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
  data: DashboardData,
  dimension: DashboardData['sources'][number]['dimension'],
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

export function courseTable(data: DashboardData): FigureTable {
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

export function mailTable({ mail: health }: DashboardData): FigureTable {
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

export function undeliveredTable({ undelivered }: DashboardData): FigureTable {
  const { kind, recipient, tries, error, reason, on } = mail.columns;
  return {
    title: mail.undelivered,
    columns: [
      ...[kind, recipient].map((label) => ({ label, words: true })),
      { label: tries },
      ...[error, reason, on].map((label) => ({ label, words: true })),
    ],
    rows: undelivered.map((job) => [
      job.kind,
      job.recipient,
      job.attempts,
      job.last_error ?? nothing,
      reasonOf(job.dead_reason),
      writeMoment(job.dead_at),
    ]),
  };
}

function reasonOf(reason: string): string {
  return Object.hasOwn(mail.reasons, reason) ? mail.reasons[reason as keyof typeof mail.reasons] : reason;
}

export function messagesTable(messages: readonly ExportedMessage[]): FigureTable {
  const labels = contactFacts({ name: '', email: '', type: '' }).map(([label]) => label);
  const columns = [inbox.received, ...labels, inbox.message, inbox.handledOn];
  return {
    title: inbox.title,
    columns: columns.map((label) => ({ label, words: true })),
    rows: messages.map((each) => [
      writeMoment(each.created_at),
      ...contactFacts(each).map(([, text]) => text ?? nothing),
      each.message,
      each.handled_at ? writeMoment(each.handled_at) : nothing,
    ]),
  };
}

export function topicLabel(type: string): string {
  return contactTopics.find(({ id }) => id === type)?.label ?? type;
}

export function usersTable(data: DashboardData): FigureTable {
  return {
    title: users.title,
    columns: [users.email, users.joined, users.role].map((label) => ({ label, words: true })),
    rows: data.users.map(({ email, created_at, is_admin }) => [
      email ?? users.unknown,
      writeDate(created_at),
      is_admin ? users.admin : users.user,
    ]),
  };
}
