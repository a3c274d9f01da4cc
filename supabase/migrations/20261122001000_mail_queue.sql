-- The mail queue. A job holds a kind, a recipient and facts; the worker renders the mail when it sends it.

create table public.email_suppressions (
  email text primary key,
  reason text not null,
  suppressed_at timestamptz not null default now(),
  constraint email_suppressions_email_is_sane check (email = private.normalise_email(email) and private.is_email(email)),
  constraint email_suppressions_reason_is_known check (reason in ('bounce', 'complaint', 'owner', 'recipient'))
);
comment on table public.email_suppressions is 'Addresses that never get mail of any kind.';
create index email_suppressions_newest on public.email_suppressions (suppressed_at);

create table public.email_jobs (
  id uuid primary key default gen_random_uuid(),
  request_id uuid references public.workbook_requests (id) on delete cascade,
  contact_id uuid references public.contact_messages (id) on delete cascade,
  kind text not null,
  sequence integer not null default 1,
  recipient text not null,
  facts jsonb not null default '{}',
  priority smallint not null,
  created_at timestamptz not null default now(),
  send_after timestamptz not null default now(),
  on_hold boolean not null default false,
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
  dedupe_key text unique,
  subscriber_id uuid references public.newsletter_subscribers (id) on delete cascade,
  issue_id uuid references public.newsletter_issues (id) on delete cascade,
  unique (request_id, kind, sequence),
  unique (contact_id, kind, sequence),
  constraint email_jobs_kind_is_known check (kind in ('workbook', 'course-1', 'course-2', 'course-3', 'course-4',
    'course-5', 'course-6', 'course-7', 'contact', 'reply', 'test', 'newsletter', 'newsletter-confirm', 'digest', 'alert',
    'sign-up', 'recovery', 'account-exists', 'new-email', 'new-email-notice', 'security', 'invitation')),
  constraint email_jobs_belongs_to_its_cause check (
    num_nonnulls(request_id, contact_id, dedupe_key, subscriber_id) = 1 and (issue_id is not null) = (kind = 'newsletter')
    and case when kind in ('contact', 'reply') then contact_id is not null
      when kind = 'workbook' or kind like 'course-%' then request_id is not null
      when kind in ('newsletter', 'newsletter-confirm') then subscriber_id is not null
      else dedupe_key is not null end),
  constraint email_jobs_only_some_are_numbered check (
    sequence = 1 or (kind in ('workbook', 'reply', 'newsletter-confirm', 'contact') and sequence > 1)),
  constraint email_jobs_recipient_is_sane check (private.is_email(recipient)),
  constraint email_jobs_facts_are_bounded check (jsonb_typeof(facts) = 'object' and octet_length(facts::text) <= 250000),
  constraint email_jobs_priority_is_known check (priority between 0 and 4),
  constraint email_jobs_is_sent_or_dead_with_a_reason check ((dead_at is null) = (dead_reason is null)),
  constraint email_jobs_dead_reason_is_known
    check (dead_reason in ('failed', 'bounced', 'suppressed', 'unsubscribed', 'expired', 'stopped'))
);
comment on table public.email_jobs is 'Every mail: waiting, sent or given up. The id is the idempotency key at the provider.';
comment on column public.email_jobs.sequence is
  'Above 1 only for kinds that can be sent again: the workbook up to three times a day, replies, confirmations.';
comment on column public.email_jobs.attempts is 'Incremented on each claim; the wait before the next one grows with it.';
comment on column public.email_jobs.on_hold is 'While its course is paused: no claim looks at it.';
comment on column public.email_jobs.first_try_at is 'When first claimed; the mail is given up three days later.';
comment on column public.email_jobs.unsettled_since is
  'Since when the provider may have accepted it without our knowing. The provider deduplicates by idempotency key for 24 '
  'hours; after that, ask it before sending again. Null: certainly not accepted.';
comment on column public.email_jobs.dedupe_key is 'Unique key of a mail that belongs to no other row: a second one with the same key is not queued.';
comment on column public.email_jobs.facts is
  'What only this mail says. The rest is read from the rows it belongs to when it is claimed (private.mail_facts).';
comment on column public.email_jobs.priority is
  'Lower first, set by a trigger: 0 account links, 1 other single mails, 2 course, 3 a flood of form mails, 4 newsletter and imports.';
