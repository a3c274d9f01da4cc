-- Retention, as promised by the privacy page and docs/trust.md.

-- What was deleted in the last 30 days, by the hash of its id, so that a restored backup can be brought up to date (npm run backup:restore).
create table private.deletions (
  kind text not null,
  id_hash text not null,
  at timestamptz not null default now(),
  primary key (kind, id_hash),
  constraint deletions_kind_is_known check (kind in ('users', 'workbook_requests', 'newsletter_subscribers', 'contact_messages'))
);
comment on table private.deletions is 'Hashes of random ids only. Part of every backup: the list of a later one is applied to an older one.';
alter table private.deletions enable row level security;

create function private.hash_of_id(id uuid) returns text
  language sql immutable set search_path = ''
  return encode(sha256(uuid_send(id)), 'hex');

create function private.note_deletion() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into private.deletions (kind, id_hash) values (tg_table_name, private.hash_of_id(old.id)) on conflict do nothing;
  return null;
end $$;
create trigger note_deletion after delete on auth.users for each row execute function private.note_deletion();
create trigger note_deletion after delete on public.workbook_requests for each row execute function private.note_deletion();
create trigger note_deletion after delete on public.newsletter_subscribers for each row execute function private.note_deletion();
create trigger note_deletion after delete on public.contact_messages for each row execute function private.note_deletion();

-- Called once a day by the mail scheduler. Each step stands alone: a failure is rolled back and reported, and the others go
-- on. A hosted project stops a call after eight seconds, which `others` leaves out. Returns one row per step, with the number
-- of rows deleted or cleared.
create function public.apply_retention(at timestamptz default now())
  returns table (step text, row_count bigint, problem text)
  language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  gone uuid[] := '{}';
begin
  foreach step in array array['messages', 'requests', 'submissions', 'subscribers', 'mails', 'newsletter', 'accounts',
    'auth-log', 'limits', 'invitations', 'deletions', 'counts'] loop
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
          update public.email_jobs set facts = '{}', last_error = null,
            dead_reason = case dead_reason when 'failed' then 'expired' else dead_reason end
          where (facts <> '{}' or last_error is not null or dead_reason = 'failed') and coalesce(sent_at, dead_at) < at - interval '30 days';
        -- A stopped issue's row does not hold its figures yet.
        when 'newsletter' then
          update public.newsletter_issues as i set (sent, failed) = (select c.sent, c.failed from private.issue_counts(i.id) as c)
          where i.stopped_at is not null and i.sent is null and i.started_at < at - interval '80 days';
          delete from public.email_jobs
          where issue_id is not null and coalesce(sent_at, dead_at) < at - interval '90 days'
            or dedupe_key is not null and coalesce(sent_at, dead_at) < at - case
              when kind in ('digest', 'alert', 'test') then interval '1 year' else interval '30 days' end;
        -- Anybody can sign up with a stranger's address. An account that is locked is in use, and waits for the next run.
        when 'accounts' then
          with deleted as (
            delete from auth.users where id in (
              select u.id from auth.users as u
              where u.email_confirmed_at is null and u.phone_confirmed_at is null and u.last_sign_in_at is null
                and u.created_at < at - interval '7 days'
              for update skip locked)
            returning id)
          select coalesce(array_agg(id), '{}') into gone from deleted;
        -- Contains the address of every sign-up, sign-in and deletion. A hosted project may not grant delete on it.
        when 'auth-log' then
          delete from auth.audit_log_entries where id in (
            select e.id from auth.audit_log_entries as e
            where e.created_at < at - interval '30 days' or e.payload ->> 'actor_id' = any (gone::text[])
            order by e.payload ->> 'actor_id' = any (gone::text[]) desc nulls last limit 200000);
        when 'limits' then
          -- Waits for no attempt that is being counted; the next run deletes what this one skips.
          delete from public.rate_limits where (bucket, key) in (
            select r.bucket, r.key from public.rate_limits as r where r.window_ends_at < at limit 200000 for update skip locked);
        -- An address to which nobody came is not kept.
        when 'invitations' then
          delete from public.role_invitations where expires_at < at - interval '30 days';
        when 'deletions' then
          delete from private.deletions as d where d.at < apply_retention.at - interval '30 days';
        -- The account page names this day.
        when 'counts' then
          delete from public.notebook_counts where at >= timestamptz '2027-03-01 00:00Z';
      end case;
      get diagnostics row_count = row_count;
      if step = 'accounts' then
        row_count := cardinality(gone);
      end if;
    exception when query_canceled or others then
      row_count := 0;
      problem := sqlerrm;
    end;
    return next;
  end loop;
end $$;
comment on function public.apply_retention is 'Security definer: service_role has no rights in the auth schema.';

grant execute on function public.apply_retention to service_role;
