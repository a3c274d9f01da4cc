-- What the dashboard shows beside its figures, and the one call that hands out a whole view.

-- The newest accounts.
create function private.dashboard_users() returns table (id uuid, email text, created_at timestamptz, is_admin boolean)
  language sql stable set search_path = '' as $$
  select p.id, p.email, p.created_at, private.is_admin(p.id)
  from public.profiles as p order by p.created_at desc, p.id limit 10
$$;

-- How the mail queue is: waiting (of these due, being sent, tried before), seconds the oldest due mail is late, sent in
-- the last 24 hours, given up after failing.
create function private.dashboard_mail_queue()
  returns table (waiting bigint, due bigint, in_flight bigint, retrying bigint, oldest_due_seconds bigint,
    sent_24h bigint, failed bigint, last_sent_at timestamptz)
  language sql stable set search_path = '' as $$
  select w.waiting, w.due, w.in_flight, w.retrying, w.oldest_due_seconds,
    (select count(*) from public.email_jobs as j where j.sent_at > now() - interval '24 hours'),
    (select count(*) from public.email_jobs as j where j.dead_at is not null and j.dead_reason = 'failed'),
    (select max(j.sent_at) from public.email_jobs as j where j.sent_at is not null)
  from (
    select count(*) as waiting, count(*) filter (where j.send_after <= now() and paused.is_not) as due,
      count(*) filter (where j.lease_until > now()) as in_flight, count(*) filter (where j.attempts > 0) as retrying,
      coalesce(extract(epoch from now() - min(j.send_after) filter (where j.send_after <= now() and paused.is_not)), 0)::bigint
        as oldest_due_seconds
    from public.email_jobs as j
    left join public.workbook_requests as r on r.id = j.request_id,
    lateral (select r.paused_at is null or j.kind = 'workbook' as is_not) as paused
    where j.sent_at is null and j.dead_at is null) as w
$$;

-- The newest 100 mails that were given up.
create function private.dashboard_undelivered()
  returns table (id uuid, kind text, recipient text, attempts integer, last_error text, dead_reason text, dead_at timestamptz)
  language sql stable set search_path = '' as $$
  select j.id, j.kind, j.recipient, j.attempts, j.last_error, j.dead_reason, j.dead_at
  from public.email_jobs as j where j.dead_at is not null order by j.dead_at desc, j.id limit 100
$$;

-- The messages that match, whole, newest first. Any filter may be null; search looks in name, address, subject and message,
-- literally.
create function private.matching_contact_messages(search text, topic text, handled boolean)
  returns setof public.contact_messages
  language sql stable set search_path = '' as $$
  select c.* from public.contact_messages as c
  where (coalesce(btrim(search), '') = ''
      or concat_ws(E'\n', c.name, c.email, c.subject, c.message) ilike
        '%' || replace(replace(replace(btrim(search), '\', '\\'), '%', '\%'), '_', '\_') || '%')
    and (topic is null or c.type = topic)
    and (handled is null or handled = (c.handled_at is not null))
$$;

-- A page of the inbox without the text of its messages: opening one is an act of its own. The next page starts before the
-- last row's created_at.
create function private.dashboard_inbox(search text, topic text, handled boolean, before timestamptz, page_size integer)
  returns setof jsonb
  language sql stable set search_path = '' as $$
  select to_jsonb(m) - 'message'
  from private.matching_contact_messages(search, topic, handled) as m
  where before is null or m.created_at < before
  order by m.created_at desc, m.id
  limit least(greatest(page_size, 1), 100)
$$;

-- A page of the audit log, newest first; `about` is the address of the account that a role was given to or taken from. The
-- next page starts before the last row's id.
create function private.dashboard_audit(only_action text, before_id bigint, page_size integer)
  returns table (id bigint, at timestamptz, actor_email text, action text, object text, about text)
  language sql stable set search_path = '' as $$
  select a.id, a.at, a.actor_email, a.action, a.object,
    case when a.action in ('role-granted', 'role-revoked') then
      (select p.email from public.profiles as p where p.id = a.object::uuid) end
  from public.admin_audit as a
  where (only_action is null or a.action = only_action) and (before_id is null or a.id < before_id)
  order by a.id desc
  limit least(greatest(page_size, 1), 100)
$$;

-- The text of one message for the admin who opens it, which is written down; null when it is gone.
create function private.open_contact_message(message_id uuid) returns text
  language plpgsql volatile set search_path = '' as $$
declare
  body text;
begin
  select c.message into body from public.contact_messages as c where c.id = message_id;
  if found then
    perform private.audit('message-read', message_id::text);
  end if;
  return body;
end $$;

-- Everything on one view of the dashboard; lib/data/admin-dashboard.ts describes the object. `matches` and `open.matches`
-- count up to 1,000; `open.received` are the moments of the newest 100 messages that are not handled.
create function public.admin_dashboard(
  from_day date, to_day date, search text default null, topic text default null, handled boolean default null,
  before timestamptz default null, message_id uuid default null, audit_action text default null,
  audit_before bigint default null, page_size integer default 20)
  returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.require_range(from_day, to_day);
  return jsonb_build_object(
    'totals', (select to_jsonb(t) from private.dashboard_totals() as t),
    'periods', (select jsonb_agg(p) from private.dashboard_periods(from_day, to_day) as p),
    'days', (select jsonb_agg(d) from private.dashboard_days(from_day, to_day) as d),
    'techniques', (select coalesce(jsonb_agg(t), '[]') from private.dashboard_techniques(from_day, to_day) as t),
    'hours', (select jsonb_agg(h) from private.dashboard_hours(from_day, to_day) as h),
    'users', (select coalesce(jsonb_agg(u), '[]') from private.dashboard_users() as u),
    'workbook', (select to_jsonb(w) from private.dashboard_workbook(from_day, to_day) as w),
    'sources', (select coalesce(jsonb_agg(s), '[]') from private.dashboard_sources(from_day, to_day) as s),
    'course', (select jsonb_agg(c) from private.dashboard_course(from_day, to_day) as c),
    'inbox', jsonb_build_object(
      'matches', (select count(*) from (
        select from private.matching_contact_messages(search, topic, handled) limit 1000) as counted),
      'messages', (select coalesce(jsonb_agg(m), '[]')
        from private.dashboard_inbox(search, topic, handled, before, page_size) as m),
      'opened', private.open_contact_message(message_id)),
    'open', jsonb_build_object(
      'matches', (select count(*) from (
        select from public.contact_messages as c where c.handled_at is null limit 1000) as counted),
      'received', (select coalesce(jsonb_agg(m -> 'created_at'), '[]')
        from private.dashboard_inbox(null, null, false, null, 100) as m)),
    'mail', (select to_jsonb(q) from private.dashboard_mail_queue() as q),
    'undelivered', (select coalesce(jsonb_agg(u), '[]') from private.dashboard_undelivered() as u),
    'audit', (select coalesce(jsonb_agg(a), '[]')
      from private.dashboard_audit(audit_action, audit_before, page_size) as a));
end $$;
comment on function public.admin_dashboard is 'Security definer: nobody may read the tables themselves.';

revoke all on function private.dashboard_users, private.dashboard_mail_queue, private.dashboard_undelivered,
  private.matching_contact_messages, private.dashboard_inbox, private.dashboard_audit, private.open_contact_message,
  public.admin_dashboard from public, anon, authenticated, service_role;
grant execute on function public.admin_dashboard to authenticated;
