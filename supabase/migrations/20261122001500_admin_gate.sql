-- Access to the dashboard: an admin whose session has passed a second factor, was authenticated within twelve hours and used
-- within half an hour. Each admin function checks all of this itself.

create table private.admin_sessions (
  session_id uuid primary key references auth.sessions (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  authenticated_at timestamptz not null,
  last_seen_at timestamptz not null default now()
);
comment on table private.admin_sessions is 'When each session last used the dashboard, to the minute.';
create index admin_sessions_of_person on private.admin_sessions (user_id);
alter table private.admin_sessions enable row level security;

-- When this session last authenticated by password, mail, Google or code; a token refresh does not count.
create function private.authenticated_at() returns timestamptz
  language sql stable set search_path = '' as $$
  select to_timestamp(max((entry ->> 'timestamp')::double precision))
  from jsonb_array_elements(case jsonb_typeof(auth.jwt() -> 'amr') when 'array' then auth.jwt() -> 'amr' else '[]' end) as entry
$$;

-- Whether a person has a role that opens the workspace; `needed` is 'admin', or 'inbox' for what an assistant may do, too.
create function private.has_role(person uuid, needed text) returns boolean
  language sql stable set search_path = ''
  return exists (select from public.user_roles as r where r.user_id = person and r.role in ('admin', needed));

-- Nobody could make another admin: the last one keeps the account until somebody else has the role.
create function private.keep_last_admin() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  -- Serialises two admins who delete their accounts at the same time.
  perform from public.user_roles as r where r.role = 'admin' order by r.user_id for update;
  if private.has_role(old.id, 'admin')
    and not exists (select from public.user_roles as r where r.role = 'admin' and r.user_id <> old.id) then
    raise exception 'The last admin cannot be deleted.' using errcode = '42501';
  end if;
  if exists (select from public.user_roles as r where r.user_id = old.id and r.is_owner)
    and not exists (select from public.user_roles as r where r.is_owner and r.user_id <> old.id) then
    raise exception 'The last owner cannot be deleted.' using errcode = '42501';
  end if;
  return old;
end $$;
comment on function private.keep_last_admin is
  'Security definer: the auth service''s role, which deletes the user, has no rights in public.';
create trigger keep_last_admin before delete on auth.users
  for each row execute function private.keep_last_admin();

create function private.has_second_factor(person uuid) returns boolean
  language sql stable set search_path = '' as $$
  select exists (select from auth.mfa_factors as f where f.user_id = person and f.status::text = 'verified')
$$;

-- 'admin' for somebody with the `needed` role, or why not: 'signed-out', 'not-admin', 'ended' (too old or idle), 'enrol' (no second factor yet), 'code'.
-- Looks up the session itself, so a revoked session or removed factor takes effect at once, whatever the token says.
create function private.admin_state(needed text default 'admin') returns text
  language plpgsql stable set search_path = '' as $$
declare
  person constant uuid := auth.uid();
  session constant uuid := nullif(auth.jwt() ->> 'session_id', '')::uuid;
  proof constant timestamptz := private.authenticated_at();
  level text;
  seen timestamptz;
begin
  select s.aal::text into level from auth.sessions as s
  where s.id = session and s.user_id = person and (s.not_after is null or s.not_after > now());
  if not found then
    return 'signed-out';
  end if;
  if not private.has_role(person, needed) then
    return 'not-admin';
  end if;
  select s.last_seen_at into seen from private.admin_sessions as s where s.session_id = session;
  if proof is null or proof < now() - interval '12 hours'
    or greatest(proof, seen) < now() - interval '30 minutes' then
    return 'ended';
  end if;
  -- Who has a second factor is asked for it, whatever the setting says.
  if (level = 'aal2' and auth.jwt() ->> 'aal' = 'aal2') is not true then
    if private.has_second_factor(person) then
      return 'code';
    elsif coalesce((select s.second_factor_required from private.admin_settings as s), true) then
      return 'enrol';
    end if;
  end if;
  return 'admin';
end $$;

create function private.require_admin(needed text default 'admin') returns void
  language plpgsql stable set search_path = '' as $$
declare
  state constant text := private.admin_state(needed);
begin
  if state <> 'admin' then
    raise exception '%', case
        when state in ('enrol', 'code') then 'An admin needs a second factor for this.'
        when state = 'ended' then 'This admin session has ended.'
        else 'Only an admin may do this.' end
      using errcode = '42501', hint = state;
  end if;
end $$;

-- For irreversible actions on people, and for sending, importing and exporting: a code or password entered within the last
-- five minutes.
create function private.has_recent_proof() returns boolean
  language sql stable set search_path = ''
  return coalesce(private.authenticated_at() > now() - interval '5 minutes', false);

create function private.require_recent_proof() returns void
  language plpgsql stable set search_path = '' as $$
begin
  perform private.require_admin();
  if not private.has_recent_proof() then
    raise exception 'Show your code or password again.' using errcode = '42501', hint = 'proof';
  end if;
end $$;

-- For what the server does elsewhere, such as changing words in the repository.
create function private.admin_require_proof() returns void
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_recent_proof();
end $$;

-- Everything the server checks before it shows the dashboard, in one call: the state above, the user, and whether they have a
-- second factor. Records that the session was used, and logs sign-ins and refusals.
create function private.admin_gate() returns table (status text, user_id uuid, email text, has_factor boolean, role text)
  language plpgsql volatile security definer set search_path = '' as $$
declare
  state constant text := private.admin_state('inbox');
  person constant uuid := auth.uid();
  session constant uuid := nullif(auth.jwt() ->> 'session_id', '')::uuid;
  proof constant timestamptz := private.authenticated_at();
begin
  if state = 'admin' then
    if not exists (select from private.admin_sessions as s where s.session_id = session and s.authenticated_at >= proof) then
      perform private.audit('sign-in', session::text);
      delete from public.admin_audit as a where a.at < now() - interval '2 years';
    end if;
    insert into private.admin_sessions as s (session_id, user_id, authenticated_at) values (session, person, proof)
    on conflict (session_id) do update set last_seen_at = now(), authenticated_at = excluded.authenticated_at
      where s.last_seen_at < now() - interval '1 minute' or s.authenticated_at < excluded.authenticated_at;
  elsif state = 'not-admin' then
    perform private.audit('refusal');
  end if;
  return query select state, person, (select p.email from public.profiles as p where p.id = person),
    state in ('admin', 'code') and private.has_second_factor(person),
    (select case when r.is_owner then 'owner' else r.role end from public.user_roles as r where r.user_id = person);
end $$;

grant execute on function private.admin_gate, private.admin_require_proof to authenticated;
