-- A workbook request's life: asked, confirmed, paused, resumed, unsubscribed. Each step and its mails are one transaction.
-- All run as the caller, the server with the secret key.

-- Keeps a request and queues its workbook mail. The mail's link carries the request's id, so the caller proposes an id
-- and renders with it; when the address is known under another id, nothing is written and that id comes back with
-- 'id_mismatch': render again with it, ask again. Otherwise the outcome is 'queued' (also when the mail of an
-- earlier request is still waiting), 'limited' (three within 24 hours) or 'suppressed'.
-- mail: { subject, html, text, headers?, reply_to? }
create function public.request_workbook(
  proposed_id uuid, email text, first_name text, consent_text text, consent_version text, mail jsonb,
  last_name text default null, utm_source text default null, utm_medium text default null,
  utm_campaign text default null, at timestamptz default now())
  returns table (request_id uuid, outcome text)
  language plpgsql volatile set search_path = '' as $$
#variable_conflict use_column
declare
  address constant text := private.normalise_email(request_workbook.email);
  request public.workbook_requests;
  copies integer;
  waiting boolean;
  last_day integer;
begin
  insert into public.workbook_requests (id, email, first_name, last_name, utm_source, utm_medium, utm_campaign,
    consent_text, consent_version, consent_at, created_at)
  values (proposed_id, address, request_workbook.first_name, request_workbook.last_name, request_workbook.utm_source,
    request_workbook.utm_medium, request_workbook.utm_campaign, request_workbook.consent_text,
    request_workbook.consent_version, at, at)
  on conflict (email) do nothing;
  -- The lock makes sign-ups of one address queue up here, so that the counts below are true.
  select r.* into strict request from public.workbook_requests as r where r.email = address for update;
  if request.id <> proposed_id then
    return query select request.id, 'id_mismatch';
    return;
  end if;
  update public.workbook_requests as r set consent_text = request_workbook.consent_text,
    consent_version = request_workbook.consent_version, consent_at = at
  where r.id = proposed_id;
  if exists (select from public.email_suppressions as s where s.email = address) then
    return query select request.id, 'suppressed';
    return;
  end if;
  select count(*), coalesce(bool_or(j.sent_at is null and j.dead_at is null), false),
    count(*) filter (where j.created_at > at - interval '24 hours')
  into copies, waiting, last_day
  from public.email_jobs as j where j.request_id = proposed_id and j.kind = 'workbook';
  if waiting then
    return query select request.id, 'queued';
  elsif last_day >= 3 then
    return query select request.id, 'limited';
  else
    insert into public.email_jobs (request_id, kind, copy, recipient, subject, html, text, headers, reply_to, created_at, send_after)
    values (proposed_id, 'workbook', copies + 1, address, mail ->> 'subject', mail ->> 'html', mail ->> 'text',
      coalesce(mail -> 'headers', '{}'), mail ->> 'reply_to', at, at);
    return query select request.id, 'queued';
  end if;
end $$;

-- The second yes: confirms the request and queues the seven course mails.
-- mails: [{ kind: 'course-1'…'course-7', subject, html, text, headers?, send_after }], exactly seven.
-- 'started', 'already_started' (nothing changed), 'unsubscribed' (and not asked again since), 'suppressed' or 'unknown'.
create function public.start_course(request_id uuid, mails jsonb, at timestamptz default now()) returns text
  language plpgsql volatile set search_path = '' as $$
declare
  request public.workbook_requests;
begin
  if (select count(distinct mail ->> 'kind') from jsonb_array_elements(mails) as mail
      where mail ->> 'kind' like 'course-%') <> 7 or jsonb_array_length(mails) <> 7 then
    raise exception 'A course has seven mails.' using errcode = '22023';
  end if;
  select r.* into request from public.workbook_requests as r where r.id = start_course.request_id for update;
  if not found then return 'unknown'; end if;
  if exists (select from public.email_suppressions as s where s.email = request.email) then return 'suppressed'; end if;
  -- An old mail's button must not undo an unsubscription; a request made after it may.
  if request.unsubscribed_at >= request.consent_at then return 'unsubscribed'; end if;
  if request.confirmed_at is not null and request.unsubscribed_at is null then return 'already_started'; end if;
  update public.workbook_requests as r
  set confirmed_at = coalesce(r.confirmed_at, at), unsubscribed_at = null, paused_at = null
  where r.id = start_course.request_id;
  insert into public.email_jobs (request_id, kind, recipient, subject, html, text, headers, created_at, send_after)
  select request.id, mail ->> 'kind', request.email, mail ->> 'subject', mail ->> 'html', mail ->> 'text',
    coalesce(mail -> 'headers', '{}'), at, (mail ->> 'send_after')::timestamptz
  from jsonb_array_elements(mails) as mail
  on conflict on constraint email_jobs_request_id_kind_copy_key do nothing;
  return 'started';
end $$;

-- 'paused' or 'unknown'. Pausing twice keeps the first time.
create function public.pause_course(request_id uuid, at timestamptz default now()) returns text
  language plpgsql volatile set search_path = '' as $$
begin
  update public.workbook_requests set paused_at = coalesce(paused_at, at) where id = pause_course.request_id;
  return case when found then 'paused' else 'unknown' end;
end $$;

-- 'resumed' or 'unknown'. The waiting mails move by the length of the pause, so they do not all arrive at once.
create function public.resume_course(request_id uuid, at timestamptz default now()) returns text
  language plpgsql volatile set search_path = '' as $$
declare
  since timestamptz;
begin
  select paused_at into since from public.workbook_requests where id = resume_course.request_id for update;
  if not found then return 'unknown'; end if;
  if since is not null then
    update public.email_jobs as job set send_after = job.send_after + (at - since)
    where job.request_id = resume_course.request_id and job.kind like 'course-%'
      and job.sent_at is null and job.dead_at is null;
    update public.workbook_requests set paused_at = null where id = resume_course.request_id;
  end if;
  return 'resumed';
end $$;

-- 'unsubscribed' or 'unknown', as often as wanted. Waiting mails go; one that a worker holds is marked dead and stays, as
-- the trace that it may have left already, and so that it is not queued a second time.
create function public.unsubscribe_request(request_id uuid, at timestamptz default now()) returns text
  language plpgsql volatile set search_path = '' as $$
begin
  update public.workbook_requests as r set unsubscribed_at = coalesce(r.unsubscribed_at, at)
  where r.id = unsubscribe_request.request_id;
  if not found then return 'unknown'; end if;
  update public.email_jobs as job set dead_at = at, dead_reason = 'unsubscribed'
  where job.request_id = unsubscribe_request.request_id and job.sent_at is null and job.dead_at is null
    and job.attempts > 0;
  delete from public.email_jobs as job
  where job.request_id = unsubscribe_request.request_id and job.sent_at is null and job.dead_at is null;
  return 'unsubscribed';
end $$;

revoke all on function public.request_workbook, public.start_course, public.pause_course, public.resume_course,
  public.unsubscribe_request from public, anon, authenticated, service_role;
grant execute on function public.request_workbook, public.start_course, public.pause_course, public.resume_course,
  public.unsubscribe_request to service_role;
