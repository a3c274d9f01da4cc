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

create function private.refuse_unwritten_code() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  person uuid;
begin
  select f.user_id into person from auth.mfa_factors as f where f.id = new.factor_id and f.factor_type::text = 'totp';
  if not found then
    return new;
  end if;
  -- One challenge for each code.
  update private.used_codes as c set has_challenge = true
  where c.user_id = person and not c.has_challenge and c.at > now() - interval '10 seconds';
  if not found then
    raise exception 'Codes are typed on the site.' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger refuse_unwritten_code before insert on auth.mfa_challenges
  for each row execute function private.refuse_unwritten_code();

-- A wrong code typed on the site, which may become right a moment later. The hook has counted it a moment ago, where the
-- project has one.
drop function public.note_refused_code(uuid);
create function public.note_refused_code(person uuid, hash text) returns void
  language sql volatile security definer set search_path = '' as $$
  delete from private.used_codes as c where c.user_id = person and c.code_hash = hash;
  select private.add_refused_code(person)
  where not exists (select from private.refused_codes as r where r.user_id = person and r.at > now() - interval '5 seconds')
$$;

grant execute on function public.use_code, public.note_refused_code to service_role;
