import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Actor, add, newAdmin, one, ownDatabase, runAs, signUp } from './database';

const sql = ownDatabase();
let admin: Actor;
beforeAll(async () => {
  admin = await newAdmin(sql);
});
beforeEach(() => sql`truncate private.daily_visits, private.daily_views`);

const countToday = (counted: Record<string, string | undefined>) =>
  sql`select public.count_today(${sql.json(counted)})`;
const visit = (pages: string, sources?: string, campaigns?: string) =>
  countToday({ pages, ...(sources && { entries: pages, sources }), ...(campaigns && { campaigns }) });

/** The overview of today, as an admin gets it. */
const overview = () => one(runAs(sql, admin)`select public.admin_overview('today', 'today')`);

describe('page views', () => {
  it('take one row per page and domain each day, and add up to its sums, however many come at once', async () => {
    const from = (n: number) => (n % 4 ? 'my_blog.tumblr.com' : undefined);
    await Promise.all(Array.from({ length: 40 }, (_, n) => visit(`/page-${n % 3}`, from(n))));
    const rows = sql`select dimension, name, count from private.daily_visits order by dimension, name`;
    expect([...(await rows.values())]).toEqual([
      ['entries', '/page-0', 10],
      ['entries', '/page-1', 10],
      ['entries', '/page-2', 10],
      ['pages', '/page-0', 14],
      ['pages', '/page-1', 13],
      ['pages', '/page-2', 13],
      ['sources', 'my_blog.tumblr.com', 30],
    ]);
    const sums = { views: 40, arrivals: 30 };
    expect((await overview()).visits).toMatchObject({ ...sums, days: [sums] });
  });

  it('hide the number of a page with one to four, and merge such domains and campaigns', async () => {
    for (let n = 0; n < 5; n++) await visit('/blog', 'google.com', 'autumn');
    for (let n = 0; n < 4; n++) await visit('/about', 'ann.example', 'ann');
    await visit('/', 'bea.example', 'bea');
    const { lists } = (await overview()).visits;
    const counts = ({ dimension, name, count }: Record<string, unknown>) => [dimension, name, count];
    expect(lists.map(counts).filter(([dimension]: unknown[]) => dimension !== 'entries')).toEqual([
      ['campaigns', 'autumn', 5],
      ['campaigns', 'other', 5],
      ['pages', '/blog', 5],
      ['pages', '/about', null],
      ['pages', '/', null],
      ['sources', 'google.com', 5],
      ['sources', 'other', 5],
    ]);
    await sql`delete from private.daily_visits where name in ('bea', 'bea.example')`;
    const left = (await overview()).visits.lists;
    expect(left.map(counts)).toContainEqual(['campaigns', 'other', null]);
    expect(left.map(counts)).toContainEqual(['sources', 'other', null]);
  });

  it('are shown of one page by day, beside the days before; one to four of a day are hidden', async () => {
    await sql`insert into private.daily_visits values
      ('2026-03-01', 'pages', '/blog', 7), ('2026-03-03', 'pages', '/blog', 9), ('2026-03-04', 'pages', '/blog', 4),
      ('2026-03-04', 'pages', '/', 60), ('2026-03-04', 'entries', '/blog', 50)`;
    const ask = runAs(sql, admin);
    const counts = ask`select public.admin_visits_of('2026-03-03', '2026-03-04', 'pages', '/blog')`;
    expect(await one(counts)).toEqual([7, 0, 9, null]);
  });

  it.each([
    ['campaigns', 60, 'made-up %s'],
    ['sources', 200, 'made-up-%s.example'],
  ])('keep at most so many %s a day, so that invented ones fill no table: %i', async (kind, most, name) => {
    await sql`select public.count_today(jsonb_build_object(${kind}::text, format(${name}::text, n)))
      from generate_series(1, ${most + 10}::integer) as n`;
    await countToday({ [kind]: name.replace('%s', '3') });
    const [counted] = await sql`
      select count(*)::int as rows, sum(count)::int as views,
        max(count) filter (where name = 'other')::int as other from private.daily_visits where dimension = ${kind}`;
    expect(counted).toMatchObject({ rows: most + 1, views: most + 11, other: 10 });
  });

  it('leave presses, first pages of those who asked, errors and pages not found to figures of their own', async () => {
    for (let n = 0; n < 2; n++) await countToday({ presses: 'amazon /book' });
    await countToday({ workbook: '/blog', first: '/night' });
    await countToday({ missing: '/blog/…/[x]' });
    await countToday({ errors: '/contact' });
    expect((await overview()).visits).toMatchObject({
      ...{ views: 0, arrivals: 0, presses: 2 },
      lists: [
        { dimension: 'errors', name: '/contact', count: 1, open: 1 },
        { dimension: 'first', name: '/night', count: null },
        { dimension: 'missing', name: '/blog/…/[x]', count: 1, open: 1 },
        { dimension: 'presses', name: 'amazon /book', count: 2 },
        { dimension: 'workbook', name: '/blog', count: null },
      ],
    });
  });

  it('of errors are open until they are ticked off, and again when they happen again', async () => {
    const open = async () =>
      (await overview()).visits.lists.map((each: { open: number | null }) => each.open);
    const tick = (name: string, dimension = 'errors') =>
      runAs(sql, admin)`select public.admin_dismiss_fault(${dimension}, ${name})`;
    for (let n = 0; n < 3; n++) await countToday({ errors: '/contact' });
    await visit('/blog');
    expect(await open()).toEqual([3, null]);
    await tick('/contact');
    await tick('/blog', 'pages');
    expect(await open()).toEqual([0, null]);
    await countToday({ errors: '/contact' });
    expect(await open()).toEqual([1, null]);
    const ticked = sql`select object from public.admin_audit where action = 'fault-ticked-off'`.values();
    expect((await ticked).flat()).toEqual(['/contact']);
  });

  it.each([
    { pages: '/blog?user=1' },
    { entries: '/Blog' },
    { sources: 'https://example.com' },
    { sources: 'example.com/path' },
    { campaigns: 'ann@example.com' },
    { campaigns: 'x'.repeat(81) },
    { missing: '/a?b=c' },
    { missing: '/ann@example.com' },
    { errors: 'words' },
    { people: 'ann' },
  ])('are refused with anything else in them: %o', async (counted) => {
    await expect(countToday({ ...counted })).rejects.toMatchObject({ code: '23514' });
  });
});

