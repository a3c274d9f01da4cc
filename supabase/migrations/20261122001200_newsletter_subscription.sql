-- Subscribing to the newsletter, and unsubscribing.

-- Records a confirmation request and queues its mail.
create function private.ask_subscriber(
  subscriber public.newsletter_subscribers, consent_text text, consent_version text, in_bulk boolean, at timestamptz)
  returns void
  language plpgsql volatile set search_path = '' as $$
declare
  own uuid;
begin
  insert into public.newsletter_submissions (subscriber_id, consent_text, consent_version, submitted_at)
  values (subscriber.id, consent_text, consent_version, at) returning id into own;
  insert into public.email_jobs (subscriber_id, kind, priority, sequence, recipient, facts, created_at, send_after)
  select subscriber.id, 'newsletter-confirm', case when in_bulk then 4 end, coalesce(max(j.sequence), 0) + 1, subscriber.email,
    jsonb_build_object('submission', own, 'source', case when in_bulk then 'import' else 'form' end), at, at
  from public.email_jobs as j where j.subscriber_id = subscriber.id and j.kind = 'newsletter-confirm';
end $$;

-- The newsletter form. Returns 'queued' (also if a mail is waiting or under ten minutes old), 'limited' (three within 24
-- hours) or 'suppressed'. Changes nothing for a known address until the link in its mail is used.
create function public.request_newsletter(
  email text, consent_text text, consent_version text, at timestamptz default now()) returns text
  language plpgsql volatile set search_path = '' as $$
declare
  address constant text := private.normalise_email(request_newsletter.email);
  subscriber public.newsletter_subscribers;
  last_ask timestamptz;
  last_day integer;
begin
  if private.suppression_of(address) is not null then return 'suppressed'; end if;
  insert into public.newsletter_subscribers (email, source, consent_text, consent_version, consent_at, created_at)
  values (address, 'form', request_newsletter.consent_text, request_newsletter.consent_version, at, at)
  on conflict on constraint newsletter_subscribers_email_key do nothing;
  -- Serialises sign-ups of one address, so that the counts below are exact.
  select s.* into strict subscriber from public.newsletter_subscribers as s where s.email = address for update;
  -- Unsubscribing renews the link at once, but not the day's allowance: a stranger can press "stop" and ask again.
  select max(s.submitted_at) filter (where s.submitted_at > coalesce(subscriber.unsubscribed_at, '-infinity')),
    count(*) filter (where s.submitted_at > at - interval '24 hours') into last_ask, last_day
  from public.newsletter_submissions as s where s.subscriber_id = subscriber.id;
  if last_ask > at - interval '10 minutes' then return 'queued'; end if;
  if last_day >= 3 then return 'limited'; end if;
  perform private.ask_subscriber(
    subscriber, request_newsletter.consent_text, request_newsletter.consent_version, false, at);
  return 'queued';
end $$;

-- The subscriber that a link is about, and the submission if it names one. A link names the id of either; in mails sent before links
-- were signed, its token.
create function private.find_newsletter_link(link text) returns table (subscriber_id uuid, submission_id uuid)
  language sql stable set search_path = '' as $$
  with named as materialized (select case when char_length(link) = 36 then link::uuid end as id)
  select a.subscriber_id, a.id from named as n, public.newsletter_submissions as a where a.id = n.id or a.token = link
  union all
  select s.id, null from named as n, public.newsletter_subscribers as s where s.id = n.id or s.token = link
$$;

-- The state behind a link. Read-only. 'waiting' (for confirmation), 'reading', 'stopped' or 'unknown'.
create function public.newsletter_link(link text) returns text
  language sql stable set search_path = '' as $$
  select coalesce((
    select case when a.confirmed_at is null and a.submitted_at > coalesce(s.unsubscribed_at, '-infinity')
        and (s.confirmed_at is null or s.unsubscribed_at is not null) then 'waiting'
      when s.unsubscribed_at is not null then 'stopped' when s.confirmed_at is null then 'waiting' else 'reading' end
    from private.find_newsletter_link(link) as l join public.newsletter_subscribers as s on s.id = l.subscriber_id
      left join public.newsletter_submissions as a on a.id = l.submission_id), 'unknown')
