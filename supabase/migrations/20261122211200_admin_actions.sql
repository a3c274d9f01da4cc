-- What an admin changes, and takes along. Each asks for the admin role and writes down what was done in the same
-- transaction. Security definer, because nobody may touch the tables themselves.

-- The messages of an export with their text, as many as the screen shows. The days are those of its figures.
create function public.admin_export_contact_messages(
  from_day date, to_day date, search text default null, topic text default null, handled boolean default null,
  before timestamptz default null, page_size integer default 50)
  returns setof public.contact_messages
  language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.audit('export', concat_ws('/', from_day, to_day));
  return query
  select m.*
  from private.matching_contact_messages(search, topic, handled) as m
  where before is null or m.created_at < before
  order by m.created_at desc, m.id
  limit least(greatest(page_size, 1), 100);
end $$;

-- True when there is such a message. Handled twice keeps the first time.
create function public.admin_mark_contact_handled(message_id uuid, handled boolean) returns boolean
  language plpgsql volatile security definer set search_path = '' as $$
declare
  was_handled boolean;
begin
  perform private.require_admin();
  select c.handled_at is not null into was_handled from public.contact_messages as c where c.id = message_id for update;
  if not found then
    return false;
  end if;
  if was_handled is distinct from handled then
    update public.contact_messages as c
    set handled_at = case when admin_mark_contact_handled.handled then now() end
    where c.id = message_id;
    perform private.audit(case when handled then 'message-handled' else 'message-reopened' end, message_id::text);
  end if;
  return true;
end $$;

-- Puts a mail that failed back into the queue with three new days, its tries kept, so that the worker asks the provider
-- first. False for one that is not dead, or that died because its reader wants no mail: that is not the owner's to undo.
create function public.admin_retry_email_job(job_id uuid) returns boolean
  language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  update public.email_jobs as j
  set dead_at = null, dead_reason = null, send_after = now(), lease_until = null, leased_by = null,
    attempts = least(j.attempts, 1), first_try_at = null
  where j.id = job_id and j.dead_reason = 'failed' and j.sent_at is null
    and not exists (select from public.workbook_requests as r where r.id = j.request_id and r.unsubscribed_at >= j.created_at)
    and not exists (select from public.email_suppressions as s where s.email = private.normalise_email(j.recipient));
  if not found then
    return false;
  end if;
  perform private.audit('mail-retry', job_id::text);
  return true;
end $$;

revoke all on function public.admin_export_contact_messages, public.admin_mark_contact_handled, public.admin_retry_email_job
  from public, anon, authenticated, service_role;
grant execute on function public.admin_export_contact_messages, public.admin_mark_contact_handled,
  public.admin_retry_email_job to authenticated;
