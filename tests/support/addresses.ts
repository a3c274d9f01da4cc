import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { articles } from '@/content/articles/articles';
import { sampleChapters } from '@/content/chapters/chapters';
import { contactTopics } from '@/content/contact';
import { pages } from '@/content/pages';
import { fillWords } from '@/content/workbook/fill';
import { workbook } from '@/content/workbook/workbook';
import { paths } from '@/lib/paths';
import { distDir } from '@/scripts/site';
import { readSettings } from '@/scripts/state';
import { answeredToken, linkToken } from './signatures.ts';
import { connect } from './stack.ts';

type Stored = { id: string };

/** One person, one message and each issue of the workspace's demo data. */
export async function workspaceDetails(): Promise<string[]> {
  const sql = connect();
  const [people, messages, issues] = await Promise.all([
    sql<Stored[]>`select user_id as id from public.flip_sessions limit 1`,
    sql<Stored[]>`select id from public.contact_messages order by created_at limit 1`,
    sql<Stored[]>`select id from public.newsletter_issues`,
  ]);
  await sql.end();
  return [
    ...people.map(({ id }) => paths.adminPerson(id)),
    ...messages.map(({ id }) => paths.adminMessage(id)),
    ...[{ id: 'new' }, ...issues].map(({ id }) => paths.adminIssue(id)),
  ];
}

/** Every registered page: one with parameters for each value that there is, or for a valid and an unknown one. */
export async function everyAddress(): Promise<string[]> {
  const sql = connect();
  const [submission] = await sql<(Stored & { request: string })[]>`
    insert into public.workbook_submissions (id, request_id, first_name, consent_text, consent_version, submitted_at)
    select gen_random_uuid(), id, 'Ann', 'Yes', '1', now() from public.workbook_requests limit 1
    returning id, request_id as request`;
  const [message] = await sql<Stored[]>`select id from public.contact_messages where state = 'new' limit 1`;
  await sql.end();
  if (!submission || !message)
    throw new Error('The demo data lacks a request for the workbook or a message.');
  const parts = workbook.parts.map(({ id }) => id);
  const withParameters: Record<string, readonly string[]> = {
    '/blog/[id]': articles.map(({ id }) => paths.article(id)),
    '/sample-chapters/[chapter]': sampleChapters.map(({ id }) => paths.chapter(id)),
    '/contact/[topic]': contactTopics.map(({ id }) => `${paths.contact}/${id}`),
    '/workbook/pages/[part]': parts.map(paths.worksheet),
    '/workbook/fill/[part]': [...parts, fillWords.whole.id].map(paths.workbookFillPart),
    '/workbook/open/[token]': [linkToken('open', submission.id), 'unknown'].map(paths.workbookOpen),
    '/workbook/course/[token]/[day]': [paths.courseDay(linkToken('read', submission.request), 4)],
    '/contact/answered/[token]': [answeredToken(message.id), 'unknown'].map(paths.contactAnswered),
    // Starts a flip by itself.
    '/flip-method-app/emergency': [],
    // No issue of the demo data has been sent.
    '/newsletter/[issue]': [],
    '/newsletter/confirm/[token]': [paths.newsletterConfirm('unknown')],
    '/unsubscribe': [paths.unsubscribe, paths.unsubscribeBy(linkToken('subscription', submission.request))],
    '/auth': [paths.auth, `${paths.auth}?tab=signup`],
    '/auth/confirm': [paths.authConfirm, `${paths.authConfirm}?type=email&token_hash=unknown`],
    '/flip-method-auth': [paths.flipAuth, `${paths.flipAuth}?mode=signup`],
    '/admin/mails/newsletter/[issue]': [],
    '/admin/[...missing]': [`${paths.admin}/no-such-page`],
  };
  return [
    ...Object.keys(pages).flatMap((path) => withParameters[path] ?? [path]),
    ...(await workspaceDetails()),
    '/no-such-page',
  ];
}

/** Every route of the running site's build, such as `/blog/[id]`. */
export function builtRoutes(): string[] {
  const settings = readSettings();
  const file = join(distDir(settings), 'app-path-routes-manifest.json');
  const routes = Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
  return routes.filter((route) => !route.startsWith('/_'));
}
