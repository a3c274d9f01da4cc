-- Takes back one try that `take_rate_limit` has counted: whoever has signed in has not failed. A window that has ended
-- meanwhile is left as it is.
create function public.return_rate_limit(bucket text, key text)
  returns void
  language sql volatile set search_path = '' as $$
  update public.rate_limits as r set hits = r.hits - 1
  where r.bucket = return_rate_limit.bucket and r.key = return_rate_limit.key
    and r.hits > 0 and r.window_ends_at > clock_timestamp();
$$;
revoke all on function public.return_rate_limit from public, anon, authenticated, service_role;
grant execute on function public.return_rate_limit to service_role;
