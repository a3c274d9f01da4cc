-- Access and deletion requests, and roles.

-- What is stored about an address, as counts and dates; null if nothing. Flips appear only as a count with their first and
-- last month, so that no single flip's day is revealed.
create function private.person_summary(address text) returns jsonb
  language sql stable set search_path = '' as $$
  with account as (
    select p.id, p.created_at, private.has_role(p.id, 'admin') as is_admin, u.email_confirmed_at, u.last_sign_in_at
    from auth.users as u join public.profiles as p on p.id = u.id
    where u.email = address limit 1
  ), parts as (
    select
      (select jsonb_build_object('created_at', a.created_at, 'confirmed_at', a.email_confirmed_at,
        'last_sign_in_at', a.last_sign_in_at, 'is_admin', a.is_admin,
        'flips', (select jsonb_build_object('count', count(*), 'first_month', to_char(min(f.session_date), 'YYYY-MM'),
          'last_month', to_char(max(f.session_date), 'YYYY-MM')) from public.flip_sessions as f where f.user_id = a.id),
        'consents', (select coalesce(jsonb_agg(jsonb_build_object('version', c.version, 'given_at', c.given_at,
          'withdrawn_at', c.withdrawn_at) order by c.given_at), '[]') from public.account_consents as c where c.user_id = a.id),
        'sessions', (select count(*) from auth.sessions as s where s.user_id = a.id)) from account as a) as account,
      (select jsonb_build_object('created_at', r.created_at, 'confirmed_at', r.confirmed_at, 'paused_at', r.paused_at,
        'unsubscribed_at', r.unsubscribed_at, 'consent_version', r.consent_version)
        from public.workbook_requests as r where r.email = address) as workbook,
      (select jsonb_build_object('created_at', s.created_at, 'confirmed_at', s.confirmed_at,
        'unsubscribed_at', s.unsubscribed_at, 'consent_version', s.consent_version, 'source', s.source)
        from public.newsletter_subscribers as s where s.email = address) as newsletter,
      (select jsonb_build_object('count', count(*), 'first_at', min(c.created_at), 'last_at', max(c.created_at))
        from public.contact_messages as c where c.email = address having count(*) > 0) as messages,
      (select jsonb_build_object('sent', count(j.sent_at), 'waiting', count(*) filter (where j.sent_at is null and j.dead_at is null),
        'given_up', count(j.dead_at), 'last_sent_at', max(j.sent_at))
        from public.email_jobs as j where j.recipient = address and j.kind <> 'contact' having count(*) > 0) as mails,
      (select jsonb_build_object('reason', s.reason, 'suppressed_at', s.suppressed_at) from (
        select e.reason, e.suppressed_at from public.email_suppressions as e where e.email = address
        union all
        select l.reason, l.since from private.left_alone as l where l.email_hash = private.hash_of_email(address)
        limit 1) as s) as suppression)
  select to_jsonb(p) || jsonb_build_object('email', address) from parts as p
  where num_nonnulls(p.account, p.workbook, p.newsletter, p.messages, p.mails, p.suppression) > 0
$$;

create index profiles_searched on public.profiles using gin (email extensions.gin_trgm_ops);

-- The newest accounts, or those with this in their address, literally. `after` is the id of the last row of the page before; if it was
-- deleted, the list begins anew.
create function private.find_people(search text, after uuid, most integer)
  returns table (id uuid, email text, created_at timestamptz, is_admin boolean)
  language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