create unique index email_jobs_once_each_issue on public.email_jobs (issue_id, subscriber_id) where issue_id is not null;
create index email_jobs_of_subscriber on public.email_jobs (subscriber_id) where subscriber_id is not null;
create index email_jobs_waiting on public.email_jobs (on_hold, priority, send_after, created_at, id) where sent_at is null and dead_at is null;
create index email_jobs_waiting_by_issue on public.email_jobs (issue_id)
  where issue_id is not null and sent_at is null and dead_at is null;
create index email_jobs_dead on public.email_jobs (dead_at desc) where dead_at is not null;
create index email_jobs_failed on public.email_jobs (dead_at) where dead_reason = 'failed';
create index email_jobs_sent_by_issue on public.email_jobs (issue_id) where issue_id is not null and sent_at is not null;
create index email_jobs_dead_by_issue on public.email_jobs (issue_id) where issue_id is not null and dead_at is not null;
create index email_jobs_sent on public.email_jobs (sent_at) where sent_at is not null;
create index email_jobs_by_recipient on public.email_jobs (recipient);
create index email_jobs_with_details on public.email_jobs (coalesce(sent_at, dead_at))
  where facts <> '{}' or last_error is not null or dead_reason = 'failed';

alter table public.email_suppressions enable row level security;
alter table public.email_jobs enable row level security;
grant select, insert, update, delete on public.email_suppressions, public.email_jobs to service_role;

-- False for a suppressed address. What is written to the site's owner always goes: nobody may silence the address that messages
-- and alerts come to. A link for a new password still goes out after a bounce or a complaint, which are about other
-- mails. The recipient's own wish stops everything but what a confirmed account of theirs needs: that link, without which they
-- could never get in again, and notices of changes to its security.
create function private.accepts_mail(recipient text, kind text) returns boolean
  language sql stable set search_path = '' as $$
  select accepts_mail.kind in ('contact', 'digest', 'alert') or case coalesce(private.suppression_of(accepts_mail.recipient), 'none')
    when 'none' then true
    when 'recipient' then accepts_mail.kind in ('recovery', 'security') and private.has_confirmed_account(accepts_mail.recipient)
    else accepts_mail.kind = 'recovery' end
$$;

create function private.set_mail_priority() returns trigger
  language plpgsql set search_path = '' as $$
begin
  new.priority := coalesce(new.priority, case
    when new.kind in ('sign-up', 'recovery', 'new-email') then 0
    when new.kind like 'course-%' then 2
    when new.kind = 'newsletter' then 4
    -- Anybody can submit these forms: beyond a hundred waiting mails the course goes first.
    when new.kind in ('workbook', 'newsletter-confirm', 'contact') and (
      select count(*) from (
        select from public.email_jobs as j where not j.on_hold and j.priority = 1 and j.sent_at is null and j.dead_at is null limit 100)
        as waiting) = 100 then 3
    else 1 end);
  return new;
end $$;
create trigger set_mail_priority before insert on public.email_jobs
  for each row execute function private.set_mail_priority();

-- What a mail is rendered from: its own facts and those of the rows it belongs to, as they are now.
create function private.mail_facts(job public.email_jobs) returns jsonb
  language sql stable set search_path = '' as $$
  select job.facts || coalesce(case
    when job.kind = 'newsletter' then (
      select jsonb_build_object('subject', i.subject, 'preheader', i.preheader, 'body', i.body, 'subscriber', s.id,
        'issue', i.id, 'tag', private.issue_tag(i), 'picture', private.picture_facts(i.id))
      from public.newsletter_issues as i, public.newsletter_subscribers as s
      where i.id = job.issue_id and s.id = job.subscriber_id)
    when job.request_id is not null then (
      select jsonb_build_object('request', r.id, 'first_name', coalesce(s.first_name, r.first_name, ''))
      from public.workbook_requests as r
      left join public.workbook_submissions as s on s.id = (job.facts ->> 'submission')::uuid
      where r.id = job.request_id)
    when job.contact_id is not null then (
      select to_jsonb(m) || case when r.kind is null then '{}' when job.kind = 'reply' then jsonb_build_object('reply', r.body)
        else jsonb_build_object('answer', r.body, 'sender', r.sender, 'attachments', r.attachments, 'created_at', r.created_at) end
      from public.contact_messages as m
      left join public.contact_replies as r on r.contact_id = m.id and r.sequence = job.sequence and (r.kind = 'reply') = (job.kind = 'reply')
      where m.id = job.contact_id) end, '{}')
