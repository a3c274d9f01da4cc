-- Access to the dashboard: an admin whose session has passed a second factor, was authenticated within twelve hours and used
-- within half an hour. Each admin function checks all of this itself.

create table private.admin_settings (
  only_row boolean primary key default true,
  second_factor_required boolean not null default true,
  -- Below answers to messages, as the owner writes it.
  signature text not null default '',
  constraint admin_settings_has_one_row check (only_row),
  constraint admin_settings_signature_is_short check (char_length(signature) <= 500)
);
comment on table private.admin_settings is
  'second_factor_required is changed by the schema owner only. The local stack''s seed turns the second factor off.';
insert into private.admin_settings default values;

create table private.admin_sessions (
  session_id uuid primary key references auth.sessions (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  authenticated_at timestamptz not null,
  last_seen_at timestamptz not null default now()
);
comment on table private.admin_sessions is 'When each session last used the dashboard, to the minute.';
create index admin_sessions_of_person on private.admin_sessions (user_id);

create table private.admin_recovery_codes (
  user_id uuid not null references public.profiles (id) on delete cascade,
  code_hash text not null,
  created_at timestamptz not null default now(),
  primary key (user_id, code_hash)
);
comment on table private.admin_recovery_codes is 'Keyed hashes. Each code works once; all are deleted with the factor.';

alter table private.admin_settings enable row level security;
alter table private.admin_sessions enable row level security;
alter table private.admin_recovery_codes enable row level security;

-- When this session last authenticated by password, mail, Google or code; a token refresh does not count.
create function private.authenticated_at() returns timestamptz
  language sql stable set search_path = '' as $$
  select to_timestamp(max((entry ->> 'timestamp')::double precision))
  from jsonb_array_elements(case jsonb_typeof(auth.jwt() -> 'amr') when 'array' then auth.jwt() -> 'amr' else '[]' end) as entry
$$;

create function private.is_admin(person uuid) returns boolean
  language sql stable set search_path = ''
  return exists (select from public.user_roles as r where r.user_id = person and r.role = 'admin');

-- Nobody could make another admin: the last one keeps the account until somebody else has the role.
create function private.keep_last_admin() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  -- Serialises two admins who delete their accounts at the same time.
  perform from public.user_roles as r where r.role = 'admin' order by r.user_id for update;
  if private.is_admin(old.id)
    and not exists (select from public.user_roles as r where r.role = 'admin' and r.user_id <> old.id) then
    raise exception 'The last admin cannot be deleted.' using errcode = '42501';
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

-- 'admin', or why not: 'signed-out', 'not-admin', 'ended' (too old or idle), 'enrol' (no second factor yet), 'code'.
-- Looks up the session itself, so a revoked session or removed factor takes effect at once, whatever the token says.
create function private.admin_state() returns text
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
  if not private.is_admin(person) then
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

create function private.require_admin() returns void
  language plpgsql stable set search_path = '' as $$
declare
  state constant text := private.admin_state();
begin
  if state <> 'admin' then
    raise exception '%', case
        when state in ('enrol', 'code') then 'An admin needs a second factor for this.'
        when state = 'ended' then 'This admin session has ended.'
        else 'Only an admin may do this.' end
      using errcode = '42501', hint = state;
  end if;
end $$;

-- Everything the server checks before it shows the dashboard, in one call: the state above, the user, and whether they have a
-- second factor. Records that the session was used, and logs sign-ins and refusals.
create function public.admin_gate() returns table (status text, user_id uuid, email text, has_factor boolean)
  language plpgsql volatile security definer set search_path = '' as $$
declare
  state constant text := private.admin_state();
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
    state in ('admin', 'code') and private.has_second_factor(person);
end $$;

-- Logs every change to an admin's second factor and mails the person, admin or not; removing it deletes the recovery codes.
create function private.audit_factor() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    if new.status::text = 'verified' and old.status::text <> 'verified' then
      if private.is_admin(new.user_id) then
        perform private.audit('factor-added', new.id::text, new.user_id);
      end if;
      perform private.queue_security_mail(new.user_id, 'second-factor-added');
    end if;
  elsif old.status::text = 'verified' then
    if private.is_admin(old.user_id) then
      perform private.audit('factor-removed', old.id::text, old.user_id);
    end if;
    perform private.queue_security_mail(old.user_id, 'second-factor-removed');
    if not private.has_second_factor(old.user_id) then
      delete from private.admin_recovery_codes as c where c.user_id = old.user_id;
    end if;
  end if;
  return null;
end $$;
create trigger audit_factor_change after update or delete on auth.mfa_factors
  for each row execute function private.audit_factor();

-- One verified factor of a kind: a second app would open the account beside the owner's.
create function private.refuse_second_factor() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform from auth.users as u where u.id = new.user_id for no key update;
  if exists (select from auth.mfa_factors as f where f.user_id = new.user_id and f.id <> new.id
      and f.factor_type = new.factor_type and f.status::text = 'verified') then
    raise exception 'This account has a verified factor of this kind.' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger refuse_second_factor before insert or update of status on auth.mfa_factors
  for each row when (new.status::text = 'verified') execute function private.refuse_second_factor();

-- Ten wrong codes in a quarter of an hour lock a person's second factor until that quarter is over, also for codes sent to the
-- auth service directly.
create table private.refused_codes (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  at timestamptz not null default now()
);
comment on table private.refused_codes is 'Wrong codes of the last quarter of an hour.';
create index refused_codes_of_person on private.refused_codes (user_id, at);
alter table private.refused_codes enable row level security;

create function private.factor_is_locked(person uuid) returns boolean
  language sql stable set search_path = '' as $$
  select count(*) >= 10 from private.refused_codes as r
  where r.user_id = person and r.at > now() - interval '15 minutes'
$$;

create function private.add_refused_code(person uuid) returns void
  language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from private.refused_codes as r where r.at < now() - interval '15 minutes';
  insert into private.refused_codes (user_id) values (person);
  if private.is_admin(person) then
    perform private.audit('code-refused', null, person);
    if private.factor_is_locked(person) then
      perform private.audit('factor-locked', null, person);
    end if;
  end if;
end $$;

-- The auth service's hook `mfa_verification_attempt`, called with each code. An error refuses the code, a right one too.
-- event: { user_id, factor_id, factor_type, valid }
create function private.check_code_attempt(event jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  person constant uuid := (event ->> 'user_id')::uuid;
begin
  -- Serialises a person's attempts, so that no more than ten run at once.
  perform from auth.users as u where u.id = person for no key update;
  if private.factor_is_locked(person) then
    return jsonb_build_object('error', jsonb_build_object('http_code', 429, 'message', 'Too many wrong codes. Wait a quarter of an hour.'));
  end if;
  if (event ->> 'valid')::boolean is not true then
    perform private.add_refused_code(person);
  end if;
  return jsonb_build_object('decision', 'continue');
end $$;
grant usage on schema private to supabase_auth_admin;
grant execute on function private.check_code_attempt to supabase_auth_admin;

-- For projects without that hook: a locked factor gets no challenge. Wrong codes are then counted by the site.
create function private.refuse_challenge() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if private.factor_is_locked((select f.user_id from auth.mfa_factors as f where f.id = new.factor_id)) then
    raise exception 'Too many wrong codes.' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger refuse_challenge before insert on auth.mfa_challenges
  for each row execute function private.refuse_challenge();

-- The next three are for the server, which authorises the caller first.

-- Replaces a person's recovery codes.
create function public.replace_recovery_codes(person uuid, hashes text[]) returns void
  language plpgsql volatile security definer set search_path = '' as $$
begin
  if not (private.is_admin(person) and private.has_second_factor(person)) then
    raise exception 'Recovery codes belong to an admin with a second factor.' using errcode = '42501';
  end if;
  delete from private.admin_recovery_codes as c where c.user_id = person;
  insert into private.admin_recovery_codes (user_id, code_hash) select person, h from unnest(hashes) as h;
  perform private.audit('recovery-codes-made', null, person);
end $$;

-- Uses up a recovery code. True if it was valid.
create function public.use_recovery_code(person uuid, hash text) returns boolean
  language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from private.admin_recovery_codes as c where c.user_id = person and c.code_hash = hash;
  if found then
    perform private.audit('recovery-code-used', null, person);
    return true;
  end if;
  perform private.audit('code-refused', null, person);
  return false;
end $$;

-- A wrong code typed on the site. The hook has counted it a moment ago, where the project has one.
create function public.note_refused_code(person uuid) returns void
  language sql volatile security definer set search_path = '' as $$
  select private.add_refused_code(person)
  where not exists (select from private.refused_codes as r where r.user_id = person and r.at > now() - interval '5 seconds')
$$;

grant execute on function public.admin_gate to authenticated;
grant execute on function public.replace_recovery_codes, public.use_recovery_code, public.note_refused_code to service_role;
