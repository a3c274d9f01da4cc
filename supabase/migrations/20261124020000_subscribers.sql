-- The list of subscribers in the workspace.

create function private.subscription_state(subscriber public.newsletter_subscribers) returns text
  language sql immutable set search_path = '' as $$
  select case when subscriber.unsubscribed_at is not null then 'left' when subscriber.confirmed_at is null then 'waiting'
    else 'reading' end
$$;

-- Subscribers in one state ('reading', 'waiting' or 'left'; all if null) whose address contains `search`, newest first, 50 after the
-- one with id `after`; how many there are; and who came and left in each of the last 12 months (UTC).
create function public.admin_subscribers(search text default '', wanted text default null, after uuid default null) returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    with matches as (
      select s.id, s.email, s.created_at, private.subscription_state(s) as state from public.newsletter_subscribers as s
      where position(lower(search) in s.email) > 0 and (wanted is null or private.subscription_state(s) = wanted)
    ), months as (
      select (date_trunc('month', now() at time zone 'UTC') - make_interval(months => n)) as month from generate_series(0, 11) as n
    ), came as (
      select date_trunc('month', s.confirmed_at at time zone 'UTC') as month, count(*) as people
      from public.newsletter_subscribers as s where s.confirmed_at >= now() - interval '1 year' group by 1
    ), gone as (
      select date_trunc('month', s.unsubscribed_at at time zone 'UTC') as month, count(*) as people
      from public.newsletter_subscribers as s
      where s.confirmed_at is not null and s.unsubscribed_at >= now() - interval '1 year' group by 1
    )
    select jsonb_build_object(
      'matches', (select count(*) from matches),
      'subscribers', (select coalesce(jsonb_agg(page order by page.created_at desc, page.id desc), '[]') from (
        select * from matches as m
        where admin_subscribers.after is null or (m.created_at, m.id) < (
          select s.created_at, s.id from public.newsletter_subscribers as s where s.id = admin_subscribers.after)
        order by m.created_at desc, m.id desc limit 50) as page),
      'months', (select jsonb_agg(jsonb_build_object('month', to_char(m.month, 'YYYY-MM'), 'came', coalesce(came.people, 0),
          'left', coalesce(gone.people, 0)) order by m.month desc)
        from months as m left join came using (month) left join gone using (month))));
end $$;

-- Asks an address to confirm (double opt-in), as the form does. Returns 'queued', 'limited' or 'suppressed', and asks nobody who is
-- 'reading' already, or who has 'left': only they can come back.
create function public.admin_add_subscriber(email text, consent_text text, consent_version text) returns text
  language plpgsql volatile security definer set search_path = '' as $$
declare
  known text;
  outcome text;
begin
  perform private.require_admin();
  select private.subscription_state(s) into known from public.newsletter_subscribers as s
  where s.email = private.normalise_email(admin_add_subscriber.email);
  if known in ('reading', 'left') then return known; end if;
  outcome := public.request_newsletter(admin_add_subscriber.email, consent_text, consent_version);
  if outcome = 'queued' then
    perform private.audit('subscriber-added');
  end if;
  return outcome;
end $$;

-- Ends a subscription; the address is kept, so that no import asks it again. False if it had ended.
create function public.admin_remove_subscriber(subscriber_id uuid) returns boolean
  language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  if not exists (select from public.newsletter_subscribers as s
      where s.id = admin_remove_subscriber.subscriber_id and s.unsubscribed_at is null) then
    return false;
  end if;
  perform private.end_subscription(subscriber_id, 'owner', now());
  perform private.audit('subscriber-removed', subscriber_id::text);
  return true;
end $$;

grant execute on function public.admin_subscribers, public.admin_add_subscriber, public.admin_remove_subscriber to authenticated;