$$;

-- Claims up to `batch` due mails for `worker`, of the first priority that has any. No two workers get the same mail; a crashed
-- worker's mails are free again when the lease ends. Newsletter jobs are created on demand, so that an issue to a hundred
-- thousand readers never has more than a few hundred waiting. `at` is the caller's clock.
create function public.claim_email_jobs(
  worker text, batch integer, lease_seconds integer, at timestamptz default now())
  returns table (id uuid, kind text, recipient text, facts jsonb, unsettled_since timestamptz)
  language plpgsql volatile set search_path = '' as $$
#variable_conflict use_column
begin
  -- A link to an account works for 15 minutes, one to a new address for an hour. Its mail is of no use afterwards. A mail that
  -- another call has locked waits for the next run, because two calls that wait for each other's mails deadlock.
  update public.email_jobs as job set dead_at = at, dead_reason = 'failed', last_error = 'Its link has expired.', facts = '{}'
  where job.id in (
    select j.id from public.email_jobs as j
    where not j.on_hold and j.priority = 0 and j.sent_at is null and j.dead_at is null and (j.lease_until is null or j.lease_until <= at)
      and at >= j.created_at + case j.kind when 'new-email' then interval '1 hour' else interval '15 minutes' end
    for update skip locked);
  for level in 0..5 loop
    exit when level = 5 and private.fan_out_newsletter(200, at) = 0;
    return query update public.email_jobs as job
    set lease_until = at + make_interval(secs => lease_seconds), leased_by = worker, attempts = attempts + 1,
      first_try_at = coalesce(first_try_at, at)
    where job.id in (
      select due.id from public.email_jobs as due
      where due.sent_at is null and due.dead_at is null and not due.on_hold and due.priority = least(level, 4) and due.send_after <= at
        and (due.lease_until is null or due.lease_until <= at)
        and private.accepts_mail(due.recipient, due.kind)
      order by due.send_after, due.created_at, due.id
      limit least(greatest(batch, 0), 100)
      for update of due skip locked)
    returning job.id, job.kind, job.recipient, private.mail_facts(job), job.unsettled_since;
    exit when found;
  end loop;
end $$;

-- Seconds that the oldest due mail has been waiting; 0 if none is due. Bulk mail, which is paced by the provider's rate, and the
-- mails of a paused course do not count.
create function public.oldest_due_mail(at timestamptz default now()) returns integer
  language sql stable set search_path = '' as $$
  select coalesce(extract(epoch from at - min(j.send_after)), 0)::integer
  from public.email_jobs as j
  where j.sent_at is null and j.dead_at is null and not j.on_hold and j.priority < 4 and j.send_after <= at
$$;

-- Queues a mail that belongs to no other row, once per key.
create function public.queue_mail(kind text, recipient text, facts jsonb, dedupe_key text, at timestamptz default now()) returns void
  language sql volatile set search_path = '' as $$
  insert into public.email_jobs (dedupe_key, kind, recipient, facts, created_at, send_after, dead_at, dead_reason)
  select queue_mail.dedupe_key, queue_mail.kind, queue_mail.recipient, case when takes.it then queue_mail.facts else '{}' end, at, at,
    case when not takes.it then at end, case when not takes.it then 'suppressed' end
  from (values (private.accepts_mail(queue_mail.recipient, queue_mail.kind))) as takes (it)
  on conflict on constraint email_jobs_dedupe_key_key do nothing
$$;

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
    or not private.accepts_mail(job.recipient, job.kind) then
    return false;
  end if;
  update public.email_jobs as j
  set lease_until = at + make_interval(secs => lease_seconds), unsettled_since = coalesce(j.unsettled_since, at)
  where j.id = job_id;
  return true;
end $$;

