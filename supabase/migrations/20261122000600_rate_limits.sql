-- Rate limits with fixed windows.

create table public.rate_limits (
  bucket text not null,
  key text not null,
  attempts integer not null,
  window_ends_at timestamptz not null,
  max_attempts integer not null default 0,
  primary key (bucket, key),
  constraint rate_limits_names_are_short check (char_length(bucket) between 1 and 60 and char_length(key) between 1 and 200)
);
comment on table public.rate_limits is
  'Attempts per bucket and key in the current window. Keys are HMACs computed by the caller, never plain addresses.';
comment on column public.rate_limits.max_attempts is 'Attempts that the window allows, as of the last one.';
create index rate_limits_ended on public.rate_limits (window_ends_at);

alter table public.rate_limits enable row level security;
grant select, insert, update, delete on public.rate_limits to service_role;

-- Counts one attempt against each of these limits, in order, up to the first that is exceeded, and returns that one with
-- the seconds to wait; no row if the attempt is allowed. limits: [{ bucket, key, max, seconds }]. One upsert counts, so
-- concurrent attempts never share a number.
-- Every function here locks rows in the order of their key, so that no two calls wait for each other. Ended windows are
-- deleted by apply_retention alone, which waits for no row.
create function public.take_rate_limits(limits jsonb) returns table (bucket text, retry_after integer)
  language plpgsql volatile set search_path = '' as $$
#variable_conflict use_column
declare
  wanted record;
  attempt_number integer;
  ends timestamptz;
  counted integer;
  exceeded integer;
begin
  -- Most calls over a limit stop here, without a lock on the limits after it, which others share.
  select coalesce(min(l.place), jsonb_array_length(limits)) into counted
  from rows from (jsonb_to_recordset(limits) as (bucket text, key text, max integer)) with ordinality as l (bucket, key, max, place)
    join public.rate_limits as r on r.bucket = l.bucket and r.key = l.key
  where r.attempts >= l.max and r.window_ends_at > clock_timestamp();
  for wanted in
    select l.* from rows from (jsonb_to_recordset(limits) as (bucket text, key text, max integer, seconds integer))
      with ordinality as l (bucket, key, max, seconds, place)
    where l.place <= counted order by l.bucket, l.key
  loop
    insert into public.rate_limits as r (bucket, key, attempts, max_attempts, window_ends_at)
    values (wanted.bucket, wanted.key, 1, wanted.max, clock_timestamp() + make_interval(secs => wanted.seconds))
    on conflict (bucket, key) do update set
      attempts = case when r.window_ends_at <= clock_timestamp() then 1 else least(r.attempts, 1000000) + 1 end,
      max_attempts = excluded.max_attempts,
      window_ends_at = case when r.window_ends_at <= clock_timestamp() then excluded.window_ends_at else r.window_ends_at end
    returning r.attempts, r.window_ends_at into attempt_number, ends;
    if attempt_number > wanted.max and wanted.place <= coalesce(exceeded, counted) then
      exceeded := wanted.place;
      bucket := wanted.bucket;
      retry_after := greatest(1, ceil(extract(epoch from ends - clock_timestamp()))::integer);
    end if;
  end loop;
  if bucket is not null then
    perform public.refund_rate_limits((
      select jsonb_agg(l.entry) from jsonb_array_elements(limits) with ordinality as l (entry, place)
      where l.place > exceeded and l.place <= counted));
    return next;
  end if;
end $$;

-- Takes back one attempt from each limit, because a successful sign-in is not a failure. Expired windows stay as they are.
-- limits: [{ bucket, key }]
create function public.refund_rate_limits(limits jsonb) returns void
  language sql volatile set search_path = '' as $$
  with counted as materialized (
    select r.bucket, r.key from public.rate_limits as r
      join jsonb_to_recordset(limits) as l (bucket text, key text) on r.bucket = l.bucket and r.key = l.key
    where r.attempts > 0 and r.window_ends_at > clock_timestamp()
    order by r.bucket, r.key for update of r)
  update public.rate_limits as r set attempts = r.attempts - 1
  from counted as c where r.bucket = c.bucket and r.key = c.key and r.attempts > 0;
$$;

grant execute on function public.take_rate_limits, public.refund_rate_limits to service_role;
