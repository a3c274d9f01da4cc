-- Fan-out of a newsletter issue into mail jobs.

-- Whether there is a job of this issue for a reader, as when it was stopped and goes on.
create function private.has_issue(issue_id uuid, subscriber_id uuid) returns boolean
  language sql stable set search_path = '' as $$
  select exists (select from public.email_jobs as j
    where j.issue_id = has_issue.issue_id and j.subscriber_id = has_issue.subscriber_id)
$$;

-- How many mails of an issue were sent, and how many failed.
create function private.issue_counts(issue_id uuid, out sent bigint, out failed bigint)
  language sql stable set search_path = '' as $$
  select (select count(*) from public.email_jobs as j where j.issue_id = issue_counts.issue_id and j.sent_at is not null),
    (select count(*) from public.email_jobs as j where j.issue_id = issue_counts.issue_id and j.dead_at is not null
      and j.dead_reason in ('failed', 'expired', 'bounced'))
$$;

-- Creates jobs for the next `batch` subscribers of a due issue. One caller at a time per issue; a crash rolls back jobs and
-- cursor together. Returns the number of jobs; records when fan-out is complete and when the issue is finished.
create function private.fan_out_newsletter(batch integer, at timestamptz) returns integer
  language plpgsql volatile set search_path = '' as $$
declare
  issue public.newsletter_issues;
  last_id uuid;
  -- One comparison, so that the index scan starts at the cursor.
  behind uuid;
  added integer := 0;
begin
  select i.* into issue from public.newsletter_issues as i
  where i.send_at <= at and i.fanned_out_at is null and i.finished_at is null and i.stopped_at is null
  order by i.send_at, i.id limit 1 for update skip locked;
  if found then
    behind := coalesce(issue.cursor, '00000000-0000-0000-0000-000000000000');
    -- Locks against a concurrent unsubscription, which must see the job in order to delete it.
    with next as materialized (
      select s.id, s.email from public.newsletter_subscribers as s
      where s.confirmed_at is not null and s.unsubscribed_at is null and s.confirmed_at <= coalesce(issue.started_at, at)
        and s.id > behind and not private.has_issue(issue.id, s.id)
      order by s.id limit batch for share
    ), made as (
      insert into public.email_jobs (subscriber_id, issue_id, kind, recipient, created_at, send_after)
      select n.id, issue.id, 'newsletter', n.email, at, at from next as n
      on conflict (issue_id, subscriber_id) where issue_id is not null do nothing
      returning 1)
    select (select n.id from next as n order by n.id desc limit 1), (select count(*) from made) into last_id, added;
    update public.newsletter_issues as i
    set started_at = coalesce(i.started_at, at), cursor = coalesce(last_id, i.cursor),
      fanned_out_at = case when last_id is null and not exists (
        select from public.newsletter_subscribers as s
        where s.confirmed_at is not null and s.unsubscribed_at is null and s.confirmed_at <= coalesce(i.started_at, at)
          and s.id > behind and not private.has_issue(i.id, s.id)) then at end
    where i.id = issue.id;
  end if;
  if added = 0 then
    update public.newsletter_issues as i set finished_at = at, (sent, failed) = (select c.sent, c.failed from private.issue_counts(i.id) as c)
    where i.fanned_out_at is not null and i.finished_at is null
      and not exists (select from public.email_jobs as j where j.issue_id = i.id and j.sent_at is null and j.dead_at is null);
  end if;
  return added;
end $$;

grant execute on function private.fan_out_newsletter, private.has_issue, private.issue_counts to service_role;