$$;

-- Confirms (double opt-in). Returns 'subscribed', 'already', 'stopped' (after this submission), 'suppressed' or 'unknown'.
create function public.confirm_newsletter(link text, at timestamptz default now()) returns text
  language plpgsql volatile set search_path = '' as $$
declare
  subscriber public.newsletter_subscribers;
  submission public.newsletter_submissions;
begin
  select s.* into subscriber from public.newsletter_subscribers as s
  where s.id = (select l.subscriber_id from private.find_newsletter_link(link) as l where l.submission_id is not null)
  for update;
  if not found then return 'unknown'; end if;
  select a.* into strict submission
  from public.newsletter_submissions as a join private.find_newsletter_link(link) as l on l.submission_id = a.id;
  if private.suppression_of(subscriber.email) is not null then return 'suppressed'; end if;
  -- An old mail's button must not undo an unsubscription.
  if subscriber.unsubscribed_at >= submission.submitted_at then return 'stopped'; end if;
  if subscriber.confirmed_at is not null and subscriber.unsubscribed_at is null then return 'already'; end if;
  update public.newsletter_subscribers as s
  set consent_text = submission.consent_text, consent_version = submission.consent_version,
    consent_at = submission.submitted_at, confirmed_at = greatest(at, submission.submitted_at), unsubscribed_at = null,
    unsubscribed_by = null, unsubscribed_after = null
  where s.id = subscriber.id;
  update public.newsletter_submissions as a set confirmed_at = greatest(at, submitted_at) where a.id = submission.id;
  perform private.come_back(subscriber.email);
  return 'subscribed';
end $$;

-- Ends a subscription and deletes its waiting mails; one already claimed is marked dead and kept, because it may have been
-- sent. A repeat keeps the first time, unless there was a submission since, and how; but a reader who leaves after a bounce has left.
create function private.end_subscription(subscriber_id uuid, source text, at timestamptz) returns void
  language plpgsql volatile set search_path = '' as $$
begin
  update public.newsletter_subscribers as s
  set unsubscribed_at = case
      when s.unsubscribed_at is null then greatest(at, s.consent_at)
      when exists (select from public.newsletter_submissions as a where a.subscriber_id = s.id and a.submitted_at > s.unsubscribed_at)
        then greatest(at, s.unsubscribed_at)
      else s.unsubscribed_at end,
    unsubscribed_by = coalesce(nullif(s.unsubscribed_by, 'bounce'), end_subscription.source),
    unsubscribed_after = coalesce(s.unsubscribed_after, (
      select j.issue_id from public.email_jobs as j
      where j.subscriber_id = s.id and j.issue_id is not null and j.sent_at is not null order by j.sent_at desc limit 1))
  where s.id = end_subscription.subscriber_id;
  delete from public.email_jobs as j
  where j.subscriber_id = end_subscription.subscriber_id and j.sent_at is null and j.dead_at is null and j.attempts = 0;
  update public.email_jobs as j set dead_at = at, dead_reason = 'unsubscribed'
  where j.subscriber_id = end_subscription.subscriber_id and j.sent_at is null and j.dead_at is null;
end $$;

-- 'unsubscribed' or 'unknown'. Also by a submission's link, because a stranger may have typed the address.
create function public.unsubscribe_newsletter(link text, source text default 'page', at timestamptz default now()) returns text
  language plpgsql volatile set search_path = '' as $$
declare
  known constant uuid := (select l.subscriber_id from private.find_newsletter_link(link) as l);
begin
  if known is null then return 'unknown'; end if;
  perform private.end_subscription(known, source, at);
  return 'unsubscribed';
end $$;

grant execute on function private.ask_subscriber, public.request_newsletter, private.find_newsletter_link,
  public.newsletter_link, public.confirm_newsletter,
  private.end_subscription, public.unsubscribe_newsletter to service_role;
