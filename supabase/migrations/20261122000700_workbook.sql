-- Workbook requests and the seven-day course: requested, confirmed, paused, resumed, unsubscribed. Each step and its mails
-- share one transaction. Only the server writes, with the secret key; visitors have no rights here.
--
-- Each form submission is a row of its own and changes nothing for a known address until the link in its mail is used.
-- Unsubscribing ends every earlier submission and keeps only what proves it.

create table public.workbook_requests (
  id uuid primary key default gen_random_uuid(),
  email text not null unique,
  first_name text,
  last_name text,
  utm_source text,
  utm_medium text,
  utm_campaign text,
  consent_text text not null,
  consent_version text not null,
  consent_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  paused_at timestamptz,
  unsubscribed_at timestamptz,
  unsubscribed_by text,
  constraint workbook_requests_email_is_sane check (email = private.normalise_email(email) and private.is_email(email)),
  constraint workbook_requests_first_name_is_sane
    check (char_length(first_name) between 1 and 100 and first_name !~ '[[:cntrl:]]' and not private.is_blank(first_name)),
  constraint workbook_requests_last_name_is_sane
    check (char_length(last_name) between 1 and 100 and last_name !~ '[[:cntrl:]]'),
  constraint workbook_requests_utm_is_short check (
    greatest(char_length(utm_source), char_length(utm_medium), char_length(utm_campaign)) <= 200),
  constraint workbook_requests_consent_is_short
    check (char_length(consent_text) between 1 and 2000 and char_length(consent_version) between 1 and 40),
  constraint workbook_requests_confirmed_after_consent check (confirmed_at >= consent_at),
  constraint workbook_requests_unsubscribed_after_consent check (unsubscribed_at >= consent_at),
  constraint workbook_requests_source_of_unsubscription_is_known check (
    (unsubscribed_at is null) = (unsubscribed_by is null) and unsubscribed_by in ('page', 'one-click', 'complaint')),
  -- After unsubscribing only the proof stays; before that, the first name is required for the greeting.
  constraint workbook_requests_unsubscribed_keeps_no_personal_data check (
    case when unsubscribed_at is null then first_name is not null
      else num_nonnulls(first_name, last_name, utm_source, utm_medium, utm_campaign, paused_at) = 0 end)
);
comment on table public.workbook_requests is 'One row per address that asked for the workbook.';
comment on column public.workbook_requests.consent_text is 'The exact sentence beside the button.';
comment on column public.workbook_requests.confirmed_at is 'When the download was pressed: the double opt-in, which starts the course.';
comment on column public.workbook_requests.unsubscribed_by is 'Our page, the mail client''s one-click button, or a complaint.';
create index workbook_requests_newest on public.workbook_requests (created_at);

create table public.workbook_submissions (
  id uuid primary key,
  request_id uuid not null references public.workbook_requests (id) on delete cascade,
  first_name text,
  last_name text,
  consent_text text not null,
  consent_version text not null,
  submitted_at timestamptz not null,
  confirmed_at timestamptz,
  constraint workbook_submissions_names_are_sane check (
    char_length(first_name) between 1 and 100 and first_name !~ '[[:cntrl:]]'
    and (last_name is null or char_length(last_name) between 1 and 100 and last_name !~ '[[:cntrl:]]')),
  constraint workbook_submissions_consent_is_short
    check (char_length(consent_text) between 1 and 2000 and char_length(consent_version) between 1 and 40),
  constraint workbook_submissions_confirmed_after_submission check (confirmed_at >= submitted_at)
);
comment on table public.workbook_submissions is
  'Each form submission that queued a mail. Its id is in that mail''s link; the names are deleted once it is confirmed or ended.';
create index workbook_submissions_by_request on public.workbook_submissions (request_id, submitted_at);

alter table public.workbook_requests enable row level security;
alter table public.workbook_submissions enable row level security;
grant select, insert, update, delete on public.workbook_requests, public.workbook_submissions to service_role;

-- The owner of a confirmed account has proved the address, so deleting it also deletes the workbook request, newsletter,
-- mails and invitations. An unconfirmed account proves nothing: anybody can sign up with a stranger's address.
create function private.delete_rows_of_account() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.hash_suppression(private.normalise_email(old.email));
  delete from public.workbook_requests where email = private.normalise_email(old.email);
  delete from public.newsletter_subscribers where email = private.normalise_email(old.email);
  delete from public.role_invitations where email = private.normalise_email(old.email);
  return null;
