import { load } from 'cheerio';
import { checkMailScreen } from '@/content/auth/auth';
import { siteMessages } from '@/content/auth/messages';
import { contactForm, contactTopicIds } from '@/content/contact';
import { newsletterPage } from '@/content/newsletter';
import { workbookForm } from '@/content/workbook/page';
import { readState } from '../../scripts/state.ts';
import { type FormResponse, type FoundForm, findForm, postForm, postFormByScript } from './form-post.ts';
import { fc } from './random.ts';
import { connect } from './stack.ts';

/** A marker that must never appear unescaped in a page. */
const mark = '<img src=x onerror=alert(1)>';

/** Accidental and hostile input, in addition to fast-check's arbitrary strings. */
const text = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('Ann', 'Zoë O’Hara-Łukasz', 'Ann Reader') },
  fc.constantFrom(
    ...[mark, `'; drop table public.contact_messages; --`, 'Ann\r\nBcc: everybody@example.com'],
    ...['Ann%0d%0aBcc:x@example.com', '\u0000null\u0000', '\ud800 half a character', '‮right to left'],
    ...['\u0001', '$ACTION_ID_x'],
  ),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }).map((more) => mark + more),
  fc.integer({ min: 90, max: 60_000 }).map((length) => 'x'.repeat(length)),
);

const address = fc.oneof(
  { weight: 4, arbitrary: fc.uuid().map((id) => `any-${id}@example.com`) },
  fc.uuid().map((id) => `  ANY-${id}@Example.com `),
  fc.emailAddress(),
  fc.constantFrom('ann@example.com\r\nBcc: b@example.com', 'Ann <ann@example.com>', 'a@example.com\u0000'),
  text,
);

const password = fc.oneof({ weight: 4, arbitrary: fc.uuid() }, text);

const fieldsOf = {
  workbook: { email: address, firstName: text, lastName: text },
  contact: {
    name: text,
    email: address,
    type: fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...contactTopicIds) }, text),
    subject: text,
    message: text,
  },
  newsletter: { email: address },
  signUp: { email: address, password, fullName: text },
  signIn: { email: address, password },
};

type FilledFormName = keyof typeof fieldsOf;

const filled = <Form extends FilledFormName>(form: Form) =>
  fc.record({
    form: fc.constant(form),
    withScript: fc.boolean(),
    fields: fc
      .tuple(
        fc.record<Record<string, string>>(fieldsOf[form], { requiredKeys: [] }),
        fc.dictionary(text, text, { maxKeys: 1 }),
      )
      .map(([own, more]): Record<string, string> => ({ ...more, ...own })),
    /** Campaign parameters. */
    query: fc.oneof(
      fc.constant(''),
      text.map((label) => `?${new URLSearchParams({ utm_source: label.slice(0, 300) })}`),
    ),
  });

/** A submission of one of the site's forms. Signing up and in takes longer, so that its time tells nothing. */
const filledForm = fc.oneof(
  ...(['workbook', 'contact', 'newsletter'] as const).map((form) => ({ weight: 8, arbitrary: filled(form) })),
  ...(['signUp', 'signIn'] as const).map((form) => ({ weight: 1, arbitrary: filled(form) })),
);

const paths = [
  ...['/contact', '/workbook', '/auth', '/auth/code', '/auth/confirm', '/flip-method-auth', '/unsubscribe'],
  ...['/account', '/about', '/no/such/page', '/workbook/download', '/auth/sign-out', '/api/subscription'],
  ...['/api/flip-sessions', '/api/cron/mail', '/api/webhooks/resend', '/api/session'],
];

const boundary = 'x-boundary';
const ours = `multipart/form-data; boundary=${boundary}`;
const types = [
  ...['text/plain', 'application/json', 'application/x-www-form-urlencoded', 'multipart/form-data', ours],
  ...[`${ours}; charset=utf-16`, 'multipart/form-data; boundary="', ';;;'],
];
const junk = [
  ...['', '{{', 'null', '[]', '[{}]', '{"then":1}', '%zz&=%', '\0', '$'],
  ...['[{},"$K1"]', '["$F2","$Q5"]'],
];

