-- What the privacy page promises to delete by itself; the scheduler of the mails calls it once a day.
-- Returns how many rows went.
create function public.apply_retention(at timestamptz default now())
  returns table (messages bigint, requests bigint, limits bigint)
  language sql volatile set search_path = '' as $$
  -- Letters go two years after they were dealt with, or came.
  with old_messages as (
    delete from public.contact_messages where coalesce(handled_at, created_at) < at - interval '2 years' returning 1),
  -- Somebody may have typed a stranger's address: without the second yes it is not kept for ever.
  old_requests as (
    delete from public.workbook_requests
    where confirmed_at is null and unsubscribed_at is null and consent_at < at - interval '1 year' returning 1),
  old_limits as (
    delete from public.rate_limits where window_ends_at < at returning 1)
  select (select count(*) from old_messages), (select count(*) from old_requests), (select count(*) from old_limits)
$$;
revoke all on function public.apply_retention from public, anon, authenticated, service_role;
grant execute on function public.apply_retention to service_role;
