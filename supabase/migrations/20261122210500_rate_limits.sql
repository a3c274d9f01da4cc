-- Rate limits with fixed windows.

create table public.rate_limits (
  bucket text not null,
  key text not null,
  hits integer not null,
  window_ends_at timestamptz not null,
  primary key (bucket, key),
  constraint rate_limits_names_are_short check (char_length(bucket) between 1 and 60 and char_length(key) between 1 and 200)
);
comment on table public.rate_limits is
  'Attempts per bucket and key in the current window. Keys are HMACs computed by the caller, never plain addresses.';
create index rate_limits_ended on public.rate_limits (window_ends_at);

alter table public.rate_limits enable row level security;
grant select, insert, update, delete on public.rate_limits to service_role;

-- Counts one attempt. `allowed`: within `max` per `window_seconds`; otherwise `retry_after` is in seconds.
-- One upsert counts, so concurrent attempts never share a number. Also deletes a few expired windows.
create function public.take_rate_limit(bucket text, key text, max integer, window_seconds integer)
  returns table (allowed boolean, retry_after integer)
  language plpgsql volatile set search_path = '' as $$
#variable_conflict use_column
declare
  tries integer;
  ends timestamptz;
begin
  delete from public.rate_limits as old where (old.bucket, old.key) in (
    select r.bucket, r.key from public.rate_limits as r
    where r.window_ends_at < clock_timestamp() - interval '1 minute'
    order by r.window_ends_at limit 10 for update skip locked);
  insert into public.rate_limits as r (bucket, key, hits, window_ends_at)
  values (take_rate_limit.bucket, take_rate_limit.key, 1, clock_timestamp() + make_interval(secs => window_seconds))
  on conflict (bucket, key) do update set
    hits = case when r.window_ends_at <= clock_timestamp() then 1 else least(r.hits, 1000000) + 1 end,
    window_ends_at = case when r.window_ends_at <= clock_timestamp() then excluded.window_ends_at else r.window_ends_at end
  returning r.hits, r.window_ends_at into tries, ends;
  return query select tries <= max,
    case when tries <= max then 0 else greatest(1, ceil(extract(epoch from ends - clock_timestamp()))::integer) end;
end $$;

-- Takes back one attempt, because a successful sign-in is not a failure. An expired window stays as it is.
create function public.return_rate_limit(bucket text, key text)
  returns void
  language sql volatile set search_path = '' as $$
  update public.rate_limits as r set hits = r.hits - 1
  where r.bucket = return_rate_limit.bucket and r.key = return_rate_limit.key
    and r.hits > 0 and r.window_ends_at > clock_timestamp();
$$;

grant execute on function public.take_rate_limit, public.return_rate_limit to service_role;