/** A React form body with random defects. */
function brokenForm(form: FoundForm, id: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const parts = fc
    .tuple(
      fc.shuffledSubarray([...form.hidden], { minLength: Math.max(0, form.hidden.length - 2) }),
      fc.dictionary(fc.constantFrom('0', '_1_email', 'email', 'message', ...junk), fc.constantFrom(...junk)),
      fc.option(id.map((action) => [`$ACTION_ID_${action}`, ''] as const)),
      fc.option(fc.constantFrom(...junk), { freq: 2 }),
    )
    .map(([hidden, fields, action, value]) => [
      ...hidden.map(([name, own]) => [name, value ?? own] as const),
      ...Object.entries(fields),
      ...(action ? [action] : []),
    ]);
  const head = `--${boundary}\r\nContent-Disposition: form-data; name=`;
  const whole = parts.map((fields) => {
    const sent = fields.map(([name, value]) => `${head}"${name}"\r\n\r\n${value}\r\n`);
    return `${sent.join('')}--${boundary}--\r\n`;
  });
  const cut = fc.tuple(whole, fc.nat(1_000)).map(([body, end]) => body.slice(0, end));
  return fc.oneof({ weight: 4, arbitrary: whole }, cut);
}

/** A request of any method, content type and shape to any path; one in two hundred is large, up to 50 MB. */
function wirePost(forms: readonly FoundForm[]) {
  const known = forms.flatMap(({ hidden }) => JSON.stringify(hidden).match(/[0-9a-f]{42}/g) ?? []);
  const id = fc.constantFrom(...known, `60${'ab'.repeat(20)}`, 'junk', '../x', '');
  const body = fc.oneof(
    { weight: 120, arbitrary: fc.oneof(...forms.map((form) => brokenForm(form, id))) },
    { weight: 39, arbitrary: fc.constantFrom(...junk) },
    { weight: 40, arbitrary: fc.uint8Array({ maxLength: 2_000 }) },
    { weight: 1, arbitrary: fc.integer({ min: 900_000, max: 50_000_000 }).map((size) => 'x'.repeat(size)) },
  );
  const byScript = id.map((action) => ({ 'next-action': action, accept: 'text/x-component' }));
  return fc.record({
    path: fc.oneof(fc.constantFrom(...forms.map(({ path }) => path)), fc.constantFrom(...paths)),
    method: fc.constantFrom(...Array<string>(9).fill('POST'), 'PUT', 'PATCH', 'DELETE'),
    headers: fc
      .tuple(fc.oneof(fc.constant(ours), fc.constantFrom(...types)), fc.option(byScript, { freq: 1 }))
      .map(([type, script]) => ({ origin: forms[0]?.siteUrl ?? '', 'content-type': type, ...script })),
    body: body.map((sent) => (typeof sent === 'string' ? sent : new Uint8Array(sent))),
  });
}

type Forms = Record<FilledFormName, FoundForm>;
type FilledForm = typeof filledForm extends fc.Arbitrary<infer Post> ? Post : never;
type WirePost = ReturnType<typeof wirePost> extends fc.Arbitrary<infer Post> ? Post : never;

const confirmations: readonly string[] = [
  ...[contactForm.thanks.heading, workbookForm.confirmation.heading, newsletterPage.sent.heading],
  checkMailScreen.title,
];

/** Where accepted forms are stored. A sign-in with a made-up password is never accepted. */
const tables: Readonly<Partial<Record<FilledFormName, string>>> = {
  workbook: 'public.workbook_requests',
  contact: 'public.contact_messages',
  newsletter: 'public.newsletter_subscribers',
  signUp: 'auth.users',
};

