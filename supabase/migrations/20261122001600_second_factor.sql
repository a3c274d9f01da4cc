-- Second factors: one of a kind, changes logged, recovery codes, and codes of an authenticator app, which are limited and count once.

create table private.admin_recovery_codes (
  user_id uuid not null references public.profiles (id) on delete cascade,
  code_hash text not null,
  created_at timestamptz not null default now(),
  primary key (user_id, code_hash)
);
comment on table private.admin_recovery_codes is 'Keyed hashes. Each code works once; all are deleted with the factor.';
alter table private.admin_recovery_codes enable row level security;

-- Logs every change to an admin's second factor and mails the person, admin or not; removing it deletes the recovery codes, and
-- what sessions have shown with it.
create function private.audit_factor() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    if new.status::text = 'verified' and old.status::text <> 'verified' then
      if private.has_role(new.user_id, 'inbox') then
        perform private.audit('factor-added', new.id::text, new.user_id);
      end if;
      perform private.queue_security_mail(new.user_id, 'second-factor-added');
    end if;
  elsif old.status::text = 'verified' then
    if private.has_role(old.user_id, 'inbox') then
      perform private.audit('factor-removed', old.id::text, old.user_id);
    end if;
    perform private.queue_security_mail(old.user_id, 'second-factor-removed');
    if not private.has_second_factor(old.user_id) then
      delete from private.admin_recovery_codes as c where c.user_id = old.user_id;
      -- The auth service leaves sessions as they are when its administrator, or a recovery code, removes a factor.
      update auth.sessions as s set aal = 'aal1' where s.user_id = old.user_id and s.aal::text = 'aal2';
    end if;
  end if;
  return null;
end $$;
create trigger audit_factor_change after update or delete on auth.mfa_factors
  for each row execute function private.audit_factor();

-- One verified factor of a kind: a second app would open the account beside the owner's.
create function private.refuse_duplicate_factor() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform from auth.users as u where u.id = new.user_id for no key update;
  if exists (select from auth.mfa_factors as f where f.user_id = new.user_id and f.id <> new.id
      and f.factor_type = new.factor_type and f.status::text = 'verified') then
    raise exception 'This account has a verified factor of this kind.' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger refuse_duplicate_factor before insert or update of status on auth.mfa_factors
  for each row when (new.status::text = 'verified') execute function private.refuse_duplicate_factor();

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
  if private.has_role(person, 'inbox') then
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

-- A code of an authenticator app counts once, over all processes. The site writes a code down before the auth service gets it,
-- and a challenge needs such a code, so one that was seen cannot be sent to the service directly either.
create table private.used_codes (
  user_id uuid not null references auth.users (id) on delete cascade,
  code_hash text not null,
  at timestamptz not null default now(),
  has_challenge boolean not null default false,
  primary key (user_id, code_hash)
);
comment on table private.used_codes is 'Keyed hashes of the codes of the last five minutes; the service accepts a code for 90 seconds.';
alter table private.used_codes enable row level security;

-- Writes a code down before it is verified. False if it was used before.
create function public.use_code(person uuid, hash text) returns boolean
  language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from private.used_codes as c where c.at < now() - interval '5 minutes';
  insert into private.used_codes (user_id, code_hash) values (person, hash) on conflict do nothing;
  return found;
end $$;

create function private.refuse_challenge() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  factor auth.mfa_factors;
begin
  select f.* into factor from auth.mfa_factors as f where f.id = new.factor_id;
  -- For projects without the hook above, where the site counts wrong codes.
  if private.factor_is_locked(factor.user_id) then
    raise exception 'Too many wrong codes.' using errcode = '42501';
  end if;
  if factor.factor_type::text = 'totp' then
    -- One challenge for each code.
    update private.used_codes as c set has_challenge = true
    where c.user_id = factor.user_id and not c.has_challenge and c.at > now() - interval '10 seconds';
    if not found then
      raise exception 'Codes are typed on the site.' using errcode = '42501';
    end if;
  end if;
  return new;
end $$;
create trigger refuse_challenge before insert on auth.mfa_challenges
  for each row execute function private.refuse_challenge();

-- A wrong code typed on the site, which may become right a moment later. The hook has counted it a moment ago, where the
-- project has one.
create function public.note_refused_code(person uuid, hash text) returns void
  language sql volatile security definer set search_path = '' as $$
  delete from private.used_codes as c where c.user_id = person and c.code_hash = hash;
  select private.add_refused_code(person)
  where not exists (select from private.refused_codes as r where r.user_id = person and r.at > now() - interval '5 seconds')
$$;

-- The next two are for the server, which authorises the caller first.

-- Replaces a person's recovery codes.
create function public.replace_recovery_codes(person uuid, hashes text[]) returns void
  language plpgsql volatile security definer set search_path = '' as $$
begin
  if not (private.has_role(person, 'inbox') and private.has_second_factor(person)) then
    raise exception 'Recovery codes belong to an admin with a second factor.' using errcode = '42501';
  end if;
  delete from private.admin_recovery_codes as c where c.user_id = person;
  insert into private.admin_recovery_codes (user_id, code_hash) select person, h from unnest(hashes) as h;
  perform private.audit('recovery-codes-made', null, person);
end $$;

-- Uses up a recovery code: removes the person's factors and ends their sessions but the one given. True if it was valid.
create function public.use_recovery_code(person uuid, hash text, session uuid default null) returns boolean
  language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from private.admin_recovery_codes as c where c.user_id = person and c.code_hash = hash;
  if found then
    perform private.audit('recovery-code-used', null, person);
    -- Here and not at the auth service, so that no step can fail once the code is spent.
    delete from auth.mfa_factors as f where f.user_id = person;
    delete from auth.sessions as s where s.user_id = person and s.id is distinct from session;
    return true;
  end if;
  perform private.audit('code-refused', null, person);
  return false;
end $$;

grant execute on function public.use_code, public.note_refused_code, public.replace_recovery_codes,
  public.use_recovery_code to service_role;