declare
  last public.profiles;
  pattern constant text := '%' || replace(replace(replace(nullif(btrim(search), ''), '\', '\\'), '%', '\%'), '_', '\_') || '%';
begin
  select p.* into last from public.profiles as p where p.id = after;
  return query
  select p.id, p.email, p.created_at, private.has_role(p.id, 'admin') from public.profiles as p
  where (pattern is null or p.email ilike pattern)
    and (last.id is null or (p.created_at, p.id) < (last.created_at, last.id))
  order by p.created_at desc, p.id desc limit most;
end $$;

-- The people page in one call: admins, a page of the accounts, and what is stored about one person, by account or by address,
-- with the requests about them that were met.
-- Looking at a person is logged, without the address. For the next page, pass the last row's id.
create function private.admin_people(
  search text default null, after uuid default null, person uuid default null, email text default null,
  page_size integer default 20)
  returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  address constant text := coalesce(private.normalise_email(nullif(btrim(admin_people.email), '')),
    (select p.email from public.profiles as p where p.id = person));
begin
  perform private.require_admin();
  if address is not null then
    perform private.audit('person-searched');
  end if;
  return jsonb_build_object(
    'admins', (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'email', p.email, 'granted_at', r.granted_at,
        'has_factor', private.has_second_factor(p.id),
        'role', case when r.is_owner then 'owner' else r.role end, 'is_self', p.id = auth.uid()) order by r.granted_at, p.id), '[]')
      from public.user_roles as r join public.profiles as p on p.id = r.user_id),
    'invitations', (select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'email', i.email, 'role', i.role,
        'expires_at', i.expires_at) order by i.created_at), '[]')
      from public.role_invitations as i where i.accepted_at is null and i.withdrawn_at is null and i.expires_at > now()),
    'matches', (select count(*) from private.find_people(search, null, 1000)),
    'people', (select coalesce(jsonb_agg(f), '[]')
      from private.find_people(search, after, least(greatest(page_size, 1), 100)) as f),
    'person', case when address is not null then private.person_summary(address) end,
    -- What was done about this address before, also if nothing is stored any more.
    'requests', (select coalesce(jsonb_agg(jsonb_build_object('action', a.action, 'at', a.at, 'actor_email', a.actor_email) order by a.id), '[]')
      from public.admin_audit as a where a.object = encode(private.hash_of_email(address), 'hex')));
end $$;

-- What is stored about an address, as the rows of each table, for that person: all but what only they can see, in their account
-- (single flips, the counts of their notebook), and the tokens of links.
create function public.personal_data(address text) returns jsonb
  language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'profiles', array(select to_jsonb(p) from public.profiles as p where p.email = address),
    'account_consents', array(select to_jsonb(c) from public.account_consents as c
      join public.profiles as p on p.id = c.user_id where p.email = address order by c.given_at),
    'workbook_requests', array(select to_jsonb(r) from public.workbook_requests as r where r.email = address),
    'workbook_submissions', array(select to_jsonb(a) from public.workbook_submissions as a
      join public.workbook_requests as r on r.id = a.request_id where r.email = address order by a.submitted_at),
    'newsletter_subscribers', array(select to_jsonb(s) - 'token' from public.newsletter_subscribers as s where s.email = address),
    'newsletter_submissions', array(select to_jsonb(a) - 'token' from public.newsletter_submissions as a
      join public.newsletter_subscribers as s on s.id = a.subscriber_id where s.email = address order by a.submitted_at),
    'email_jobs', array(select jsonb_build_object('kind', j.kind, 'created_at', j.created_at, 'send_after', j.send_after,
        'sent_at', j.sent_at, 'given_up_at', j.dead_at)
      from public.email_jobs as j where j.recipient = address and j.kind <> 'contact' order by j.created_at),
    'email_suppressions', array(select to_jsonb(s) from public.email_suppressions as s where s.email = address),
    'contact_messages', array(select to_jsonb(c) from public.contact_messages as c where c.email = address order by c.created_at),
    'contact_replies', array(select to_jsonb(r) from public.contact_replies as r
      join public.contact_messages as c on c.id = r.contact_id where c.email = address order by r.created_at),
    'role_invitations', array(select to_jsonb(i) - 'invited_by' from public.role_invitations as i where i.email = address))
$$;

grant execute on function public.personal_data to service_role;

-- The same for an access request, after the summary. Null if nothing is stored.
create function private.admin_export_person(email text) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  address constant text := private.normalise_email(admin_export_person.email);
  summary jsonb;
begin
  perform private.require_recent_proof();
  summary := private.person_summary(address);
  if summary is null then return null; end if;
  perform private.audit('person-exported', private.mark_of_email(address));
  return jsonb_build_object('summary', summary) || public.personal_data(address);
end $$;

-- Deletes what is stored about an address: account and everything that belongs to it, workbook, newsletter and mails, and on
-- request their messages. What keeps mail away stays, as a hash. Returns 'deleted', 'unknown' or 'admin' (revoke the role first).
create function private.admin_delete_person(email text, with_messages boolean) returns text
  language plpgsql volatile security definer set search_path = '' as $$
declare
  address constant text := private.normalise_email(admin_delete_person.email);
  account uuid;
