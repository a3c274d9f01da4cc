-- The lists of the workspace.

-- The newest accounts.
create function private.dashboard_users() returns table (id uuid, email text, created_at timestamptz, is_admin boolean)
  language sql stable set search_path = ''
begin atomic
  select p.id, p.email, p.created_at, private.is_admin(p.id)
  from public.profiles as p order by p.created_at desc, p.id limit 10;
end;

-- State of the mail queue: waiting (of these due, being sent, retried), age of the oldest due mail in seconds, sent in the
-- last 24 hours, given up after failing. Excludes waiting bulk mail, which is paced by the provider's rate and says nothing
-- about the queue.
create function private.dashboard_mail_queue()
  returns table (waiting bigint, due bigint, in_flight bigint, retrying bigint, oldest_due_seconds bigint,
    sent_24h bigint, failed bigint, last_sent_at timestamptz)
  language sql stable set search_path = ''
begin atomic
  select w.waiting, d.due, w.in_flight, w.retrying, coalesce(extract(epoch from now() - d.oldest), 0)::bigint,
    (select count(*) from public.email_jobs as j where j.sent_at > now() - interval '24 hours'),
    (select count(*) from public.email_jobs as j where j.dead_reason = 'failed'),
    (select max(j.sent_at) from public.email_jobs as j where j.sent_at is not null)
  from (
    select count(*) as waiting, count(*) filter (where j.lease_until > now()) as in_flight,
      count(*) filter (where j.attempts > 0) as retrying
    from public.email_jobs as j where j.sent_at is null and j.dead_at is null) as w, (
    select count(*) as due, min(j.send_after) filter (where j.priority < 4) as oldest
    from public.email_jobs as j
    where j.sent_at is null and j.dead_at is null and j.send_after <= now()
      and not (j.kind like 'course-%' and exists (
        select from public.workbook_requests as r where r.id = j.request_id and r.paused_at is not null))) as d;
end;

-- A page of the audit log, newest first; `about` is the address whose role was granted or revoked. For the next page, pass
-- the last row's id.
create function public.admin_audit_log(
  only_action text default null, before_id bigint default null, page_size integer default 20)
  returns table (id bigint, at timestamptz, actor_email text, action text, object text, about text)
  language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
begin
  perform private.require_admin();
  return query
  select a.id, a.at, a.actor_email, a.action, a.object,
    case when a.action in ('role-granted', 'role-revoked') then
      (select p.email from public.profiles as p where p.id = a.object::uuid) end
  from public.admin_audit as a
  where (only_action is null or a.action = only_action) and (before_id is null or a.id < before_id)
  order by a.id desc limit least(greatest(page_size, 1), 100);
end $$;

grant execute on function public.admin_audit_log to authenticated;
