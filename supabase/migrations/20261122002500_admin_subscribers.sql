-- The list of subscribers in the workspace.

-- Subscribers in one state ('reading', 'waiting' or 'left'; all if null) whose address contains `search`, newest first, those after
-- the one with id `after`; how many there are; and who came and left in each of the last 12 months (UTC). Planned for each
-- call, so that a page without a search is read from the index by age.
create function private.admin_subscribers(
  search text default '', wanted text default null, after uuid default null, page_size integer default 20) returns jsonb
  language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
begin
  perform private.require_admin();
  return (
    with stated as not materialized (
      select s.id, s.email, s.created_at, s.list_confirmed, s.list_source, case when s.unsubscribed_at is not null then 'left'
        when s.confirmed_at is null then 'waiting' else 'reading' end as state
      from public.newsletter_subscribers as s where search = '' or position(lower(search) in s.email) > 0
    ), matches as not materialized (
      select * from stated as s where wanted is null or s.state = wanted
    ), months as materialized (
      select m.month::date, private.site_start(m.month::date) as first, private.site_start((m.month + interval '1 month')::date) as next
      from generate_series(date_trunc('month', private.site_today()) - interval '11 months', private.site_today(), interval '1 month')
        as m (month)
    )
    select jsonb_build_object(
      'matches', (select count(*) from matches),
      'subscribers', (select coalesce(jsonb_agg(page order by page.created_at desc, page.id desc), '[]') from (
        select * from matches as m
        where admin_subscribers.after is null or (m.created_at, m.id) < (
          select s.created_at, s.id from public.newsletter_subscribers as s where s.id = admin_subscribers.after)
          -- Deleted meanwhile: the list begins anew.
          or not exists (select from public.newsletter_subscribers as s where s.id = admin_subscribers.after)
        order by m.created_at desc, m.id desc limit least(greatest(page_size, 1), 100)) as page),
      'months', (select jsonb_agg(jsonb_build_object('month', to_char(m.month, 'YYYY-MM'),
          'came', (select count(*) from public.newsletter_subscribers as s
            where s.confirmed_at >= m.first and s.confirmed_at < m.next),
          'left', (select count(*) from public.newsletter_subscribers as s
            where s.confirmed_at is not null and s.unsubscribed_at >= m.first and s.unsubscribed_at < m.next)) order by m.month desc)
        from months as m)));
end $$;

-- Asks an address to confirm (double opt-in), as the form does. Returns 'queued', 'limited' or 'suppressed', and asks nobody who is
-- 'reading' already, or who has 'left': only they can come back.
create function private.admin_add_subscriber(email text, consent_text text, consent_version text) returns text
  language plpgsql volatile security definer set search_path = '' as $$
declare
  known public.newsletter_subscribers;
  outcome text;
begin
  perform private.require_admin();
  select s.* into known from public.newsletter_subscribers as s
  where s.email = private.normalise_email(admin_add_subscriber.email);
  if known.confirmed_at is not null and known.unsubscribed_at is null then return 'reading'; end if;
  if private.has_left(admin_add_subscriber.email) then return 'left'; end if;
  outcome := public.request_newsletter(admin_add_subscriber.email, consent_text, consent_version);
  if outcome = 'queued' then
    perform private.audit('subscriber-added');
  end if;
  return outcome;
end $$;

-- Ends a subscription; the address is kept, so that no import asks it again. False if it had ended.
create function private.admin_remove_subscriber(subscriber_id uuid) returns boolean
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

-- Sends each new address a confirmation request and skips known ones, and those that have left. At most 1,000 at a time.
-- confirmed and sources: what the list says beside each address, or nothing. Returns { asked, known, left, suppressed, invalid }.
create function private.admin_import_subscribers(
  emails text[], consent_text text, consent_version text, confirmed text[] default null, sources text[] default null) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  address text;
  confirmed_on text;
  came_from text;
  subscriber public.newsletter_subscribers;
  outcome text;
  counts jsonb := '{"asked": 0, "known": 0, "left": 0, "suppressed": 0, "invalid": 0}';