begin
  perform private.require_recent_proof();
  -- One deletion of an address at a time, also where there is no account to lock.
  perform pg_advisory_xact_lock(hashtextextended(address, 20261126));
  -- The account is locked before its profile, as when the person deletes or changes it at this moment.
  select u.id into account from auth.users as u
  where u.id = (select p.id from public.profiles as p where p.email = address) for update;
  if private.has_role(account, 'inbox') then return 'admin'; end if;
  if private.person_summary(address) is null then return 'unknown'; end if;
  perform private.audit('person-deleted', private.mark_of_email(address));
  perform private.hash_suppression(address);
  delete from auth.users as u where u.id = account;
  delete from public.workbook_requests as r where r.email = address;
  delete from public.newsletter_subscribers as s where s.email = address;
  delete from public.role_invitations as i where i.email = address;
  if with_messages then
    -- In the order of the inbox, where the same messages may be moved at this moment.
    perform from public.contact_messages as c where c.email = address order by c.id for update;
    delete from public.contact_messages as c where c.email = address;
  end if;
  -- Any mails left belong to a message that is kept.
  return 'deleted';
end $$;

-- Gives an account the role 'inbox', 'admin' or 'owner' in place of any other. Returns 'granted', 'already', 'unknown' (needs an account with
-- a confirmed address), 'owner' (only an owner makes one, and nobody demotes another) or 'last' (there must be an admin, and an owner
-- where there was one).
create function private.admin_grant_role(email text, wanted text default 'admin') returns text
  language plpgsql volatile security definer set search_path = '' as $$
declare
  account uuid;
  refusal text;
begin
  perform private.require_recent_proof();
  select u.id into account from auth.users as u
  where u.email = private.normalise_email(admin_grant_role.email) and u.email_confirmed_at is not null for update;
  if account is null then return 'unknown'; end if;
  if exists (select from public.user_roles as r where r.user_id = account
    and (case when r.is_owner then 'owner' else r.role end) = wanted) then return 'already'; end if;
  if wanted = 'owner' and not exists (select from public.user_roles as r where r.user_id = auth.uid() and r.is_owner) then
    return 'owner';
  end if;
  if exists (select from public.user_roles as r where r.user_id = account) and not (wanted = 'owner') then
    refusal := private.refusal_to_remove(account, wanted = 'admin');
    if refusal is not null then return refusal; end if;
  end if;
  -- A new row is logged and mailed as such.
  delete from public.user_roles as r where r.user_id = account;
  insert into public.user_roles (user_id, role, is_owner)
  values (account, case wanted when 'inbox' then 'inbox' else 'admin' end, wanted = 'owner');
  return 'granted';
end $$;

-- Why a role may not be taken: 'owner', 'last', or null. `stays_admin`: only the ownership goes.
create function private.refusal_to_remove(person uuid, stays_admin boolean default false) returns text
  language plpgsql volatile set search_path = '' as $$
declare
  has public.user_roles;
begin
  -- Serialises two admins who revoke each other at the same time.
  perform from public.user_roles as r where r.role = 'admin' order by r.user_id for update;
  select r.* into has from public.user_roles as r where r.user_id = person;
  if has.is_owner and person <> auth.uid() then return 'owner'; end if;
  if has.is_owner and not exists (select from public.user_roles as r where r.is_owner and r.user_id <> person) then return 'last'; end if;
  if has.role = 'admin' and not stays_admin
    and not exists (select from public.user_roles as r where r.role = 'admin' and r.user_id <> person) then return 'last'; end if;
  return null;
end $$;

-- 'revoked', 'owner' (somebody else), 'last' (there must be an admin, and an owner where there was one) or 'unknown'.
create function private.admin_revoke_role(person uuid) returns text
  language plpgsql volatile security definer set search_path = '' as $$
declare
  refusal text;
begin
  perform private.require_recent_proof();
  if not private.has_role(person, 'inbox') then return 'unknown'; end if;
  refusal := private.refusal_to_remove(person);
  if refusal is not null then return refusal; end if;
  delete from public.user_roles as r where r.user_id = person;
  return 'revoked';
end $$;

grant execute on function private.admin_people, private.admin_export_person, private.admin_delete_person,
  private.admin_grant_role, private.admin_revoke_role to authenticated;
