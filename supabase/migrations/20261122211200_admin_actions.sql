-- What an admin changes: checks the role and writes the audit log in the same transaction. Security definer, because API
-- roles may not touch the tables.

-- Requeues a failed mail for three more days. Attempts restart at 1, so that the worker asks the provider first. False if the
-- mail is not dead, dead by its reader's choice, which the owner must not undo, or an account link, which has expired. A newsletter issue is marked unfinished.
create function public.admin_retry_email_job(job_id uuid) returns boolean
  language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  update public.email_jobs as j
  set dead_at = null, dead_reason = null, send_after = now(), lease_until = null, leased_by = null,
    attempts = least(j.attempts, 1), first_try_at = null
  where j.id = job_id and j.dead_reason = 'failed' and j.sent_at is null and j.priority > 0
    and not exists (select from public.workbook_requests as r where r.id = j.request_id and r.unsubscribed_at >= j.created_at)
    and not exists (select from public.newsletter_subscribers as s where s.id = j.subscriber_id and s.unsubscribed_at >= j.created_at)
    and not exists (select from public.email_suppressions as s where s.email = private.normalise_email(j.recipient));
  if not found then
    return false;
  end if;
  update public.newsletter_issues as i set finished_at = null, sent = null, failed = null
  where i.id = (select j.issue_id from public.email_jobs as j where j.id = job_id) and i.stopped_at is null;
  perform private.audit('mail-retry', job_id::text);
  return true;
end $$;

grant execute on function public.admin_retry_email_job to authenticated;
