-- Consent to keeping flips can be withdrawn and given again; each time is kept. The daily deletions stand each by itself.

alter table public.account_consents add column withdrawn_at timestamptz,
  drop constraint account_consents_pkey, add primary key (user_id, given_at),
  add constraint account_consents_withdrawn_after_given check (withdrawn_at >= given_at);
-- Two versions agreed to: the first stands.
delete from public.account_consents as later using public.account_consents as earlier
where earlier.user_id = later.user_id and earlier.given_at < later.given_at;
create unique index account_consents_one_in_force on public.account_consents (user_id) where withdrawn_at is null;

create function private.caller_has_agreed() returns boolean
  language plpgsql volatile security definer set search_path = '' as $$
begin
  -- A withdrawal waits for this lock, and this waits for a withdrawal: no flip slips in beside one.
  perform from public.profiles where id = auth.uid() for no key update;
  return exists (select from public.account_consents where user_id = auth.uid() and withdrawn_at is null);
end $$;
comment on function private.caller_has_agreed is 'Security definer: whoever adds flips may not lock their profile. It tells the caller about themselves only.';
revoke all on function private.caller_has_agreed from public, anon, authenticated, service_role;
grant execute on function private.caller_has_agreed to authenticated;

drop policy "A person who has agreed adds their own flips" on public.flip_sessions;
create policy "A person who has agreed adds their own flips" on public.flip_sessions
  for insert to authenticated with check (
    user_id = (select auth.uid()) and (select private.caller_has_agreed()));

-- Ends the consent of a person, and deletes their flips if they want that. Twice keeps the first time.
create function public.withdraw_consent(person uuid, delete_flips boolean, at timestamptz default now()) returns void
  language plpgsql volatile security definer set search_path = '' as $$
begin
  perform from public.profiles where id = person for no key update;
  update public.account_consents set withdrawn_at = greatest(at, given_at) where user_id = person and withdrawn_at is null;
  if delete_flips then
    delete from public.flip_sessions where user_id = person;
  end if;
end $$;
comment on function public.withdraw_consent is 'Security definer: the server has no other right to delete flips or to change a consent.';

-- As before; and what somebody agreed to who may have been a stranger is no consent of the mailbox's owner. The mark of the
-- sign-up is still there at the confirmation only in the browser that made the account (lib/auth/sign-up-mark.ts).
create or replace function private.follow_confirmation() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update public.profiles set full_name = private.name_from_metadata(new.raw_user_meta_data) where id = new.id;
  if new.raw_user_meta_data ->> 'sign_up' is null then
    delete from public.account_consents where user_id = new.id;
  end if;
  return null;
end $$;
-- The confirmation itself does it now, for a sign-in with Google too.
drop function public.forget_sign_up;

-- As before, but a mail that was asked for after the unsubscription may be tried again.
create or replace function public.admin_retry_email_job(job_id uuid) returns boolean
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

drop function public.apply_retention(timestamptz);
drop function private.delete_unconfirmed_accounts(timestamptz);

-- As before, and without the auth service's log.
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
comment on function private.delete_unconfirmed_accounts is 'Security definer: the server has no rights in the schema of the auth service.';

-- The auth service's own log names the address of every sign-up, sign-in and deletion.
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
  'Security definer, as above. A function of its own: on a hosted service the right to delete there may be missing.';

-- What the privacy page and docs/trust.md promise; the scheduler of the mails calls it once a day. Each step stands by
-- itself: one that fails leaves what it has done undone and says why, the others go on. Returns a row for each step, with
-- how many rows went or were emptied.
create function public.apply_retention(at timestamptz default now())
  returns table (step text, row_count bigint, problem text)
  language plpgsql volatile set search_path = '' as $$
#variable_conflict use_column
declare
  gone uuid[] := '{}';
begin
  foreach step in array array['messages', 'requests', 'asks', 'mails', 'accounts', 'auth-log', 'limits'] loop
    row_count := 0;
    problem := null;
    begin
      case step
        -- Letters go two years after they were dealt with, or came.
        when 'messages' then
          delete from public.contact_messages where coalesce(handled_at, created_at) < at - interval '2 years';
        -- Somebody may have typed a stranger's address: without the second yes it is not kept for ever.
        when 'requests' then
          delete from public.workbook_requests as r
          where confirmed_at is null and unsubscribed_at is null and consent_at < at - interval '1 year'
            and not exists (
              select from public.workbook_asks as a where a.request_id = r.id and a.asked_at >= at - interval '1 year');
        when 'asks' then
          delete from public.workbook_asks where confirmed_at is null and asked_at < at - interval '1 year';
        -- A mail that was given up a month ago is not sent any more.
        when 'mails' then
          update public.email_jobs set html = '', text = '', headers = '{}', reply_to = null, last_error = null,
            subject = case kind when 'contact' then kind else subject end,
            dead_reason = case dead_reason when 'failed' then 'expired' else dead_reason end
          where text <> '' and coalesce(sent_at, dead_at) < at - interval '30 days';
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

revoke all on function public.withdraw_consent, private.delete_unconfirmed_accounts, private.delete_auth_log,
  public.apply_retention from public, anon, authenticated, service_role;
grant execute on function public.withdraw_consent, private.delete_unconfirmed_accounts, private.delete_auth_log,
  public.apply_retention to service_role;
