import 'server-only';
import { z } from 'zod';
import { findArticle } from '@/content/articles/articles';
import { type ContactTopicId, contactFacts, contactTopicIds, contactTopicLabel } from '@/content/contact';
import { contactMail as contactWords } from '@/content/mails/contact';
import { alertMail, digestMail as words } from '@/content/mails/owner';
import { replyMail as replyWords } from '@/content/mails/reply';
import { queueMail, readDueDigest, readNewIncidents } from '@/lib/data/email-jobs';
import { readSettings } from '@/lib/data/settings';
import { formatDate, formatDays, formatMoment, formatWeekday, isLate } from '@/lib/domain/admin/dates';
import { bareAddress } from '@/lib/domain/email-address';
import { serverEnv } from '@/lib/env';
import { paths } from '@/lib/paths';
import type { MailBlock } from './blocks';
import type { Mail } from './render-mail';

/** The week and the week before. */
const counts = z.tuple([z.number(), z.number()]).readonly();
/** A count is null from one to four. */
const listed = z.object({
  name: z.string(),
  counts: z.tuple([z.number().nullable(), z.number().nullable()]).readonly(),
});
const workbook = z.object({ requests: z.number(), confirmed: z.number() });
const period = z.object({ sessions: z.number(), active_people: z.number(), new_users: z.number() });

/** A week's figures, from the database function `owner_digest`, and when they were read. */
export const digestFacts = z.object({
  first_day: z.string(),
  last_day: z.string(),
  /** The week and the week before. */
  periods: z.tuple([period, period]).readonly(),
  days: z.array(z.object({ day: z.string(), sessions: z.number() })).readonly(),
  visits: z.object({
    views: counts,
    visits: counts,
    sources: z.array(listed).readonly(),
    articles: z.array(listed).readonly(),
  }),
  workbook: z.tuple([workbook, workbook]).readonly(),
  subscribers: z.number(),
  /** ISO times of the messages that still await an answer. */
  waiting_since: z.array(z.string()).readonly(),
  failed_mails: z.number(),
  /** On which messages are answered. */
  open: z.object({ open_days: z.array(z.number()), time_zone: z.string() }).optional(),
  /** Epoch milliseconds. */
  now: z.number(),
});

type DigestFigures = Omit<z.infer<typeof digestFacts>, 'now'>;

const write = (count: number | null) => (count === null ? words.few : count.toLocaleString('en-GB'));

/** A row of the table of figures. */
const row = (label: string, now: number, before?: number) => [
  label,
  write(now),
  before === undefined ? words.figures.nothing : write(before),
];

/** A list of names under its heading, the week beside the one before; a sentence if it is empty. */
function listBlocks(
  { title, ...table }: { title: string; caption: string; head: readonly string[] },
  entries: readonly z.infer<typeof listed>[],
  nameOf: (name: string) => string,
): MailBlock[] {
  const rows = entries.map(({ name, counts: [now, before] }) => [nameOf(name), write(now), write(before)]);
  return [
    { kind: 'heading', text: title },
    rows.length > 0 ? { kind: 'table', ...table, rows } : words.noVisits,
  ];
}

/** Title of the article at a path, as a link; the path for an article that is no longer there. */
function articleLink(path: string): string {
  const article = findArticle(path.slice(paths.article('').length));
  return article ? `[${article.title}](${path})` : path;
}

const sourceNames: Readonly<Record<string, string>> = words.sources.names;

/**
 * The weekly mail to the owner.
 * @param now epoch milliseconds
 */
