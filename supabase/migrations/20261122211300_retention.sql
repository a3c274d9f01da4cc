-- Retention, as promised by the privacy page and docs/trust.md.

-- Anybody can sign up with a stranger's address, so unconfirmed accounts are deleted after seven days. A locked one is in use
-- and waits for the next run, so that one row does not block the others.
create function private.delete_unconfirmed_accounts(at timestamptz) returns uuid[]
  language plpgsql volatile security definer set search_path = '' as $$
declare
  gone uuid[];
begin
  with deleted as (
    delete from auth.users where id in (
      select u.id from auth.users as u
      where u.email_confirmed_at is null and u.phone_confirmed_at is null and u.last_sign_in_at is null
        and u.created_at < at - interval '7 days'
      for update skip locked)
    returning id)
  select coalesce(array_agg(id), '{}') into gone from deleted;
  return gone;
end $$;
comment on function private.delete_unconfirmed_accounts is 'Security definer: service_role has no rights in the auth schema.';

-- The auth service's own log contains the address of every sign-up, sign-in and deletion.
create function private.delete_auth_log(gone uuid[], at timestamptz) returns bigint
  language plpgsql volatile security definer set search_path = '' as $$
declare
  entries bigint;
begin
  delete from auth.audit_log_entries
  where created_at < at - interval '30 days' or payload ->> 'actor_id' = any (gone::text[]);
  get diagnostics entries = row_count;
  return entries;
end $$;
comment on function private.delete_auth_log is
  'Security definer, as above. Separate, because a hosted project may not grant delete on this table.';

-- Called once a day by the mail scheduler. Each step stands alone: a failure is rolled back and reported, and the others go
-- on. Returns one row per step, with the number of rows deleted or cleared.
create function public.apply_retention(at timestamptz default now())
  returns table (step text, row_count bigint, problem text)
  language plpgsql volatile set search_path = '' as $$
#variable_conflict use_column
declare
  gone uuid[] := '{}';
begin
  foreach step in array array['messages', 'requests', 'submissions', 'subscribers', 'mails', 'newsletter', 'accounts',
    'auth-log', 'limits'] loop
    row_count := 0;
    problem := null;
    begin
      case step
        -- Two years after a message was handled, or else received.
        when 'messages' then
          delete from public.contact_messages where coalesce(handled_at, created_at) < at - interval '2 years';
        -- The address may be a stranger's: unconfirmed requests are not kept for ever.
        when 'requests' then
          delete from public.workbook_requests as r
          where confirmed_at is null and unsubscribed_at is null and consent_at < at - interval '1 year'
            and not exists (
              select from public.workbook_submissions as a where a.request_id = r.id and a.submitted_at >= at - interval '1 year');
        when 'submissions' then
          delete from public.workbook_submissions where confirmed_at is null and submitted_at < at - interval '1 year';
        when 'subscribers' then
          delete from public.newsletter_submissions where confirmed_at is null and submitted_at < at - interval '30 days';
          delete from public.newsletter_subscribers as s
          where confirmed_at is null and unsubscribed_at is null and consent_at < at - interval '30 days'
            and not exists (select from public.newsletter_submissions as a where a.subscriber_id = s.id);
        -- A mail given up a month ago can no longer be retried.
        when 'mails' then
          update public.email_jobs set html = '', text = '', headers = '{}', reply_to = null, last_error = null,
            subject = case when kind in ('contact', 'reply') then kind else subject end,
            dead_reason = case dead_reason when 'failed' then 'expired' else dead_reason end
          where text <> '' and coalesce(sent_at, dead_at) < at - interval '30 days';
        -- By then the issue's row holds its figures.
        when 'newsletter' then
          delete from public.email_jobs
          where issue_id is not null and coalesce(sent_at, dead_at) < at - interval '90 days'
            or cause is not null and coalesce(sent_at, dead_at) < at - interval '1 year';
        when 'accounts' then
          gone := private.delete_unconfirmed_accounts(at);
        when 'auth-log' then
          row_count := private.delete_auth_log(gone, at);
        when 'limits' then
          delete from public.rate_limits where window_ends_at < at;
      end case;
      if step = 'accounts' then
        row_count := cardinality(gone);
      elsif step <> 'auth-log' then
        get diagnostics row_count = row_count;
      end if;
    exception when others then
      row_count := 0;
      problem := sqlerrm;
    end;
    return next;
  end loop;
end $$;

revoke all on function private.delete_unconfirmed_accounts, private.delete_auth_log, public.apply_retention
  from public, anon, authenticated, service_role;
grant execute on function private.delete_unconfirmed_accounts, private.delete_auth_log, public.apply_retention
  to service_role;