/** Whether a rejected form returns its input; checked for values that no encoding changes. */
function keepsInput({ fields, withScript }: FilledForm, body: string): boolean {
  return ['email', 'firstName', 'fullName', 'name', 'message'].every((name) => {
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

type Answer = Pick<FormResponse, 'status' | 'headers' | 'body'>;
/** Whether the response is a page of ours or, for a script, an endpoint or a file, anything that it can report. */
function isReadable(path: string, isByScript: boolean, { status, headers, body }: Answer) {
  const type = headers.get('content-type') ?? '';
  if (path.startsWith('/api/') || isByScript) return body.length > 0 || status === 405;
  return type.startsWith('text/html') ? load(body)('h1').length > 0 : type.includes('json');
}

/** Whether a form of the site has such fields: plain names, and no long ones. */
const isOurs = ({ fields }: FilledForm) => Object.keys(fields).every((name) => /^[a-zA-Z]{1,40}$/.test(name));

type Post = { filled: FilledForm } | { wire: WirePost };

/** Names of fields that have failed once, tried on every run. The last is longer than what Next reads of one. */
const examples = ['\u0001', '\u0000null\u0000', 'x'.repeat(17_000)].map((name): [Post[]] => [
  [{ filled: { form: 'contact', withScript: true, fields: { [name]: 'a' }, query: '' } }],
]);

/**
 * Sends filled forms and requests of any shape to the running local site, and checks that each gets a readable response, that
 * accepted forms are stored, that nothing else is, and that input is escaped and kept.
 * @param count of posts, roughly
 * @param atOnce at most
 * @returns how often what happened
 */
export async function sendPosts(count: number, atOnce = 20): Promise<Readonly<Record<string, number>>> {
  const sql = connect();
  const forms: Forms = {
    workbook: await findForm('/workbook', 'firstName'),
    contact: await findForm('/contact', 'message'),
    newsletter: await findForm('/newsletter', 'email'),
    signUp: await findForm('/auth?tab=signup', 'fullName'),
    signIn: await findForm('/auth', 'password'),
  };
  /** Addresses of accepted submissions, to delete them afterwards. */
  const addresses: string[] = [];
  const figures: Record<string, number> = { 'forms accepted, and stored': 0, 'forms refused': 0 };
  const note = (what: string) => {
    figures[what] = (figures[what] ?? 0) + 1;
  };

  /** Submits a form as people do, with or without JavaScript. */
  async function fill(post: FilledForm): Promise<void> {
    const form = forms[post.form];
    const send = post.withScript ? postFormByScript : postForm;
    const query = form.path.includes('?') ? post.query.replace('?', '&') : post.query;
    const answer = await send({ ...form, path: form.path + query }, post.fields);
    const { status, body } = answer;
    note(`answers ${status}`);
    if (status >= 500 && isOurs(post)) throw new Error(`status ${status}`);
    if (status >= 400 && !isReadable(form.path, post.withScript, answer))
      throw new Error(`unreadable ${status}`);
    if (!post.withScript && body.includes(mark)) throw new Error('input appears unescaped in the page');
    const email = (post.fields.email ?? '').trim().toLowerCase();
    if (!isAccepted(post, answer)) {
      note('forms refused');
      // The account may have been made in time, and its link not.
      if (post.form === 'signUp' && body.includes(siteMessages.unavailable.text)) addresses.push(email);
      if (status === 200 && !keepsInput(post, body)) throw new Error('a rejected form lost its input');
      return;
    }
    const table = tables[post.form];
    if (!table) throw new Error('a made-up password signed in');
    note('forms accepted, and stored');
    note(`${post.form} accepted`);
    addresses.push(email);
    const stored = await sql`select from ${sql(table)} where lower(email) = ${email}`;
    if (stored.length === 0) throw new Error('a form was accepted but not stored');
  }

  /** Sends a request that no form would. */
  async function send({ path, ...post }: WirePost): Promise<void> {
    const signal = AbortSignal.timeout(60_000);
    const answer = await fetch(readState().siteUrl + path, { ...post, redirect: 'manual', signal });
    const body = await answer.text();
    const { status, headers } = answer;
    note(`answers ${status}`);
    if (status >= 400 && !isReadable(path, 'next-action' in post.headers, { status, headers, body }))
      throw new Error(`unreadable ${status}: ${body.slice(0, 80)}`);
  }

  /** The number of rows that forms have stored. */
  async function countStored(): Promise<number> {
    const counts = Object.values(tables).map((table) =>
      sql`select count(*)::int from ${sql(table)}`.values(),
    );
    return (await Promise.all(counts)).flat(2).reduce((sum, count) => sum + count, 0);
  }

  const post: fc.Arbitrary<Post> = fc.oneof(
    filledForm.map((filled) => ({ filled })),
    wirePost(Object.values(forms)).map((wire) => ({ wire })),
  );
  const batch = fc.array(post, { minLength: 1, maxLength: atOnce, size: 'max' });
  const before = await countStored();
  try {
    await fc.assert(
      fc.asyncProperty(batch, async (all) => {
        // All posts count as one client, so the rate limit would otherwise reject most of them.
        await sql`delete from public.rate_limits`;
        await Promise.all(all.map((each) => ('filled' in each ? fill(each.filled) : send(each.wire))));
      }),
      // Batches have all sizes; their average is half the largest.
      { numRuns: Math.ceil((2 * count) / atOnce), examples },
    );
    const kept = (await countStored()) - before;
    if (kept > addresses.length) throw new Error('something was stored that no form sent');
    return figures;
  } finally {
    for (const table of Object.values(tables))
      await sql`delete from ${sql(table)} where lower(email) = any(${addresses})`;
    await sql.end();
  }
}
