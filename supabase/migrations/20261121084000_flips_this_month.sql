-- One number for the banner, from the daily figures, so that it costs the same however many flips there are.
create function public.completed_flips_this_month() returns bigint
  language sql stable security definer set search_path = ''
  return (
    select coalesce(sum(f.sessions), 0)
    from private.daily_figures as f
    where f.grp = 'completed' and f.day >= date_trunc('month', private.utc_today())
  );
comment on function public.completed_flips_this_month is
  'Completed flips of the UTC month so far, of everybody. The server decides whether the site shows it.';
revoke execute on function public.completed_flips_this_month() from public, anon, authenticated;
grant execute on function public.completed_flips_this_month() to service_role;
