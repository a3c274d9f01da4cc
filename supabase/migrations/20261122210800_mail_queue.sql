-- The mail queue. A mail is rendered before it is queued and stored with its job, so that a retry sends the same bytes.

create table public.email_suppressions (
  email text primary key,
  reason text not null,
  suppressed_at timestamptz not null default now(),
  constraint email_suppressions_email_is_normal check (email = private.normalise_email(email)),
  constraint email_suppressions_email_is_sane check (private.is_email(email)),
  constraint email_suppressions_reason_is_known check (reason in ('bounce', 'complaint', 'owner'))
);
comment on table public.email_suppressions is 'Addresses that never get mail of any kind.';
create index email_suppressions_newest on public.email_suppressions (suppressed_at);

create table public.email_jobs (
  id uuid primary key default gen_random_uuid(),
  request_id uuid references public.workbook_requests (id) on delete cascade,
  contact_id uuid references public.contact_messages (id) on delete cascade,
  kind text not null,
  copy integer not null default 1,
  recipient text not null,
  subject text not null,
  html text not null,
  text text not null,
  headers jsonb not null default '{}',
  reply_to text,
  created_at timestamptz not null default now(),
  send_after timestamptz not null default now(),
  lease_until timestamptz,
  leased_by text,
  attempts integer not null default 0,
  first_try_at timestamptz,
  unsettled_since timestamptz,
  last_error text,
  sent_at timestamptz,
  provider_id text,
  dead_at timestamptz,
  dead_reason text,
  cause text unique,
  subscriber_id uuid references public.newsletter_subscribers (id) on delete cascade,
  issue_id uuid references public.newsletter_issues (id) on delete cascade,
  bulk boolean not null default false,
  unique (request_id, kind, copy),
  unique (contact_id, kind, copy),
  constraint email_jobs_kind_is_known check (kind in ('workbook', 'course-1', 'course-2', 'course-3', 'course-4',
    'course-5', 'course-6', 'course-7', 'contact', 'reply', 'test', 'newsletter', 'newsletter-confirm', 'digest', 'alert')),
  constraint email_jobs_belongs_to_its_cause check (
    num_nonnulls(request_id, contact_id, cause, subscriber_id) = 1 and (issue_id is not null) = (kind = 'newsletter')
    and case when kind in ('contact', 'reply') then contact_id is not null
      when kind = 'workbook' or kind like 'course-%' then request_id is not null
      when kind in ('newsletter', 'newsletter-confirm') then subscriber_id is not null
      else cause is not null end),
  constraint email_jobs_only_some_have_copies check (
    copy = 1 or (kind in ('workbook', 'reply', 'newsletter-confirm') and copy > 1)),
  constraint email_jobs_recipient_is_sane check (private.is_email(recipient)),
  constraint email_jobs_reply_to_is_sane check (private.is_email(reply_to)),
  constraint email_jobs_subject_is_one_line check (char_length(subject) between 1 and 300 and subject !~ '[[:cntrl:]]'),
  -- Empty bodies are allowed only for settled mails and for newsletter mails, whose body comes from the issue.
  constraint email_jobs_body_is_bounded check (
    octet_length(html) <= 200000 and octet_length(text) <= 100000
    and (text <> '' or sent_at is not null or dead_at is not null or issue_id is not null)),
  -- In JSON text, a line break inside a value is escaped as \r, \n or \u00xx.
  constraint email_jobs_headers_are_one_line_each check (
    jsonb_typeof(headers) = 'object' and headers::text !~ '\\(r|n|u00[01])' and octet_length(headers::text) <= 5000),
  constraint email_jobs_is_sent_or_dead_with_a_reason check ((dead_at is null) = (dead_reason is null)),
  constraint email_jobs_dead_reason_is_known
    check (dead_reason in ('failed', 'suppressed', 'unsubscribed', 'expired', 'stopped'))
);
comment on table public.email_jobs is 'Every mail: waiting, sent or given up. The id is the idempotency key at the provider.';
comment on column public.email_jobs.copy is
  'Above 1 only for kinds that can be sent again: the workbook up to three times a day, replies, confirmations.';
comment on column public.email_jobs.attempts is
  'Incremented on each claim. Above 1 an earlier attempt may have arrived, so ask the provider before sending.';
comment on column public.email_jobs.first_try_at is 'When first claimed; the mail is given up three days later.';
comment on column public.email_jobs.unsettled_since is
  'Since when the provider may have accepted it without our knowing. The provider deduplicates by idempotency key for 24 '
  'hours; after that, ask it before sending again. Null: certainly not accepted.';
comment on column public.email_jobs.cause is 'Unique reason for a mail to the site''s owner: a second mail with the same cause is not queued.';
comment on column public.email_jobs.bulk is 'Sent only when no other mail is due, so that mails people are waiting for are not delayed.';
create unique index email_jobs_once_each_issue on public.email_jobs (issue_id, subscriber_id) where issue_id is not null;
create index email_jobs_of_subscriber on public.email_jobs (subscriber_id) where subscriber_id is not null;
create index email_jobs_waiting on public.email_jobs (bulk, send_after, created_at, id) where sent_at is null and dead_at is null;
create index email_jobs_waiting_by_issue on public.email_jobs (issue_id)
  where issue_id is not null and sent_at is null and dead_at is null;
create index email_jobs_dead on public.email_jobs (dead_at desc) where dead_at is not null;
create index email_jobs_failed on public.email_jobs (dead_at) where dead_reason = 'failed';
create index email_jobs_sent_by_issue on public.email_jobs (issue_id) where issue_id is not null and sent_at is not null;
create index email_jobs_dead_by_issue on public.email_jobs (issue_id) where issue_id is not null and dead_at is not null;
create index email_jobs_sent on public.email_jobs (sent_at) where sent_at is not null;
create index email_jobs_by_recipient on public.email_jobs (recipient);
create index email_jobs_with_body on public.email_jobs (coalesce(sent_at, dead_at)) where text <> '';