-- Records the result of an attempt and returns the mail's state: 'sent', 'retry', 'dead' or 'gone' (deleted meanwhile).
-- outcome 'sent' is a fact and accepted from any worker; the others only from the lease holder.
-- 'retry' waits retry_seconds, or else 1, 2, 4, … minutes, at most an hour; three days after the first attempt it is dead. The
-- facts of an account link, which open the account, go as soon as it is settled; of the mail that an account is deleted the whole
-- row goes.
-- not_taken: the provider has said that it does not have the mail, so it is safe to send again.
create function public.settle_email_job(
  job_id uuid, worker text, outcome text, provider_id text default null, error text default null,
  retry_seconds integer default null, not_taken boolean default false, at timestamptz default now()) returns text
  language plpgsql volatile set search_path = '' as $$
declare
  job public.email_jobs;
begin
  if outcome not in ('sent', 'retry', 'dead') then
    raise exception 'Unknown outcome %', outcome using errcode = '22023';
  end if;
  select * into job from public.email_jobs where id = job_id for update;
  if not found then return 'gone'; end if;
  if job.sent_at is not null then return 'sent'; end if;
  if outcome <> 'sent' then
    if job.dead_at is not null then return 'dead'; end if;
    if job.leased_by is distinct from worker then return 'retry'; end if;
    if at >= job.first_try_at + interval '3 days' then outcome := 'dead'; end if;
  end if;
  if outcome <> 'retry' and job.facts ->> 'change' = 'account-deleted' then
    delete from public.email_jobs where id = job_id;
    return outcome;
  end if;
  update public.email_jobs set lease_until = null, leased_by = null, provider_id = settle_email_job.provider_id,
    sent_at = case outcome when 'sent' then at end,
    dead_at = case outcome when 'dead' then at end, dead_reason = case outcome when 'dead' then 'failed' end,
    last_error = case when outcome <> 'sent' then left(error, 2000) end,
    unsettled_since = case when outcome = 'sent' or not_taken then null else unsettled_since end,
    send_after = case outcome when 'retry' then at + make_interval(
      secs => least(coalesce(retry_seconds, 60 * power(2, least(attempts - 1, 6))), 3600)) else send_after end,
    facts = case when outcome <> 'retry' and priority = 0 then '{}' else facts end
  where id = job_id;
  return outcome;
end $$;

-- Suppresses an address and gives up its waiting mails. A complaint or the recipient's own wish also unsubscribes from the
-- course, and any suppression from the newsletter. A stronger reason replaces another: the owner can lift a bounce, but no wish.
create function public.suppress_email(email text, reason text, at timestamptz default now()) returns void
  language plpgsql volatile set search_path = '' as $$
declare
  address constant text := private.normalise_email(suppress_email.email);
  ended_by constant text := case suppress_email.reason when 'recipient' then 'page' else suppress_email.reason end;
begin
  insert into public.email_suppressions as known (email, reason, suppressed_at) values (address, suppress_email.reason, at)
  on conflict on constraint email_suppressions_pkey do update set reason = excluded.reason, suppressed_at = excluded.suppressed_at
    where private.strength_of_wish(known.reason) < private.strength_of_wish(excluded.reason);
  if suppress_email.reason in ('complaint', 'recipient') then
    perform public.unsubscribe_request(r.id, ended_by, at) from public.workbook_requests as r where r.email = address;
  end if;
  perform private.end_subscription(s.id, ended_by, at) from public.newsletter_subscribers as s where s.email = address;
  update public.email_jobs set dead_at = at, dead_reason = 'suppressed', lease_until = null, leased_by = null,
    facts = case when priority = 0 then '{}' else facts end
  where private.normalise_email(recipient) = address and sent_at is null and dead_at is null
    and not private.accepts_mail(recipient, kind);
end $$;

-- Ends a suppression that the recipient asked for; one for a bounce or a complaint stays. True if there was one.
create function public.allow_email(email text) returns boolean
  language plpgsql volatile set search_path = '' as $$
begin
  return private.end_suppression(allow_email.email, array['recipient']);
end $$;

-- Notifies an account's owner of a change, for the triggers that log it. A deleted account gets none.
create function private.queue_security_mail(person uuid, change text) returns void
  language sql volatile set search_path = '' as $$
  select public.queue_mail('security', u.email, jsonb_build_object('change', change), 'security ' || gen_random_uuid())
  from auth.users as u where u.id = person and private.is_email(u.email)
$$;

grant execute on function private.accepts_mail, private.mail_facts, public.claim_email_jobs, public.oldest_due_mail,
  public.queue_mail, public.confirm_email_job, public.settle_email_job, public.suppress_email, public.allow_email to service_role;