export function digestMail(week: DigestFigures, now: number): Mail {
  const { waiting, chart, figures, sources, articles, few, noVisits, ...frame } = words;
  const { rows } = figures;
  const [current, previous] = week.periods;
  const [workbookNow, workbookBefore] = week.workbook;
  const range = formatDays(week.first_day, week.last_day);
  const late = week.waiting_since.filter((moment) => isLate(moment, now, week.open)).length;
  const messages = week.waiting_since.length;
  const toDo = [
    ...(messages > 0 ? [`[${waiting.messages(messages, late)}](${paths.adminInbox})`] : []),
    ...(week.failed_mails > 0 ? [`[${waiting.mails(week.failed_mails)}](${paths.adminMails})`] : []),
  ];
  return {
    ...frame,
    subject: words.subject(range),
    title: range,
    blocks: [
      { kind: 'heading', text: waiting.title },
      toDo.length > 0 ? { kind: 'list', items: toDo } : waiting.nothing,
      { kind: 'heading', text: figures.title },
      {
        kind: 'table',
        caption: figures.caption,
        head: figures.head,
        rows: [
          row(rows.visits, ...week.visits.visits),
          row(rows.views, ...week.visits.views),
          row(rows.requests, workbookNow.requests, workbookBefore.requests),
          row(rows.confirmed, workbookNow.confirmed, workbookBefore.confirmed),
          row(rows.newUsers, current.new_users, previous.new_users),
          row(rows.activePeople, current.active_people, previous.active_people),
          row(rows.sessions, current.sessions, previous.sessions),
          row(rows.subscribers, week.subscribers),
        ],
      },
      ...listBlocks(sources, week.visits.sources, (name) => sourceNames[name] ?? name),
      ...listBlocks(articles, week.visits.articles, articleLink),
      { kind: 'heading', text: chart.title },
      { kind: 'bars', values: week.days.map(({ sessions }) => sessions) },
      {
        kind: 'table',
        caption: chart.caption,
        head: chart.head,
        rows: week.days.map(({ day, sessions }) => [formatWeekday(day), String(sessions)]),
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

/**
 * Mails the owner about problems, once per incident.
 * @param taskFailed whether a scheduled task failed
 * @throws BackendFailure
 */
export async function alertOwner(taskFailed: boolean): Promise<void> {
  for (const { dedupe_key, ...facts } of await readNewIncidents(taskFailed))
    await queueMail({ kind: 'alert', recipient: bareAddress(serverEnv().CONTACT_TO), facts, dedupe_key });
}

/**
 * Queues the owner's weekly figures, unless they want none, from Monday 07:00 in the owner's time zone; at most once, however often it is called.
 * @throws BackendFailure
 */
export async function sendDueDigest(now = Date.now()): Promise<void> {
  const open = await readSettings();
  const week = open.weekly_mail && (await readDueDigest(new Date(now)));
  if (!week) return;
  const { dedupe_key, ...figures } = week;
  const recipient = bareAddress(serverEnv().CONTACT_TO);
  await queueMail({
    kind: 'digest',
    recipient,
    facts: digestFacts.parse({ ...figures, open, now }),
    dedupe_key,
  });
}

/** A message of the contact form, as stored. */
export const messageFacts = z.object({
  id: z.guid(),
  name: z.string(),
  email: z.string(),
  type: z.enum(contactTopicIds),
  subject: z.string().nullable(),
  message: z.string(),
  created_at: z.string(),
  may_be_in_danger: z.boolean().optional(),
  /** What came back by mail, if the mail to the owner is about that. */
  answer: z.string().optional(),
  attachments: z.array(z.string()).optional(),
});
export type ContactMessage = z.infer<typeof messageFacts>;

/**
 * The mail with a contact message for the owner; the sender belongs in its Reply-To.
 * @param answered path of the page that marks the message as answered
 * @param timeZone the owner's
 */
export function contactMail(message: ContactMessage, answered: string, timeZone?: string): Mail {
  const facts = contactFacts(message).map(([label, text]) => [label, text ?? contactWords.empty] as const);
  const when = formatMoment(message.created_at, timeZone);
  const subject = `${contactTopicLabel(message.type)}: ${message.subject?.trim() || contactWords.noSubject(message.name)}`;
  const { danger } = contactWords;
  return {
    ...contactWords,
    // By code point, to keep surrogate pairs whole.
    subject: [...(message.may_be_in_danger ? danger.subject(subject) : subject)].slice(0, 300).join(''),
    ...(message.may_be_in_danger && { preheader: danger.preheader }),
    blocks: [
      ...(message.may_be_in_danger ? [danger.note] : []),
      { kind: 'pairs', caption: contactWords.caption, rows: [...facts, [contactWords.received, when]] },
      message.answer === undefined
        ? { kind: 'plain', label: contactWords.messageLabel, text: message.message }
        : {
            kind: 'plain',
            label: contactWords.answerLabel,
            text: [message.answer, contactWords.attachments(message.attachments ?? [])]
              .filter(Boolean)
              .join('\n\n'),
          },
      ...contactWords.advice,
    ],
    href: paths.adminMessage(message.id),
    closing: [contactWords.answered(answered)],
  };
}

/** Topics of organisers and journalists, who get no lines on emergencies below an answer. */
const business: readonly ContactTopicId[] = ['speaking', 'media', 'collaboration'];

/** The reply to a contact message, which is quoted below. */
export function replyMail({ type, subject, message, created_at }: ContactMessage, body: string): Mail {
  return {
    ...replyWords,
    isBusiness: business.includes(type),
    // By code point, to keep surrogate pairs whole.
    subject: [...replyWords.subject(subject)].slice(0, 200).join(''),
    blocks: [
      { kind: 'written', text: body },
      { kind: 'plain', label: replyWords.quoted(formatDate(created_at)), text: message },
    ],
  };
}