alter table public.email_suppressions enable row level security;
alter table public.email_jobs enable row level security;
grant select, insert, update, delete on public.email_suppressions, public.email_jobs to service_role;

-- Claims due mails, bulk or not, for claim_email_jobs. Fills in newsletter bodies here, so that the queue does not store them.
create function private.claim_due(worker text, batch integer, lease_seconds integer, in_bulk boolean, at timestamptz)
  returns setof public.email_jobs
  language sql volatile set search_path = '' as $$
  with claimed as (
    update public.email_jobs as job
    set lease_until = at + make_interval(secs => lease_seconds), leased_by = worker, attempts = attempts + 1,
      first_try_at = coalesce(first_try_at, at)
    where job.id in (
      select due.id from public.email_jobs as due
      left join public.workbook_requests as request on request.id = due.request_id
      where due.sent_at is null and due.dead_at is null and due.bulk = in_bulk and due.send_after <= at
        and (due.lease_until is null or due.lease_until <= at)
        and (due.kind not like 'course-%' or request.paused_at is null)
        and not exists (
          select from public.email_suppressions as s where s.email = private.normalise_email(due.recipient))
      order by due.send_after, due.created_at, due.id
      limit least(greatest(batch, 0), 100)
      for update of due skip locked)
    returning job.*)
  select filled.* from claimed as c
  left join public.newsletter_issues as i on i.id = c.issue_id
  left join public.newsletter_subscribers as s on s.id = c.subscriber_id
  cross join lateral jsonb_populate_record(c::public.email_jobs, case when i.id is null then '{}' else jsonb_build_object(
    'html', replace(i.html, 'token-of-this-reader', s.token), 'text', replace(i.text, 'token-of-this-reader', s.token),
    'headers', replace(i.headers::text, 'token-of-this-reader', s.token)::jsonb) end) as filled
$$;

-- Claims up to `batch` due mails for `worker`. No two workers get the same mail; a crashed worker's mails are free again when
-- the lease ends. Bulk mail only when nothing else is due. Newsletter jobs are created on demand, so that an issue to a
-- hundred thousand readers never has more than a few hundred waiting. `at` is the caller's clock.
create function public.claim_email_jobs(
  worker text, batch integer, lease_seconds integer, at timestamptz default now()) returns setof public.email_jobs
  language plpgsql volatile set search_path = '' as $$
begin
  return query select * from private.claim_due(worker, batch, lease_seconds, false, at);
  if found then return; end if;
  return query select * from private.claim_due(worker, batch, lease_seconds, true, at);
  if found then return; end if;
  if private.fan_out_newsletter(200, at) > 0 then
    return query select * from private.claim_due(worker, batch, lease_seconds, true, at);
  end if;
end $$;

-- The last check before the provider is called: false if the reader has unsubscribed or paused since the claim. Extends the
-- lease and records that the provider may now have the mail.
create function public.confirm_email_job(
  job_id uuid, worker text, lease_seconds integer, at timestamptz default now()) returns boolean
  language plpgsql volatile set search_path = '' as $$
declare
  job public.email_jobs;
begin
  select j.* into job from public.email_jobs as j
  where j.id = job_id and j.leased_by = worker and j.lease_until > at and j.sent_at is null and j.dead_at is null
  for update;
  -- Not `exists (… unsubscribed_at is not null)`: the planner could then scan every unsubscribed row, for each mail.
  if not found
    or job.kind like 'course-%'
      and (select r.paused_at from public.workbook_requests as r where r.id = job.request_id) is not null
    or job.kind = 'newsletter'
      and (select s.unsubscribed_at from public.newsletter_subscribers as s where s.id = job.subscriber_id) is not null
    or exists (select from public.email_suppressions as s where s.email = private.normalise_email(job.recipient)) then
    return false;
  end if;
  update public.email_jobs as j
  set lease_until = at + make_interval(secs => lease_seconds), unsettled_since = coalesce(j.unsettled_since, at)
  where j.id = job_id;
  return true;
end $$;

-- Records the result of an attempt and returns the mail's state: 'sent', 'retry', 'dead' or 'gone' (deleted meanwhile).
-- outcome 'sent' is a fact and accepted from any worker; the others only from the lease holder.
-- 'retry' waits retry_seconds, or else 1, 2, 4, … minutes, at most an hour; three days after the first attempt it is dead.
-- not_taken: the provider has said that it does not have the mail, so it is safe to send again.
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

-- Suppresses an address and gives up its waiting mails. A complaint also unsubscribes from the course, and any suppression
-- from the newsletter.
create function public.suppress_email(email text, reason text, at timestamptz default now()) returns void
  language plpgsql volatile set search_path = '' as $$
declare
  address constant text := private.normalise_email(suppress_email.email);
begin
  insert into public.email_suppressions (email, reason, suppressed_at) values (address, suppress_email.reason, at)
  on conflict on constraint email_suppressions_pkey do nothing;
  if suppress_email.reason = 'complaint' then
    perform public.unsubscribe_request(r.id, 'complaint', at) from public.workbook_requests as r where r.email = address;
  end if;
  perform private.end_subscription(s.id, suppress_email.reason, at) from public.newsletter_subscribers as s where s.email = address;
  update public.email_jobs set dead_at = at, dead_reason = 'suppressed', lease_until = null, leased_by = null
  where private.normalise_email(recipient) = address and sent_at is null and dead_at is null;
end $$;

grant execute on function private.claim_due, public.claim_email_jobs, public.confirm_email_job, public.settle_email_job,
  public.suppress_email to service_role;