begin
  perform private.require_recent_proof();
  if cardinality(emails) > 1000 then
    raise exception 'At most 1,000 addresses at a time.' using errcode = '22023';
  end if;
  for address, confirmed_on, came_from in
    select distinct on (1) private.normalise_email(l.email), nullif(l.confirmed, ''), nullif(l.source, '')
    from unnest(emails, confirmed, sources) with ordinality as l (email, confirmed, source, place)
    where l.email is not null order by 1, l.place
  loop
    if not coalesce(private.is_email(address), false) then
      outcome := 'invalid';
    elsif private.suppression_of(address) is not null then
      outcome := 'suppressed';
    elsif private.has_left(address) then
      outcome := 'left';
    else
      insert into public.newsletter_subscribers (email, source, consent_text, consent_version, list_confirmed, list_source)
      values (address, 'import', admin_import_subscribers.consent_text, admin_import_subscribers.consent_version,
        confirmed_on, came_from)
      on conflict (email) do nothing returning * into subscriber;
      outcome := case when found then 'asked' else 'known' end;
    end if;
    if outcome = 'asked' then
      perform private.ask_subscriber(
        subscriber, admin_import_subscribers.consent_text, admin_import_subscribers.consent_version, true, now());
    end if;
    counts := counts || jsonb_build_object(outcome, (counts ->> outcome)::integer + 1);
  end loop;
  perform private.audit('subscribers-imported', counts ->> 'asked');
  return counts;
end $$;

-- Stops the requests of imports that have not been sent, and forgets whom they were for. Returns how many.
create function private.admin_stop_import() returns integer
  language plpgsql volatile security definer set search_path = '' as $$
declare
  stopped uuid[];
begin
  perform private.require_admin();
  -- Readers before their mails, and in the order of an import.
  perform from public.newsletter_subscribers as s where s.id in (
    select j.subscriber_id from public.email_jobs as j
    where j.kind = 'newsletter-confirm' and j.facts ->> 'source' = 'import' and j.priority = 4
      and j.sent_at is null and j.dead_at is null and j.attempts = 0)
  order by s.email for update;
  with jobs as (
    delete from public.email_jobs as j
    where j.kind = 'newsletter-confirm' and j.facts ->> 'source' = 'import' and j.priority = 4
      and j.sent_at is null and j.dead_at is null and j.attempts = 0
    returning j.subscriber_id)
  select coalesce(array_agg(subscriber_id), '{}') into stopped from jobs;
  -- Who had asked by the form, too, stays.
  delete from public.newsletter_subscribers as s
  where s.id = any (stopped) and s.source = 'import' and s.confirmed_at is null and s.unsubscribed_at is null
    and (select count(*) from public.newsletter_submissions as a where a.subscriber_id = s.id) = 1;
  perform private.audit('import-stopped', cardinality(stopped)::text);
  return cardinality(stopped);
end $$;

-- All subscribers, for a file. Their status as our own import reads it, and Kit's and Buttondown's.
create function private.admin_export_subscribers() returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_recent_proof();
  perform private.audit('subscribers-exported');
  return (
    select coalesce(jsonb_agg(jsonb_build_object('email', s.email, 'status', case when s.unsubscribed_at is not null then 'unsubscribed'
        when s.confirmed_at is null then 'unconfirmed' else 'active' end,
      'source', s.source, 'consent_version', s.consent_version, 'consent_at', s.consent_at, 'confirmed_at', s.confirmed_at,
      'unsubscribed_at', s.unsubscribed_at, 'list_confirmed', s.list_confirmed, 'list_source', s.list_source) order by s.id), '[]')
    from public.newsletter_subscribers as s);
end $$;

grant execute on function private.admin_subscribers, private.admin_add_subscriber, private.admin_remove_subscriber,
  private.admin_import_subscribers, private.admin_stop_import, private.admin_export_subscribers to authenticated;
