-- What it takes to send each mail once although answers get lost, and to bring it through an outage of days.

alter table public.email_jobs add column first_try_at timestamptz, add column unsettled_since timestamptz;
comment on column public.email_jobs.first_try_at is 'When a worker first took it; three days later it is given up.';
comment on column public.email_jobs.unsettled_since is
  'Since when the provider may have taken it without our knowing. The provider knows a repeated mail by its key for 24 '
  'hours; after that it must be asked before the mail is sent again. Null: it certainly has not been taken.';
-- What was tried before these columns existed may have arrived.
update public.email_jobs set first_try_at = created_at, unsettled_since = created_at
where attempts > 0 and sent_at is null;

-- As before, and keeps the time of the first try.
create or replace function public.claim_email_jobs(
  worker text, batch integer, lease_seconds integer, at timestamptz default now()) returns setof public.email_jobs
  language sql volatile set search_path = '' as $$
  update public.email_jobs as job
  set lease_until = at + make_interval(secs => lease_seconds), leased_by = worker, attempts = attempts + 1,
    first_try_at = coalesce(first_try_at, at)
  where job.id in (
    select due.id from public.email_jobs as due
    left join public.workbook_requests as request on request.id = due.request_id
    where due.sent_at is null and due.dead_at is null and due.send_after <= at
      and (due.lease_until is null or due.lease_until <= at)
      and (due.kind not like 'course-%' or request.paused_at is null)
      and not exists (
        select from public.email_suppressions as s where s.email = private.normalise_email(due.recipient))
    order by due.send_after, due.created_at, due.id
    limit least(greatest(batch, 0), 100)
    for update of due skip locked)
  returning job.*
$$;

-- As before, and notes that from now on the provider may have it.
create or replace function public.confirm_email_job(
  job_id uuid, worker text, lease_seconds integer, at timestamptz default now()) returns boolean
  language sql volatile set search_path = '' as $$
  with held as (
    update public.email_jobs as job
    set lease_until = at + make_interval(secs => lease_seconds), unsettled_since = coalesce(unsettled_since, at)
    where job.id = job_id and job.leased_by = worker and job.lease_until > at
      and job.sent_at is null and job.dead_at is null
      and not exists (
        select from public.workbook_requests as request
        where request.id = job.request_id and request.paused_at is not null and job.kind like 'course-%')
      and not exists (
        select from public.email_suppressions as s where s.email = private.normalise_email(job.recipient))
    returning 1)
  select exists (select from held)
$$;

drop function public.settle_email_job(uuid, text, text, text, text, integer, timestamptz);
-- Writes down how a try ended and returns what became of the mail: 'sent', 'retry', 'dead' or 'gone' (deleted meanwhile).
-- outcome 'sent' is believed from anybody, it is a fact about the world; everything else only from the holder of the lease.
-- 'retry' waits retry_seconds, else 1, 2, 4, … minutes, at most an hour; three days after the first try it is dead.
-- not_taken: the provider has said that it does not have the mail, so it may be sent again at any time.
create function public.settle_email_job(
  job_id uuid, worker text, outcome text, provider_id text default null, error text default null,
  retry_seconds integer default null, not_taken boolean default false, at timestamptz default now()) returns text
  language plpgsql volatile set search_path = '' as $$
declare
  job public.email_jobs;
begin
  if outcome not in ('sent', 'retry', 'dead', 'suppressed') then
    raise exception 'Unknown outcome %', outcome using errcode = '22023';
  end if;
  select * into job from public.email_jobs where id = job_id for update;
  if not found then return 'gone'; end if;
  if job.sent_at is not null then return 'sent'; end if;
  if outcome = 'sent' then
    update public.email_jobs set sent_at = at, provider_id = settle_email_job.provider_id, last_error = null,
      lease_until = null, leased_by = null, dead_at = null, dead_reason = null, unsettled_since = null
    where id = job_id;
    return 'sent';
  end if;
  if job.dead_at is not null then return 'dead'; end if;
  if job.leased_by is distinct from worker then return 'retry'; end if;
  if outcome = 'suppressed' then
    perform public.suppress_email(job.recipient, 'bounce', at);
    return 'dead';
  end if;
  update public.email_jobs set lease_until = null, leased_by = null, last_error = left(error, 2000),
    unsettled_since = case when not_taken then null else unsettled_since end
  where id = job_id;
  if outcome = 'retry' and at < coalesce(job.first_try_at, at) + interval '3 days' then
    update public.email_jobs set send_after = at + make_interval(
      secs => least(coalesce(retry_seconds, 60 * power(2, least(job.attempts - 1, 6))), 3600))
    where id = job_id;
    return 'retry';
  end if;
  update public.email_jobs set dead_at = at, dead_reason = 'failed' where id = job_id;
  return 'dead';
end $$;
revoke all on function public.settle_email_job from public, anon, authenticated, service_role;
grant execute on function public.settle_email_job to service_role;

-- As before, but a mail of the last ten minutes answers a further request too: a second press, a reload of the answer.
create or replace function public.request_workbook(
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
  on_its_way boolean;
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
  select count(*),
    coalesce(bool_or(j.dead_at is null and (j.sent_at is null or j.created_at > at - interval '10 minutes')), false),
    count(*) filter (where j.created_at > at - interval '24 hours')
  into copies, on_its_way, last_day
  from public.email_jobs as j where j.request_id = proposed_id and j.kind = 'workbook';
  if on_its_way then
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

-- As before, and the owner's retry has its own three days.
create or replace function public.admin_retry_email_job(job_id uuid) returns boolean
  language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  update public.email_jobs as j
  set dead_at = null, dead_reason = null, send_after = now(), lease_until = null, leased_by = null,
    attempts = least(j.attempts, 1), first_try_at = null
  where j.id = job_id and j.dead_reason = 'failed' and j.sent_at is null
    and not exists (select from public.workbook_requests as r where r.id = j.request_id and r.unsubscribed_at >= r.consent_at)
    and not exists (select from public.email_suppressions as s where s.email = private.normalise_email(j.recipient));
  return found;
end $$;
