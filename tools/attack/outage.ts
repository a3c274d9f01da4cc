import postgres from 'postgres';
import { readState } from '../../scripts/state.ts';
import type { Fault } from './faulty-api.ts';
import { type FoundForm, findForm, postForm, postFormByScript } from './form-post.ts';
import type { AttackRow, RowReport } from './row.ts';
import { startSecondSite } from './second-site.ts';
import { sitemapPaths } from './sitemap-paths.ts';

const LONGEST_MS = 5_000;
const EMAIL = 'ann.reader@example.com';

interface Outage {
  fault: Fault;
  call: RegExp;
  /** Whether a form needs what is out. */
  meets: (path: string) => boolean;
}

const everything = { call: /./, meets: () => true };
const isAuth = (path: string) => /auth/.test(path);

const outages: Readonly<Record<string, Outage>> = {
  down: { fault: 'reset', ...everything },
  'answering 503': { fault: { status: 503, body: { message: 'upstream connect error' } }, ...everything },
  'answering with a page': { fault: { status: 502, body: '<h1>Bad gateway</h1>' }, ...everything },
  hanging: { fault: 'hang', ...everything },
  // Behind the guards, which have counted already.
  'hanging in its auth service': { fault: 'hang', call: / \/auth\/v1/, meets: isAuth },
  'hanging in its database': {
    fault: 'hang',
    call: /\/rest\/v1\/(?!rpc\/take_rate_limit)/,
    meets: (path) => !isAuth(path),
  },
};

/** Every form that a stranger can send, a field to find it by, and the words of its answer. */
const forms = [
  ['/workbook', 'firstName', { firstName: 'Ann' }, 'Something went wrong'],
  ['/landing', 'firstName', { firstName: 'Ann' }, 'Something went wrong'],
  ['/contact', 'message', { name: 'Ann', type: 'book', message: 'Not to be lost' }, 'Something went wrong'],
  ['/auth', 'password', { password: 'correct horse' }, 'An unexpected error occurred'],
  [
    '/auth?tab=signup',
    'fullName',
    { fullName: 'Ann', password: 'correct horse' },
    'An unexpected error occurred',
  ],
  ['/auth/forgotten-password', 'email', {}, 'An unexpected error occurred'],
  ['/auth/confirm?type=email', 'email', { type: 'email' }, 'An unexpected error occurred'],
  ['/flip-method-auth', 'password', { password: 'correct horse' }, 'not answering'],
] as const;

/** Pages that no search engine lists. */
const others = [
  '/auth',
  '/auth?tab=signup',
  '/auth/forgotten-password',
  '/flip-method-app',
  '/flip-method-auth',
];

async function run(): Promise<RowReport> {
  const second = await startSecondSite();
  const sql = postgres(readState().databaseUrl, { max: 1, onnotice: () => {} });
  const figures: Record<string, number> = {};
  const faults: string[] = [];
  try {
    const pages = [...(await sitemapPaths(second.siteUrl)), ...others];
    await sql`delete from public.rate_limits`;
    const found = await Promise.all(forms.map(([path, field]) => findForm(path, field, second.siteUrl)));
    for (const [name, { fault, call, meets }] of Object.entries(outages)) {
      second.api.fail(call, fault);
      let shown = 0;
      for (const page of pages) {
        const { status } = await fetch(second.siteUrl + page);
        if (status === 200) shown += 1;
        else faults.push(`${page} answers ${status} while the backend is ${name}`);
      }
      figures[`pages shown, of ${pages.length}, backend ${name}`] = shown;
      const met = found.filter(({ path }) => meets(path));
      const slowest = await sendAll(met, name, faults);
      figures[`ms, slowest of ${met.length * 2} posts, backend ${name}`] = Math.round(slowest);
      second.api.heal();
    }
  } finally {
    await second.stop();
    await sql.end();
  }
  return { figures, faults };
}

/** @returns milliseconds of the slowest answer */
async function sendAll(found: readonly FoundForm[], outage: string, faults: string[]): Promise<number> {
  let slowest = 0;
  for (const form of found) {
    const [path, , fields, words] = forms.find(([path]) => path === form.path) ?? forms[0];
    for (const post of [postForm, postFormByScript]) {
      const { status, body, milliseconds } = await post(form, { ...fields, email: EMAIL });
      const name = `${path}, ${post === postForm ? 'without' : 'with'} script, backend ${outage}:`;
      slowest = Math.max(slowest, milliseconds);
      if (status !== 200) faults.push(`${name} status ${status}`);
      if (milliseconds > LONGEST_MS) faults.push(`${name} ${Math.round(milliseconds)} ms`);
      if (!body.includes(words)) faults.push(`${name} no clear message`);
      if (!body.includes(EMAIL)) faults.push(`${name} the address is lost`);
      if (body.includes('correct horse')) faults.push(`${name} the password comes back`);
    }
  }
  return slowest;
}

/** What is left of the site without its backend. */
export const outage: AttackRow = {
  promise:
    'Backend down or hanging: pages all 200; forms answer within 5 s with a clear message and what was typed',
  count: 1,
  run,
};
