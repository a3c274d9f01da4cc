-- The workspace's page of the mails: the queue, failed mails, tests and blocked addresses.

-- The mails page in one call: the first 100 mails in one state (what leaves next, what was sent or ended last), how many wait and how
-- many ended for which reason, and the newest 100 suppressed addresses. `wanted` is 'waiting', 'sent', 'failed' (first all that need
-- the owner, up to 1,000, then what nothing can be done about any more) or 'ended': not sent as it was not wanted. `search` is part
-- of the recipient's address; null for all.
create function private.admin_mails(wanted text default 'failed', search text default null) returns jsonb
  language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  part constant text := lower(btrim(search));
begin
  perform private.require_admin();
  return jsonb_build_object(
    'ended', (select coalesce(jsonb_object_agg(e.dead_reason, e.count), '{}') from (select j.dead_reason, count(*)
      from public.email_jobs as j where j.dead_reason is not null group by j.dead_reason) as e),
    'waiting', (select count(*) from public.email_jobs as j where j.sent_at is null and j.dead_at is null and not j.on_hold),
    'jobs', (select coalesce(jsonb_agg(jsonb_build_object('id', j.id, 'kind', j.kind, 'recipient', j.recipient,
        'attempts', j.attempts, 'last_error', j.last_error, 'dead_reason', j.dead_reason,
        'message', j.contact_id, 'issue', j.issue_id,
        'can_retry', private.can_retry((select whole from public.email_jobs as whole where whole.id = j.id)),
        'at', coalesce(j.dead_at, j.sent_at, j.send_after))), '[]')
      from (
        (select * from public.email_jobs where wanted = 'waiting' and sent_at is null and dead_at is null and not on_hold
          and (part is null or position(part in recipient) > 0) order by priority, send_after, created_at, id limit 100)
        union all
        (select * from public.email_jobs where wanted = 'sent' and sent_at is not null
          and (part is null or position(part in recipient) > 0) order by sent_at desc limit 100)
        union all
        (select * from public.email_jobs where wanted = 'failed' and dead_reason = 'failed'
          and (part is null or position(part in recipient) > 0) order by dead_at desc limit 1000)
        union all
        (select * from public.email_jobs where wanted = 'failed' and dead_reason in ('bounced', 'expired')
          and (part is null or position(part in recipient) > 0) order by dead_at desc limit 100)
        union all
        (select * from public.email_jobs where wanted = 'ended' and dead_reason in ('suppressed', 'unsubscribed', 'stopped')
          and (part is null or position(part in recipient) > 0) order by dead_at desc limit 100)) as j),
    'suppressed', (select count(*) from public.email_suppressions),
    'suppressions', (select coalesce(jsonb_agg(s), '[]') from (
      select * from public.email_suppressions order by suppressed_at desc, email limit 100) as s));
end $$;

-- Whether a failed mail can go out again: not what its reader does not want any more, not to an address that takes no mail, and
-- not an account link, which has expired.
create function private.can_retry(job public.email_jobs) returns boolean
  language sql stable set search_path = '' as $$
  select job.dead_reason = 'failed' and job.sent_at is null and job.priority > 0
    and not exists (select from public.workbook_requests as r where r.id = job.request_id and r.unsubscribed_at >= job.created_at)
    and not exists (select from public.newsletter_subscribers as s
      where s.id = job.subscriber_id and s.unsubscribed_at >= job.created_at)
    and private.accepts_mail(job.recipient, job.kind)
$$;

-- Requeues a failed mail, or all of them, for three more days. Attempts restart at 1, so that the waits begin anew.
-- False if none can go out again (private.can_retry). Their newsletter issues are marked unfinished.
create function private.admin_retry_email_job(job_id uuid default null) returns boolean
  language plpgsql volatile security definer set search_path = '' as $$
declare
  issues uuid[];
begin
  perform private.require_admin();
  with retried as (
    update public.email_jobs as j
    set dead_at = null, dead_reason = null, send_after = now(), lease_until = null, leased_by = null,
      attempts = least(j.attempts, 1), first_try_at = null
    where j.dead_reason = 'failed' and j.id = coalesce(admin_retry_email_job.job_id, j.id) and private.can_retry(j)
    returning j.issue_id)
  select array_agg(distinct r.issue_id) into issues from retried as r;
  if issues is null then
    return false;
  end if;
  update public.newsletter_issues as i set finished_at = null, sent = null, failed = null
  where i.id = any (issues) and i.stopped_at is null;
  perform private.audit('mail-retry', coalesce(job_id::text, 'all'));
  return true;
end $$;

-- Sends a sample or an issue to at most three addresses, to the admin's own if none is given. Returns 'queued', or 'suppressed'
-- (nothing is sent) if one of them takes no mail.
create function private.admin_send_test_mail(facts jsonb, recipients text[] default null) returns text
  language plpgsql volatile security definer set search_path = '' as $$
declare
  addresses text[] := recipients;
begin
  perform private.require_admin();
  if coalesce(cardinality(addresses), 0) = 0 then
    select array[p.email] into addresses from public.profiles as p where p.id = auth.uid();
  end if;
  select array_agg(distinct private.normalise_email(a)) into addresses from unnest(addresses) as a;
  if cardinality(addresses) > 3 or not (select bool_and(coalesce(private.is_email(a), false)) from unnest(addresses) as a) then
    raise exception 'A test goes to at most three addresses.' using errcode = '22023';
  end if;
  if exists (select from unnest(addresses) as a where private.suppression_of(a) is not null) then return 'suppressed'; end if;
  perform public.queue_mail('test', a, facts, 'test ' || gen_random_uuid()) from unnest(addresses) as a;
  perform private.audit('mail-test', left(coalesce(facts ->> 'sample', facts ->> 'subject'), 100));
  return 'queued';
end $$;

-- Lets an address take mail again, with the reason in the log, and its reader get the newsletter again who did not leave by
-- themselves. Not one whose owner asked never to be written to. True if it was blocked.
create function private.admin_release_address(email text, reason text) returns boolean
  language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  if coalesce(char_length(btrim(admin_release_address.reason)) between 1 and 200, false) is false then return false; end if;
  if not private.end_suppression(admin_release_address.email, array['bounce', 'complaint', 'owner']) then return false; end if;
  update public.newsletter_subscribers as s set unsubscribed_at = null, unsubscribed_by = null, unsubscribed_after = null
  where s.email = private.normalise_email(admin_release_address.email) and s.unsubscribed_by = 'bounce';
  perform private.audit('address-released', btrim(admin_release_address.reason));
  return true;
end $$;

-- Never writes to an address again, as its person has asked for. Returns 'blocked', 'already' (it takes no mail) or 'admin'.
create function private.admin_block_address(email text) returns text
  language plpgsql volatile security definer set search_path = '' as $$
declare
  address constant text := private.normalise_email(admin_block_address.email);
begin
  perform private.require_admin();
  -- A bounce is lifted as a mistake of some server, and the person's wish would be lost with it.
  if private.suppression_of(address) <> 'bounce' then return 'already'; end if;
  if exists (select from public.profiles as p where p.email = address and private.has_role(p.id, 'admin')) then return 'admin'; end if;
  perform public.suppress_email(address, 'owner');
  perform private.audit('address-blocked', private.mark_of_email(address));
  return 'blocked';
end $$;

grant execute on function private.admin_mails, private.admin_retry_email_job, private.admin_send_test_mail,
  private.admin_release_address, private.admin_block_address to authenticated;
