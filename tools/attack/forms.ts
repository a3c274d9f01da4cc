import postgres from 'postgres';
import { readState } from '../../scripts/state.ts';
import { seeded } from '../../tests/support/seeded.ts';
import { type FormAnswer, type FoundForm, findForm, postForm, postFormByScript } from './form-post.ts';
import { type GeneratedPost, generatePost } from './form-values.ts';
import type { AttackRow } from './row.ts';

export interface AttackReport {
  posts: number;
  /** How many answers had which status. */
  statuses: Record<string, number>;
  accepted: number;
  refused: number;
  /** A sentence for each thing that must not happen. */
  faults: string[];
}

/** How many posts lie between two lines that say how far it is. */
const POSTS_PER_LINE = 480;

/** The guard counts all of an attack as one client; it is let forget before it would answer everything. */
const POSTS_PER_WINDOW = 24;

/**
 * Sends generated posts to both forms of the running local site, with and without script, and checks each answer and
 * what was stored.
 * @param seed the same one gives the same posts
 */
export async function attackForms(count: number, seed: number): Promise<AttackReport> {
  const sql = postgres(readState().databaseUrl, { max: 1, onnotice: () => {} });
  const forms = {
    workbook: await findForm('/workbook', 'firstName'),
    contact: await findForm('/contact', 'message'),
  };
  const random = seeded(seed);
  const report: AttackReport = { posts: 0, statuses: {}, accepted: 0, refused: 0, faults: [] };
  const kept: GeneratedPost[] = [];
  try {
    for (let index = 0; index < count; index += POSTS_PER_WINDOW) {
      await sql`delete from public.rate_limits where bucket like 'workbook:%' or bucket like 'contact:%'`;
      const batch = Array.from({ length: Math.min(POSTS_PER_WINDOW, count - index) }, (_, n) =>
        generatePost(random, seed * 1_000_000 + index + n),
      );
      const answers = await Promise.all(batch.map((each) => sendPost(forms[each.form], each)));
      for (const [n, answer] of answers.entries()) {
        const each = batch[n];
        if (each && judge(each, answer, report)) kept.push(each);
      }
      if (index > 0 && index % POSTS_PER_LINE === 0) process.stdout.write(`  ${index} of ${count} posts\n`);
    }
    for (const each of kept) {
      if (!(await isStored(sql, each)))
        report.faults.push(`accepted and not stored: ${JSON.stringify(each.fields)}`);
    }
    return report;
  } finally {
    await sql`delete from public.workbook_requests where email like 'attack-%'`;
    await sql`delete from public.contact_messages where lower(email) like 'attack-%'`;
    await sql.end();
  }
}

function sendPost(form: FoundForm, { fields, query, withScript }: GeneratedPost): Promise<FormAnswer> {
  const post = withScript ? postFormByScript : postForm;
  return post({ ...form, path: form.path + query }, fields);
}

/** @returns whether the post was accepted */
function judge(post: GeneratedPost, { status, body }: FormAnswer, report: AttackReport): boolean {
  report.posts += 1;
  report.statuses[status] = (report.statuses[status] ?? 0) + 1;
  const fault = (what: string) => {
    if (report.faults.length < 50) report.faults.push(`${what}: ${JSON.stringify(post).slice(0, 400)}`);
  };
  if (status >= 500) fault(`status ${status}`);
  if (!post.withScript && /<img src=x|<script>alert/.test(body)) fault('unescaped');
  const accepted = post.withScript
    ? body.includes('"status":"success"')
    : /Check Your Email!<|Message Received!<|Message Received!"/.test(body.split('self.__next_f')[0] ?? '');
  if (accepted) report.accepted += 1;
  else report.refused += 1;
  if (status === 200 && !accepted && !keepsInput(post, body)) fault('input lost');
  return accepted && !('again' in post.fields);
}

/** Whether what was typed comes back with a refusal; looked for in the fields that look the same in every encoding. */
function keepsInput({ fields, withScript }: GeneratedPost, body: string): boolean {
  return ['email', 'firstName', 'name', 'message'].every((name) => {
    const value = fields[name];
    if (!value || !/^[\w .@+-]{1,200}$/.test(value)) return true;
    return body.includes(withScript ? JSON.stringify(value) : value);
  });
}

async function isStored(sql: postgres.Sql, { form, fields }: GeneratedPost): Promise<boolean> {
  const email = (fields.email ?? '').trim();
  const rows =
    form === 'workbook'
      ? await sql`select from public.workbook_requests where email = ${email.toLowerCase()}`
      : await sql`select from public.contact_messages where lower(email) = ${email.toLowerCase()}`;
  return rows.length > 0;
}

/** Whether anything that can be typed breaks the two public forms. */
export const forms: AttackRow = {
  promise:
    'Generated posts meet no 5xx, nothing accepted is lost, nothing unescaped, what was typed comes back',
  count: 2_000,
  async run(count, seed) {
    const { statuses, accepted, refused, faults } = await attackForms(count, seed);
    const answers = Object.entries(statuses).map(([status, times]) => [`answers ${status}`, times] as const);
    return { figures: { posts: count, ...Object.fromEntries(answers), accepted, refused }, faults };
  },
};
