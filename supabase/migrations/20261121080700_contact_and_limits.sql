-- Storing a letter with its mail, and counting tries.

-- Stores a message and queues the mail to the owner. 'stored', or 'duplicate' with the id of the same letter (sender, topic,
-- subject and words) of the last ten minutes: a second click, a reload, a retry.
-- mail: { recipient, subject, html, text, reply_to?, headers? }
create function public.store_contact_message(
  name text, email text, type text, message text, mail jsonb, subject text default null,
  at timestamptz default now())
  returns table (contact_id uuid, outcome text)
  language plpgsql volatile set search_path = '' as $$
#variable_conflict use_column
declare
  address constant text := private.normalise_email(store_contact_message.email);
  found_id uuid;
begin
  -- Two copies of one submission may run at the same time; the second waits here and then sees the first.
  perform pg_advisory_xact_lock(hashtextextended(concat_ws(E'\n', address, type, subject, message), 20261121));
  select c.id into found_id from public.contact_messages as c
  where c.email = address and c.type = store_contact_message.type and c.message = store_contact_message.message
    and c.subject is not distinct from store_contact_message.subject and c.created_at > at - interval '10 minutes'
  limit 1;
  if found then
    return query select found_id, 'duplicate';
    return;
  end if;
  insert into public.contact_messages (name, email, type, subject, message, created_at)
  values (store_contact_message.name, address, store_contact_message.type, store_contact_message.subject,
    store_contact_message.message, at)
  returning id into found_id;
  insert into public.email_jobs (contact_id, kind, recipient, subject, html, text, headers, reply_to, created_at, send_after)
  values (found_id, 'contact', mail ->> 'recipient', mail ->> 'subject', mail ->> 'html', mail ->> 'text',
    coalesce(mail -> 'headers', '{}'), mail ->> 'reply_to', at, at);
  return query select found_id, 'stored';
end $$;

create table public.rate_limits (
  bucket text not null,
  key text not null,
  hits integer not null,
  window_ends_at timestamptz not null,
  primary key (bucket, key),
  constraint rate_limits_names_are_short check (char_length(bucket) between 1 and 60 and char_length(key) between 1 and 200)
);
comment on table public.rate_limits is
  'Who tried what how often in the current window. Keys are keyed hashes made by the caller, never addresses.';
create index rate_limits_ended on public.rate_limits (window_ends_at);

-- Counts one try and says whether it is within `max` tries in `window_seconds`, else after how many seconds to come back.
-- One statement counts, so that tries at the same moment cannot share a number; ended windows are cleared on the way.
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

alter table public.rate_limits enable row level security;
revoke all on public.rate_limits from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.rate_limits to service_role;
revoke all on function public.store_contact_message, public.take_rate_limit from public, anon, authenticated, service_role;
grant execute on function public.store_contact_message, public.take_rate_limit to service_role;
