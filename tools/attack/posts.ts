import { load } from 'cheerio';
import fc from 'fast-check';
import postgres from 'postgres';
import { contactForm } from '@/content/contact-form';
import { workbookForm } from '@/content/workbook-form';
import { endpoints } from '@/lib/http/check-body';
import { readState } from '../../scripts/state.ts';
import { filledForm, mark, wirePost } from './any-post.ts';
import { type FormResponse, type FoundForm, findForm, postForm, postFormByScript } from './form-post.ts';
import { type AttackRow, refuse } from './row.ts';

type Forms = Record<'workbook' | 'contact', FoundForm>;
type FilledForm = typeof filledForm extends fc.Arbitrary<infer Post> ? Post : never;
type WirePost = ReturnType<typeof wirePost> extends fc.Arbitrary<infer Post> ? Post : never;

const AT_ONCE = 20;
const confirmations: readonly string[] = [contactForm.thanks.heading, workbookForm.confirmation.heading];

const tables = {
  workbook: 'public.workbook_requests',
  contact: 'public.contact_messages',
} as const;

/** Whether a rejected form returns its input; checked for values that no encoding changes. */
function keepsInput({ fields, withScript }: FilledForm, body: string): boolean {
  return ['email', 'firstName', 'name', 'message'].every((name) => {
    const value = fields[name];
    if (!value || !/^[\w .@+-]{1,200}$/.test(value)) return true;
    return body.includes(withScript ? JSON.stringify(value) : value);
  });
}

function isAccepted({ withScript }: FilledForm, { body }: FormResponse): boolean {
  if (withScript) return body.includes('"status":"success"');
  const $ = load(body);
  return $('h1, h2, h3')
    .get()
    .some((heading) => confirmations.includes($(heading).text()));
}

/** Whether the response tells the person, or the script, what to do. */
function isReadable({ path, headers }: WirePost, status: number, type: string, text: string): boolean {
  // No form posts to a read-only endpoint.
  if (status === 405 && !type) return endpoints.test(path);
  if (path.startsWith('/api/') || 'next-action' in headers) return text.length > 0;
  return type.startsWith('text/html') ? load(text)('h1').length > 0 : type.includes('json');
}

/** Sends arbitrary posts to the running local site, and checks each response and what was stored. */
class PostAttack {
  /** Addresses of accepted submissions, to delete them afterwards. */
  readonly addresses: string[] = [];
  readonly figures: Record<string, number> = { 'forms accepted, and stored': 0, 'forms refused': 0 };

  constructor(
    readonly sql: postgres.Sql,
    readonly forms: Forms,
  ) {}

  #count(what: string): void {
    this.figures[what] = (this.figures[what] ?? 0) + 1;
  }

  /** Submits a form as people do, with or without JavaScript. */
  async fill(post: FilledForm): Promise<void> {
    const form = this.forms[post.form];
    const send = post.withScript ? postFormByScript : postForm;
    const answer = await send({ ...form, path: form.path + post.query }, post.fields);
    const { status, body } = answer;
    this.#count(`answers ${status}`);
    if (status >= 500) refuse([`status ${status}`]);
    if (!post.withScript && body.includes(mark)) refuse(['input appears unescaped in the page']);
    if (!isAccepted(post, answer)) {
      this.#count('forms refused');
      if (status === 200 && !keepsInput(post, body)) refuse(['a rejected form lost its input']);
      return;
    }
    this.#count('forms accepted, and stored');
    const email = (post.fields.email ?? '').trim().toLowerCase();
    this.addresses.push(email);
    const table = this.sql(tables[post.form]);
    const stored = await this.sql`select from ${table} where lower(email) = ${email}`;
    if (stored.length === 0) refuse(['a form was accepted but not stored']);
  }

  /** Sends a request that no form would. */
  async send(post: WirePost): Promise<void> {
    const { path, ...request } = post;
    const signal = AbortSignal.timeout(60_000);
    const answer = await fetch(readState().siteUrl + path, { ...request, redirect: 'manual', signal });
    const text = await answer.text();
    const { status } = answer;
    this.#count(`answers ${status}`);
    if (status >= 500) refuse([`status ${status}: ${text.slice(0, 80)}`]);
    if (status >= 400 && !isReadable(post, status, answer.headers.get('content-type') ?? '', text))
      refuse([`unreadable ${status}: ${text.slice(0, 80)}`]);
  }
}

/** Arbitrary input and malformed requests to the public forms. */
export const posts: AttackRow = {
  promise:
    'Posts of any shape get a readable response and no 5xx; accepted forms are stored, input is escaped and kept',
  count: 2_000,
  async run(count, seed) {
    const sql = postgres(readState().databaseUrl, { max: 4, onnotice: () => {} });
    const forms: Forms = {
      workbook: await findForm('/workbook', 'firstName'),
      contact: await findForm('/contact', 'message'),
    };
    const attack = new PostAttack(sql, forms);
    const post = fc.oneof(
      filledForm.map((filled) => ({ filled })),
      wirePost(Object.values(forms)).map((wire) => ({ wire })),
    );
    const batch = fc.array(post, { minLength: 1, maxLength: AT_ONCE, size: 'max' });
    let sent = 0;
    try {
      await fc.assert(
        fc.asyncProperty(batch, async (all) => {
          // The whole attack counts as one client, so the rate limit would otherwise reject most of it.
          await sql`delete from public.rate_limits`;
          sent += all.length;
          await Promise.all(
            all.map((each) => ('filled' in each ? attack.fill(each.filled) : attack.send(each.wire))),
          );
        }),
        // Batches have all sizes; their average is half the largest.
        { seed, numRuns: Math.ceil((2 * count) / AT_ONCE) },
      );
      return { posts: sent, ...attack.figures };
    } finally {
      for (const table of Object.values(tables))
        await sql`delete from ${sql(table)} where lower(email) = any(${attack.addresses})`;
      await sql.end();
    }
  },
};
