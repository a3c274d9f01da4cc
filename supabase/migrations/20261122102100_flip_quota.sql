-- Nobody stores more flips than a person can do. The day is the one on which they arrive, so that a date in the past
-- opens no second day; a statement that goes beyond it is refused whole.

create index flip_sessions_by_person_and_arrival on public.flip_sessions (user_id, created_at);

create function private.refuse_beyond_quota() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  -- The person's writers queue up here, so that two at once cannot both find room.
  perform from public.profiles where id in (select user_id from added) order by id for no key update;
  if exists (
    select from (select distinct user_id, (created_at at time zone 'UTC')::date as day from added) as arrived,
    lateral (
      select count(*) as flips from (
        select from public.flip_sessions as f
        where f.user_id = arrived.user_id and f.created_at >= arrived.day::timestamp at time zone 'UTC'
          and f.created_at < (arrived.day + 1)::timestamp at time zone 'UTC'
        limit 301) as stored) as counted
    where counted.flips > 300) then
    -- PostgREST turns PT429 into the HTTP status 429.
    raise exception 'No more than 300 flips are kept for one person and day.'
      using errcode = 'PT429', hint = 'The next day begins at midnight UTC.';
  end if;
  return null;
end $$;
comment on function private.refuse_beyond_quota is
  'Security definer: it locks the profile of whoever writes. The API writes in read committed, where each statement '
  'here sees what an earlier holder of the lock has stored.';
revoke all on function private.refuse_beyond_quota from public, anon, authenticated, service_role;

-- By its name it runs before the flips are counted.
create trigger allow_300_a_day after insert on public.flip_sessions
  referencing new table as added for each statement execute function private.refuse_beyond_quota();