end $$;
create trigger delete_rows_with_account after delete on auth.users
  for each row when (old.email_confirmed_at is not null) execute function private.delete_rows_of_account();

create trigger keep_unsubscription after delete on public.workbook_requests
  for each row when (old.unsubscribed_at is not null) execute function private.keep_unsubscription();

-- Stores a submission and queues its workbook mail. Returns 'queued' (also if an earlier mail is still waiting or under ten
-- minutes old, unless the reader unsubscribed since), 'limited' (three within 24 hours) or 'suppressed', with the id of the
-- address's request. Never changes a known request.
create function public.request_workbook(
  submission_id uuid, email text, first_name text, consent_text text, consent_version text,
  last_name text default null, utm_source text default null, utm_medium text default null,
  utm_campaign text default null, at timestamptz default now())
  returns table (request_id uuid, outcome text)
  language plpgsql volatile set search_path = '' as $$
#variable_conflict use_column
declare
  address constant text := private.normalise_email(request_workbook.email);
  request public.workbook_requests;
  is_on_its_way boolean;
  last_day integer;
begin
  insert into public.workbook_requests (email, first_name, last_name, utm_source, utm_medium, utm_campaign,
    consent_text, consent_version, consent_at, created_at)
  values (address, request_workbook.first_name, request_workbook.last_name, request_workbook.utm_source,
    request_workbook.utm_medium, request_workbook.utm_campaign, request_workbook.consent_text,
    request_workbook.consent_version, at, at)
  on conflict (email) do nothing;
  -- Serialises sign-ups of one address, so that the counts below are exact.
  select r.* into strict request from public.workbook_requests as r where r.email = address for update;
  request_id := request.id;
  select coalesce(bool_or(j.dead_at is null and (j.sent_at is null or j.created_at > at - interval '10 minutes')
      and j.created_at > coalesce(request.unsubscribed_at, '-infinity')), false),
    count(*) filter (where j.created_at > at - interval '24 hours')
  into is_on_its_way, last_day
  from public.email_jobs as j where j.request_id = request.id and j.kind = 'workbook';
  outcome := case when private.suppression_of(address) is not null then 'suppressed'
    when last_day >= 3 and not is_on_its_way then 'limited' else 'queued' end;
  if outcome = 'queued' and not is_on_its_way then
    insert into public.workbook_submissions (id, request_id, first_name, last_name, consent_text, consent_version, submitted_at)
    values (request_workbook.submission_id, request.id, request_workbook.first_name, request_workbook.last_name,
      request_workbook.consent_text, request_workbook.consent_version, at);
    insert into public.email_jobs (request_id, kind, sequence, recipient, facts, created_at, send_after)
    select request.id, 'workbook', coalesce(max(j.sequence), 0) + 1, address,
      jsonb_build_object('submission', request_workbook.submission_id), at, at
    from public.email_jobs as j where j.request_id = request.id and j.kind = 'workbook';
  end if;
  return next;
end $$;

