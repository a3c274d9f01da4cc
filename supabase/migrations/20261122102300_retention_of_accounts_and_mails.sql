-- What else goes by itself: accounts that nobody confirmed, and the words of mails that are done with.

alter table public.email_jobs drop constraint email_jobs_dead_reason_is_known,
  add constraint email_jobs_dead_reason_is_known check (dead_reason in ('failed', 'suppressed', 'unsubscribed', 'expired'));
create index email_jobs_with_words on public.email_jobs (coalesce(sent_at, dead_at)) where text <> '';

-- Anybody can sign up with a stranger's address; after seven days without a confirmation nobody knows it any more.
-- A locked account is in use at this moment and waits for the next day, so that nobody holds the others up.
create function private.delete_unconfirmed_accounts(at timestamptz) returns bigint
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
  select array_agg(id) into gone from deleted;
  -- The auth service's own log names the address of every sign-up, sign-in and deletion.
  delete from auth.audit_log_entries
  where created_at < at - interval '30 days' or payload ->> 'actor_id' = any (gone::text[]);
  return coalesce(cardinality(gone), 0);
end $$;
comment on function private.delete_unconfirmed_accounts is 'Security definer: the server has no rights in the schema of the auth service.';

drop function public.apply_retention(timestamptz);
-- What the privacy page and docs/trust.md promise; the scheduler of the mails calls it once a day. Returns how many rows went
-- or were emptied.
create function public.apply_retention(at timestamptz default now())
  returns table (messages bigint, requests bigint, asks bigint, mails bigint, accounts bigint, limits bigint)
  language sql volatile set search_path = '' as $$
  -- Letters go two years after they were dealt with, or came.
  with old_messages as (
    delete from public.contact_messages where coalesce(handled_at, created_at) < at - interval '2 years' returning 1),
  -- Somebody may have typed a stranger's address: without the second yes it is not kept for ever.
  old_requests as (
    delete from public.workbook_requests as r
    where confirmed_at is null and unsubscribed_at is null and consent_at < at - interval '1 year'
      and not exists (select from public.workbook_asks as a where a.request_id = r.id and a.asked_at >= at - interval '1 year')
    returning 1),
  old_asks as (
    delete from public.workbook_asks where confirmed_at is null and asked_at < at - interval '1 year' returning 1),
  -- A mail that was given up a month ago is not sent any more.
  old_mails as (
    update public.email_jobs set html = '', text = '', headers = '{}', reply_to = null, last_error = null,
      subject = case kind when 'contact' then kind else subject end,
      dead_reason = case dead_reason when 'failed' then 'expired' else dead_reason end
    where text <> '' and coalesce(sent_at, dead_at) < at - interval '30 days'
    returning 1),
  old_limits as (
    delete from public.rate_limits where window_ends_at < at returning 1)
  select (select count(*) from old_messages), (select count(*) from old_requests), (select count(*) from old_asks),
    (select count(*) from old_mails), private.delete_unconfirmed_accounts(at), (select count(*) from old_limits)
$$;

revoke all on function private.delete_unconfirmed_accounts, public.apply_retention
  from public, anon, authenticated, service_role;
grant execute on function private.delete_unconfirmed_accounts, public.apply_retention to service_role;