describe('the funnel', () => {
  it('follows the people of a week, and hides groups of one to four', async () => {
    const [{ monday, recent } = {}] = await sql`
      select (date_trunc('week', private.site_today())::date - 49)::text as monday,
        (date_trunc('week', private.site_today())::date - 21)::text as recent`;
    const day = (n: number) => new Date(Date.parse(monday) + n * 86_400_000).toISOString().slice(0, 10);
    const people = await Promise.all(Array.from({ length: 6 }, () => signUp(sql)));
    await sql`update public.profiles set created_at = ${`${monday}T10:00Z`} where id = any (${people})`;
    const newcomer = await signUp(sql);
    await sql`update public.profiles set created_at = ${`${recent}T10:00Z`} where id = ${newcomer}`;
    const flip = (user_id: string | undefined, session_date: string) =>
      add(sql, 'flip_sessions', { user_id, session_date });
    // Week 4 is days 22 to 28, inclusive: five people flipped in it, the sixth on the day before and the day after.
    for (const person of people.slice(0, 3)) await flip(person, day(21));
    for (const person of people.slice(3, 5)) await flip(person, day(27));
    await flip(people[5], day(20));
    await flip(people[5], day(28));
    await flip(newcomer, day(30));
    await sql`insert into private.daily_visits values (${day(1)}, 'pages', '/', 89), (${day(1)}, 'sources', 'search', 80)`;
    await sql`insert into private.daily_views values (${day(1)}, 89, 80)`;
    await sql`select public.refresh_funnel()`;
    const week = async (week: string) =>
      (await sql`select * from private.funnel_weeks where week = ${week}`)[0];
    const found = { arrivals: '80', accounts: '6', flipped: '6', active_week_4: '5' };
    expect(await week(monday)).toMatchObject(found);
    const { weeks, sums } = (await overview()).funnel;
    // The newcomer's week is the only hidden one: the sum would tell it.
    expect(sums).toEqual({ flipped: null, active_week_4: 5 });
    expect(weeks).toHaveLength(12);
    const shown = { week: monday, accounts: 6, flipped: 6, active_week_4: 5, week_4_is_over: true };
    expect(weeks).toContainEqual(expect.objectContaining(shown));
    // A week whose fourth week is not over.
    const open = { accounts: '1', flipped: '1', active_week_4: null, week_4_is_over: false };
    expect(await week(recent)).toMatchObject(open);
    await sql`delete from auth.users where id = ${people[4] ?? ''}`;
    await sql`select public.refresh_funnel()`;
    expect(await week(monday)).toMatchObject({ flipped: '5', active_week_4: '4', week_4_is_over: true });
    const hidden = { week: monday, flipped: 5, active_week_4: null };
    expect((await overview()).funnel.weeks).toContainEqual(expect.objectContaining(hidden));
  });

  it.each([
    [[9, 6, 0], 15],
    [[9, 3, 2], 14],
    [[9, 3], null],
    [[9, 1, 1], null],
    [[9, 4, 4], null],
  ])('adds up hidden weeks, unless the sum would tell one: %o', async (counts, sum) => {
    expect(await one(sql`select private.sum_with_hidden(${counts}::bigint[])::integer`)).toBe(sum);
  });
});