-- Confirms a submission (double opt-in): makes it the request's consent and queues the seven course mails, the first now, the
-- others a day apart. A submission after an unsubscription or after the last mail begins the course anew, with all seven.
-- Returns 'started', 'already_started' (takes over a later submission's consent), 'unsubscribed' (after this submission),
-- 'suppressed' or 'unknown'.
create function public.start_course(submission_id uuid, at timestamptz default now()) returns text
  language plpgsql volatile set search_path = '' as $$
declare
  submission public.workbook_submissions;
  request public.workbook_requests;
  is_running boolean;
begin
  select r.* into request from public.workbook_requests as r
  where r.id = (select s.request_id from public.workbook_submissions as s where s.id = start_course.submission_id)
  for update;
  if not found then return 'unknown'; end if;
  -- Read after taking the lock: a concurrent unsubscription clears the names.
  select s.* into strict submission from public.workbook_submissions as s where s.id = start_course.submission_id;
  if private.suppression_of(request.email) is not null then return 'suppressed'; end if;
  -- An old mail's button must not undo an unsubscription.
  if request.unsubscribed_at >= submission.submitted_at then return 'unsubscribed'; end if;
  is_running := request.confirmed_at is not null and request.unsubscribed_at is null
    and (submission.submitted_at <= request.consent_at or exists (select from public.email_jobs as j
      where j.request_id = request.id and j.kind like 'course-%' and j.sent_at is null and j.dead_at is null));
  if not is_running or submission.submitted_at > request.consent_at then
    update public.workbook_requests as r
    set consent_text = submission.consent_text, consent_version = submission.consent_version,
      consent_at = submission.submitted_at, confirmed_at = greatest(at, submission.submitted_at), unsubscribed_at = null, unsubscribed_by = null,
      first_name = case when is_running then r.first_name else coalesce(submission.first_name, r.first_name) end,
      last_name = case when is_running or submission.first_name is null then r.last_name else submission.last_name end,
      paused_at = case when is_running then r.paused_at end
    where r.id = request.id;
    update public.workbook_submissions as s set confirmed_at = greatest(at, submitted_at), first_name = null, last_name = null
    where s.id = submission.id;
  end if;
  if is_running then return 'already_started'; end if;
  -- The mails of the first time would stand in the way of the new ones.
  delete from public.email_jobs as j where j.request_id = request.id and j.kind like 'course-%';
  insert into public.email_jobs (request_id, kind, recipient, created_at, send_after)
  select request.id, 'course-' || day, request.email, at, at + make_interval(days => day - 1)
  from generate_series(1, 7) as day;
  return 'started';
end $$;

-- Returns 'paused' or 'unknown'. A repeat keeps the first time; after an unsubscription there is nothing to pause.
create function public.pause_course(request_id uuid, at timestamptz default now()) returns text
  language plpgsql volatile set search_path = '' as $$
begin
  update public.workbook_requests
  set paused_at = case when unsubscribed_at is null then coalesce(paused_at, at) end
  where id = pause_course.request_id;
  if not found then return 'unknown'; end if;
  update public.email_jobs as job set on_hold = true
  where job.request_id = pause_course.request_id and job.kind like 'course-%' and job.sent_at is null and job.dead_at is null
    and exists (select from public.workbook_requests as r where r.id = job.request_id and r.paused_at is not null);
  return 'paused';
end $$;

-- Returns 'resumed' or 'unknown'. Waiting mails shift by the length of the pause, so they do not all arrive at once.
create function public.resume_course(request_id uuid, at timestamptz default now()) returns text
  language plpgsql volatile set search_path = '' as $$
declare
  since timestamptz;
begin
  select paused_at into since from public.workbook_requests where id = resume_course.request_id for update;
  if not found then return 'unknown'; end if;
  if since is not null then
    update public.email_jobs as job set send_after = job.send_after + (at - since), on_hold = false
    where job.request_id = resume_course.request_id and job.kind like 'course-%'
      and job.sent_at is null and job.dead_at is null;
    update public.workbook_requests set paused_at = null where id = resume_course.request_id;
  end if;
  return 'resumed';
end $$;

-- Returns 'unsubscribed' or 'unknown'. A repeat keeps the first time, unless there was a submission since. Deletes what is not
-- needed as proof: names and campaign. Waiting mails are deleted; one already claimed is marked dead and
-- kept, because it may have been sent.
create function public.unsubscribe_request(request_id uuid, source text default 'page', at timestamptz default now())
  returns text
  language plpgsql volatile set search_path = '' as $$
begin
  update public.workbook_requests as r
  set unsubscribed_at = case
      when r.unsubscribed_at is null then greatest(at, r.consent_at)
      when exists (select from public.workbook_submissions as s where s.request_id = r.id and s.submitted_at > r.unsubscribed_at)
        then greatest(at, r.unsubscribed_at)
      else r.unsubscribed_at end,
    unsubscribed_by = coalesce(r.unsubscribed_by, source), first_name = null, last_name = null, utm_source = null,
    utm_medium = null, utm_campaign = null, paused_at = null
  where r.id = unsubscribe_request.request_id;
  if not found then return 'unknown'; end if;
  update public.workbook_submissions as s set first_name = null, last_name = null
  where s.request_id = unsubscribe_request.request_id;
  delete from public.email_jobs as job
  where job.request_id = unsubscribe_request.request_id and job.sent_at is null and job.dead_at is null
    and job.attempts = 0;
  update public.email_jobs as job
  set facts = '{}', dead_at = case when job.sent_at is null then coalesce(job.dead_at, at) end,
    dead_reason = case when job.sent_at is null then 'unsubscribed' end
  where job.request_id = unsubscribe_request.request_id;
  return 'unsubscribed';
end $$;

grant execute on function public.request_workbook, public.start_course, public.pause_course, public.resume_course,
  public.unsubscribe_request to service_role;
