import postgres from 'postgres';
import { endpoints } from '@/lib/http/check-body';
import { readState } from '../../scripts/state.ts';
import { type Random, seeded } from '../../tests/support/seeded.ts';
import { type FoundForm, findForm } from './form-post.ts';
import { pick } from './form-values.ts';
import type { AttackRow } from './row.ts';

export interface BodiesReport {
  statuses: Record<string, number>;
  faults: string[];
}

interface Post {
  /** For the report. */
  shape: string;
  path: string;
  method: string;
  headers: Record<string, string>;
  body: BodyInit | null;
}

const AT_ONCE = 20;
const BOUNDARY = 'x-boundary';
const paths = [
  '/contact',
  '/workbook',
  '/auth',
  '/auth/code',
  '/auth/confirm',
  '/flip-method-auth',
  '/unsubscribe',
  '/account',
  '/about',
  '/no/such/page',
  '/workbook/download',
  '/auth/sign-out',
  '/api/subscription',
  '/api/flip-sessions',
  '/api/cron/mail',
  '/api/webhooks/resend',
  '/api/session',
] as const;
const types = [
  'text/plain',
  'text/plain;charset=UTF-8',
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  `multipart/form-data; boundary=${BOUNDARY}`,
  `multipart/form-data; boundary=${BOUNDARY}; charset=utf-16`,
  'multipart/form-data; boundary="',
  'multipart/mixed; boundary=x',
  ';;;',
] as const;
const junk = [
  '',
  '{{',
  'null',
  '[]',
  '[{}]',
  '"$K1"',
  '[{},"$K1"]',
  '["$F2","$Q5"]',
  '{"then":1}',
  '%zz&=%',
  '\0',
  '$',
];
const stale = `60${'ab'.repeat(20)}`;

/** A part of a form that is sound on the wire, whatever it says. */
const part = (name: string, value: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

function anyId(random: Random, known: string): string {
  return pick(random, [known, known, stale, `40${'00'.repeat(20)}`, 'junk', '../x', '']);
}

/** The body of a form as React makes it, with one thing or another wrong. */
function anyForm(random: Random, { hidden }: FoundForm, known: string): string {
  const id = anyId(random, known);
  const fields: [string, string][] = hidden.map(([name, value]) => [name, value]);
  for (const field of fields) if (random() < 0.15) field[1] = pick(random, junk);
  for (const field of fields) if (random() < 0.1) field[1] = field[1].replace(known, id);
  const kept = fields.filter(() => random() > 0.1);
  if (random() < 0.2) kept.push([`$ACTION_ID_${id}`, '']);
  if (random() < 0.1) kept.push(...kept);
  if (random() < 0.3) kept.push(['0', pick(random, junk)], ['_1_email', 'ann@example.com']);
  kept.push(['email', pick(random, ['ann@example.com', ...junk])], ['message', 'm'.repeat(random() * 5_000)]);
  const whole = `${kept.map(([name, value]) => part(name, value)).join('')}--${BOUNDARY}--\r\n`;
  return random() < 0.2 ? whole.slice(0, random() * whole.length) : whole;
}

function anyBytes(random: Random): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: random() * 2_000 }, () => random() * 256);
}

/** One in two hundred is larger than the limit, up to 50 MB. */
function anySize(random: Random): string {
  return 'x'.repeat(random() < 0.8 ? 900_000 + random() * 300_000 : random() * 50_000_000);
}

function anyPost(random: Random, form: FoundForm, known: string): Post {
  const kind = random();
  const shape = kind < 0.005 ? 'large' : kind < 0.6 ? 'form' : kind < 0.8 ? 'junk' : 'bytes';
  const body = {
    large: () => anySize(random),
    form: () => anyForm(random, form, known),
    junk: () => pick(random, junk),
    bytes: () => anyBytes(random),
  }[shape]();
  const ours = `multipart/form-data; boundary=${BOUNDARY}`;
  const type = shape === 'form' && random() < 0.8 ? ours : pick(random, types);
  const path = random() < 0.4 ? form.path : pick(random, paths);
  const byScript = random() < 0.3;
  return {
    shape,
    path,
    method: random() < 0.9 ? 'POST' : pick(random, ['PUT', 'PATCH', 'DELETE']),
    headers: {
      origin: form.siteUrl,
      'content-type': type,
      ...(byScript && { 'next-action': anyId(random, known), accept: 'text/x-component' }),
    },
    body,
  };
}

/** Whether a person, or the script that has asked, can tell from the answer what to do. */
function isReadable(post: Post, status: number, type: string, text: string): boolean {
  // No form has the address of an endpoint that only answers questions.
  if (status === 405 && !type) return endpoints.test(post.path);
  if (post.path.startsWith('/api/') || 'next-action' in post.headers) return text.length > 0;
  return type.startsWith('text/html') ? text.includes('<h1') : type.includes('json');
}

/**
 * Sends bodies of any shape to pages and endpoints of the running local site.
 * @param seed the same one gives the same posts
 */
export async function attackBodies(count: number, seed: number): Promise<BodiesReport> {
  const sql = postgres(readState().databaseUrl, { max: 1, onnotice: () => {} });
  const found = [await findForm('/workbook', 'firstName'), await findForm('/contact', 'message')];
  const ids = found.map(
    ({ hidden }) => /"id":"([0-9a-f]{42})"/.exec(JSON.stringify(hidden).replaceAll('\\', ''))?.[1],
  );
  const random = seeded(seed);
  const report: BodiesReport = { statuses: {}, faults: [] };
  async function send(post: Post): Promise<void> {
    const { shape, path, ...request } = post;
    const signal = AbortSignal.timeout(60_000);
    const answer = await fetch(readState().siteUrl + path, { ...request, redirect: 'manual', signal });
    const text = await answer.text();
    const { status } = answer;
    report.statuses[status] = (report.statuses[status] ?? 0) + 1;
    const readable = status < 400 || isReadable(post, status, answer.headers.get('content-type') ?? '', text);
    if (status < 500 && readable) return;
    const sent = typeof post.body === 'string' ? post.body.slice(0, 300) : shape;
    report.faults.push(
      `${status} ${path} ${JSON.stringify(request.headers)}: ${JSON.stringify(sent)} → ${text.slice(0, 80)}`,
    );
  }
  try {
    for (let at = 0; at < count; at += AT_ONCE) {
      await sql`delete from public.rate_limits`;
      const batch = Array.from({ length: Math.min(AT_ONCE, count - at) }, () => {
        const index = random() < 0.5 ? 0 : 1;
        return anyPost(random, found[index] as FoundForm, ids[index] ?? '');
      });
      await Promise.all(batch.map(send));
    }
    return report;
  } finally {
    await sql`delete from public.contact_messages where lower(email) = 'ann@example.com'`;
    await sql.end();
  }
}

/** Whether anything that can be sent meets an unreadable answer. */
export const bodies: AttackRow = {
  promise:
    'Bodies of any shape, type and size, with and without an action’s id, get a readable answer and no 5xx',
  count: 2_000,
  async run(count, seed) {
    const { statuses, faults } = await attackBodies(count, seed);
    const answers = Object.entries(statuses).map(([status, times]) => [`answers ${status}`, times] as const);
    return { figures: { posts: count, ...Object.fromEntries(answers) }, faults };
  },
};
