import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  anonymousClient,
  connect,
  newPerson,
  type Person,
  serviceClient,
  state,
} from '../../support/stack.ts';

const sql = connect();

/** A table with one of everything that the API package handles differently from the hosted service. */
beforeAll(async () => {
  await sql.unsafe(`
    drop table if exists public.format_samples;
    create table public.format_samples (
      id bigint generated always as identity primary key,
      owner uuid not null default auth.uid(),
      amount int check (amount > 0),
      at timestamptz not null default '2026-01-02 03:04:05.678+00',
      on_day date not null default '2026-01-02',
      price numeric(10, 2) not null default 12.50,
      details jsonb not null default '{}',
      hidden text not null default 'secret'
    );
    alter table public.format_samples enable row level security;
    create policy "people see their own" on public.format_samples for select to authenticated
      using (owner = (select auth.uid()));
    create policy "people add their own" on public.format_samples for insert to authenticated
      with check (owner = (select auth.uid()));
    revoke all on public.format_samples from anon, authenticated;
    grant select on public.format_samples to service_role;
    grant select (id, owner, amount, at, on_day, price, details) on public.format_samples to authenticated;
    grant insert (amount, details) on public.format_samples to authenticated;
    create or replace function public.refuse_thirteen() returns trigger language plpgsql as $$
      begin
        if new.amount = 13 then raise exception 'No thirteen, please' using hint = 'Take twelve'; end if;
        return new;
      end $$;
    create trigger refuse_thirteen before insert on public.format_samples
      for each row execute function public.refuse_thirteen();`);
  // The API reloads its schema cache, as the hosted one does.
  await vi.waitFor(async () => {
    expect((await serviceClient().from('format_samples').select('id')).error).toBeNull();
  }, 10_000);
});

afterAll(async () => {
  await sql`drop table public.format_samples`;
  await sql`drop function public.refuse_thirteen()`;
  await sql.end();
});

const visible = 'id, owner, amount, at, on_day, price, details';

const person = (): Promise<Person> => newPerson('formats');

describe('the data API answers like the hosted service', () => {
  test('a revoked column stays revoked, request after request', async () => {
    const { client } = await person();
    const table = () => client.from('format_samples');
    for (const _ of [1, 2]) {
      const { error } = await table().select('hidden');
      expect(error?.code).toBe('42501');
      expect((await table().insert({ amount: 1, hidden: 'mine' })).error?.code).toBe('42501');
      expect((await table().select(visible)).error).toBeNull();
    }
    const [row] = await sql`
      select has_column_privilege('authenticated', 'public.format_samples', 'hidden', 'select') as granted`;
    expect(row?.granted).toBe(false);
  });

  test('a revoked table stays closed to anonymous callers', async () => {
    const { error, status } = await anonymousClient().from('format_samples').select('id');
    expect({ code: error?.code, status }).toEqual({ code: '42501', status: 401 });
  });

  test('a violated check constraint is a client error: 400 with 23514', async () => {
    const { client } = await person();
    const { error, status } = await client.from('format_samples').insert({ amount: -1 });
    expect(status).toBe(400);
    expect(error?.code).toBe('23514');
    expect(error?.message).toMatch(/violates check constraint/);
  });

  test("somebody else's row is refused with 42501", async () => {
    const { client } = await person();
    await sql`grant insert (owner) on public.format_samples to authenticated`;
    const { error, status } = await client
      .from('format_samples')
      .insert({ amount: 1, owner: '00000000-0000-4000-8000-000000000000' });
    expect({ code: error?.code, status }).toEqual({ code: '42501', status: 403 });
  });

  test('timestamps are ISO, numbers are numbers, JSON is stored as JSON', async () => {
    const { client, id } = await person();
    const details = { list: [1, 'two', null], nested: { deep: true } };
    const { data, error } = await client
      .from('format_samples')
      .insert({ amount: 3, details })
      .select(visible)
      .single();
    expect(error).toBeNull();
    expect(data).toMatchObject({
      owner: id,
      amount: 3,
      at: '2026-01-02T03:04:05.678+00:00',
      on_day: '2026-01-02',
      price: 12.5,
      details,
    });
    const [row] =
      await sql`select jsonb_typeof(details) as type from public.format_samples where owner = ${id}`;
    expect(row?.type).toBe('object');
  });

  test("a trigger's own error message is passed on", async () => {
    const { client } = await person();
    const { error, status } = await client.from('format_samples').insert({ amount: 13 });
    expect({ code: error?.code, message: error?.message, hint: error?.hint, status }).toEqual({
      code: 'P0001',
      message: 'No thirteen, please',
      hint: 'Take twelve',
      status: 400,
    });
  });

  test('a call without a key, or with an invalid one, is refused', async () => {
    const url = `${state.supabaseUrl}/rest/v1/profiles?select=id`;
    expect((await fetch(url)).status).toBe(401);
    expect((await fetch(url, { headers: { apikey: 'sb_secret_wrong' } })).status).toBe(401);
  });
});
