-- What the account page shows and changes of the auth service's own tables: only for the server, which has checked who asks.
-- Security definer throughout: the service role has no rights in auth.

-- Somebody who signs in with Google alone has none. The list of providers does not tell: a password that was set by a
-- mail's link adds nothing to it.
create function public.account_has_password(user_id uuid) returns boolean
  language sql stable security definer set search_path = '' as $$
  select coalesce((
    select u.encrypted_password <> '' from auth.users as u where u.id = account_has_password.user_id), false)
$$;

-- Where somebody is signed in, the latest use first.
create function public.account_sessions(user_id uuid)
  returns table (id uuid, created_at timestamptz, last_used_at timestamptz, user_agent text)
  language sql stable security definer set search_path = '' as $$
  -- refreshed_at has no time zone and is in UTC.
  select s.id, s.created_at, coalesce(s.refreshed_at at time zone 'utc', s.created_at), s.user_agent
  from auth.sessions as s
  where s.user_id = account_sessions.user_id and (s.not_after is null or s.not_after > now())
  order by 3 desc, s.id limit 100
$$;

-- Ends one session of this person; its refresh tokens go with it. Whether there was one.
create function public.end_account_session(user_id uuid, session_id uuid) returns boolean
  language sql volatile security definer set search_path = '' as $$
  with ended as (
    delete from auth.sessions as s
    where s.id = end_account_session.session_id and s.user_id = end_account_session.user_id returning 1)
  select exists (select from ended)
$$;

revoke all on function public.account_has_password, public.account_sessions, public.end_account_session
  from public, anon, authenticated, service_role;
grant execute on function public.account_has_password, public.account_sessions, public.end_account_session
  to service_role;
