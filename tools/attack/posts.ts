import fc from 'fast-check';
import postgres from 'postgres';
import { endpoints } from '@/lib/http/check-body';
import { readState } from '../../scripts/state.ts';
import { filledForm, mark, wirePost } from './any-post.ts';
import { type FormAnswer, type FoundForm, findForm, postForm, postFormByScript } from './form-post.ts';
import { type AttackRow, refuse } from './row.ts';

type Forms = Record<'workbook' | 'contact', FoundForm>;
type FilledForm = typeof filledForm extends fc.Arbitrary<infer Post> ? Post : never;
type WirePost = ReturnType<typeof wirePost> extends fc.Arbitrary<infer Post> ? Post : never;

const AT_ONCE = 20;

const tables = {
  workbook: 'public.workbook_requests',
  contact: 'public.contact_messages',
} as const;

/** Whether what was typed comes back with a refusal; looked for in the fields that look the same in every encoding. */
function keepsInput({ fields, withScript }: FilledForm, body: string): boolean {
  return ['email', 'firstName', 'name', 'message'].every((name) => {
    const value = fields[name];
    if (!value || !/^[\w .@+-]{1,200}$/.test(value)) return true;
    return body.includes(withScript ? JSON.stringify(value) : value);
  });
}

function isAccepted({ withScript }: FilledForm, { body }: FormAnswer): boolean {
  if (withScript) return body.includes('"status":"success"');
  return /Check Your Email!<|Message Received!<|Message Received!"/.test(
    body.split('self.__next_f')[0] ?? '',
  );
}

/** Whether a person, or the script that has asked, can tell from the answer what to do. */
function isReadable({ path, headers }: WirePost, status: number, type: string, text: string): boolean {
  // No form has the address of an endpoint that only answers questions.
  if (status === 405 && !type) return endpoints.test(path);
  if (path.startsWith('/api/') || 'next-action' in headers) return text.length > 0;
  return type.startsWith('text/html') ? text.includes('<h1') : type.includes('json');
}

/** Sends posts of any shape to the running local site, and looks at each answer and at what was stored. */
class PostAttack {
  /** Of what was accepted. */
  readonly addresses: string[] = [];
  readonly figures: Record<string, number> = { 'forms accepted, and stored': 0, 'forms refused': 0 };

  constructor(
    readonly sql: postgres.Sql,
    readonly forms: Forms,
  ) {}

  #count(what: string): void {
    this.figures[what] = (this.figures[what] ?? 0) + 1;
  }

  /** Forms as people fill them in, with and without script. */
  async fill(post: FilledForm): Promise<void> {
    const form = this.forms[post.form];
    const send = post.withScript ? postFormByScript : postForm;
    const answer = await send({ ...form, path: form.path + post.query }, post.fields);
    const { status, body } = answer;
    this.#count(`answers ${status}`);
    if (status >= 500) refuse([`status ${status}`]);
    if (!post.withScript && body.includes(mark)) refuse(['something typed is in the page unescaped']);
    if (!isAccepted(post, answer)) {
      this.#count('forms refused');
      if (status === 200 && !keepsInput(post, body)) refuse(['what was typed is lost']);
      return;
    }
    this.#count('forms accepted, and stored');
    const email = (post.fields.email ?? '').trim().toLowerCase();
    this.addresses.push(email);
    const table = this.sql(tables[post.form]);
    const stored = await this.sql`select from ${table} where lower(email) = ${email}`;
    if (stored.length === 0) refuse(['it was accepted and is not stored']);
  }

  /** Bodies that no form sends. */
  async send(post: WirePost): Promise<void> {
    const { path, ...request } = post;
    const signal = AbortSignal.timeout(60_000);
    const answer = await fetch(readState().siteUrl + path, { ...request, redirect: 'manual', signal });
    const text = await answer.text();
    const { status } = answer;
    this.#count(`answers ${status}`);
    if (status >= 500) refuse([`status ${status}: ${text.slice(0, 80)}`]);
    if (status >= 400 && !isReadable(post, status, answer.headers.get('content-type') ?? '', text))
      refuse([`an unreadable ${status}: ${text.slice(0, 80)}`]);
  }
}

/** Whether anything that can be typed or sent breaks the public forms or meets an unreadable answer. */
export const posts: AttackRow = {
  promise:
    'Posts of any shape meet no 5xx and a readable answer; nothing accepted is lost, nothing unescaped, input is kept',
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
          // The guard counts all of an attack as one client; it is let forget before it would answer everything.
          await sql`delete from public.rate_limits`;
          sent += all.length;
          await Promise.all(
            all.map((each) => ('filled' in each ? attack.fill(each.filled) : attack.send(each.wire))),
          );
        }),
        // The batches are of all sizes, half of the largest on average.
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
