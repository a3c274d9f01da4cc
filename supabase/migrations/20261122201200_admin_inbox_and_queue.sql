-- The inbox, the mail queue and the audit log of the dashboard. Same rules as the figures. What an admin does is written
-- down in the same transaction; so the list of messages does not hold their text, and opening one is an act of its own.

-- The messages that fit, whole, newest first. For the functions below, which have asked for an admin.
create function private.contact_messages_fitting(search text, topic text, handled boolean)
  returns setof public.contact_messages
  language sql stable set search_path = '' as $$
  select c.* from public.contact_messages as c
  where (coalesce(btrim(search), '') = ''
      or concat_ws(E'\n', c.name, c.email, c.subject, c.message) ilike
        '%' || replace(replace(replace(btrim(search), '\', '\\'), '%', '\%'), '_', '\_') || '%')
    and (topic is null or c.type = topic)
    and (handled is null or handled = (c.handled_at is not null))
$$;

-- The inbox without the text of the messages, newest first. Any filter may be null; search looks in name, address, subject
-- and message, literally. The next page starts before the last row's created_at. `matches` counts up to 1,000.
create function public.admin_contact_messages(
  search text default null, topic text default null, handled boolean default null,
  before timestamptz default null, page_size integer default 50)
  returns table (id uuid, name text, email text, type text, subject text, created_at timestamptz,
    handled_at timestamptz, matches bigint)
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
  with fitting as not materialized (select * from private.contact_messages_fitting(search, topic, handled))
  select f.id, f.name, f.email, f.type, f.subject, f.created_at, f.handled_at,
    (select count(*) from (select from fitting limit 1000) as counted)
  from fitting as f
  where before is null or f.created_at < before
  order by f.created_at desc, f.id
  limit least(greatest(page_size, 1), 100);
end $$;

-- The text of one message; null when it is gone.
create function public.admin_read_contact_message(message_id uuid) returns text
  language plpgsql volatile security definer set search_path = '' as $$
declare
  words text;
begin
  perform private.require_admin();
  select c.message into words from public.contact_messages as c where c.id = message_id;
  if found then
    perform private.audit('message-read', message_id::text);
  end if;
  return words;
end $$;

-- The messages of an export with their text, as many as the screen shows. The days are those of its figures.
create function public.admin_export_contact_messages(
  from_day date, to_day date, search text default null, topic text default null, handled boolean default null,
  before timestamptz default null, page_size integer default 50)
  returns table (id uuid, name text, email text, type text, subject text, message text, created_at timestamptz,
    handled_at timestamptz)
  language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.audit('export', concat_ws('/', from_day, to_day));
  return query
  select f.id, f.name, f.email, f.type, f.subject, f.message, f.created_at, f.handled_at
  from private.contact_messages_fitting(search, topic, handled) as f
  where before is null or f.created_at < before
  order by f.created_at desc, f.id
  limit least(greatest(page_size, 1), 100);
end $$;

-- True when there is such a message. Handled twice keeps the first time.
create function public.admin_mark_contact_handled(message_id uuid, handled boolean) returns boolean
  language plpgsql volatile security definer set search_path = '' as $$
declare
  was_handled boolean;
begin
  perform private.require_admin();
  select c.handled_at is not null into was_handled from public.contact_messages as c where c.id = message_id for update;
  if not found then
    return false;
  end if;
  if was_handled is distinct from handled then
    update public.contact_messages as c
    set handled_at = case when admin_mark_contact_handled.handled then now() end
    where c.id = message_id;
    perform private.audit(case when handled then 'message-handled' else 'message-reopened' end, message_id::text);
  end if;
  return true;
end $$;

-- How the mail queue is: waiting (of these due, being sent, tried before), seconds the oldest due mail is late, sent in
-- the last 24 hours, given up after failing.
create function public.admin_mail_health()
  returns table (waiting bigint, due bigint, in_flight bigint, retrying bigint, oldest_due_seconds bigint,
    sent_24h bigint, dead bigint, last_sent_at timestamptz)
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
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
    where j.sent_at is null and j.dead_at is null) as w;
end $$;

-- The newest 100 mails that were given up.
create function public.admin_dead_letters()
  returns table (id uuid, kind text, recipient text, subject text, attempts integer, last_error text,
    dead_reason text, dead_at timestamptz, created_at timestamptz)
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
  select j.id, j.kind, j.recipient, j.subject, j.attempts, j.last_error, j.dead_reason, j.dead_at, j.created_at
  from public.email_jobs as j where j.dead_at is not null order by j.dead_at desc, j.id limit 100;
end $$;

-- Puts a mail that failed back into the queue with three new days, its tries kept, so that the worker asks the provider
-- first. False for one that is not dead, or that died because its reader wants no mail: that is not the owner's to undo.
create function public.admin_retry_email_job(job_id uuid) returns boolean
  language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  update public.email_jobs as j
  set dead_at = null, dead_reason = null, send_after = now(), lease_until = null, leased_by = null,
    attempts = least(j.attempts, 1), first_try_at = null
  where j.id = job_id and j.dead_reason = 'failed' and j.sent_at is null
    and not exists (select from public.workbook_requests as r where r.id = j.request_id and r.unsubscribed_at >= j.created_at)
    and not exists (select from public.email_suppressions as s where s.email = private.normalise_email(j.recipient));
  if not found then
    return false;
  end if;
  perform private.audit('mail-retry', job_id::text);
  return true;
end $$;

-- The audit log, newest first; `about` is the address of the account that a role was given to or taken from. The next
-- page starts before the last row's id.
create function public.admin_audit_log(
  only_action text default null, before_id bigint default null, page_size integer default 50)
  returns table (id bigint, at timestamptz, actor_email text, action text, object text, about text)
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
  select a.id, a.at, a.actor_email, a.action, a.object,
    case when a.action in ('role-granted', 'role-revoked') then
      (select p.email from public.profiles as p where p.id::text = a.object) end
  from public.admin_audit as a
  where (only_action is null or a.action = only_action) and (before_id is null or a.id < before_id)
  order by a.id desc
  limit least(greatest(page_size, 1), 1000);
end $$;

revoke all on function private.contact_messages_fitting, public.admin_contact_messages,
  public.admin_read_contact_message, public.admin_export_contact_messages, public.admin_mark_contact_handled,
  public.admin_mail_health, public.admin_dead_letters, public.admin_retry_email_job, public.admin_audit_log
  from public, anon, authenticated, service_role;
grant execute on function public.admin_contact_messages, public.admin_read_contact_message,
  public.admin_export_contact_messages, public.admin_mark_contact_handled, public.admin_mail_health,
  public.admin_dead_letters, public.admin_retry_email_job, public.admin_audit_log to authenticated;
