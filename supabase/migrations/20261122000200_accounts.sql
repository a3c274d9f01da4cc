-- Accounts (profiles), their roles (user_roles), and what the server reads from the auth schema.

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  email text,
  full_name text,
  created_at timestamptz not null default now(),
  devices_forgotten_at timestamptz,
  constraint profiles_full_name_is_short check (char_length(full_name) <= 200),
  constraint profiles_full_name_is_one_line check (full_name !~ '[[:cntrl:]]')
);
comment on table public.profiles is 'One row per account, maintained by triggers on auth.users.';
comment on column public.profiles.devices_forgotten_at is
  'Browsers that signed in before are no longer known to the account (lib/limits/known-device.ts).';
create index profiles_newest on public.profiles (created_at desc, id);

create table public.user_roles (
  user_id uuid not null references public.profiles (id) on delete cascade,
  role text not null,
  granted_at timestamptz not null default now(),
  is_owner boolean not null default false,
  signature text not null default '',
  letter_keys boolean not null default true,
  primary key (user_id),
  constraint user_roles_role_is_known check (role in ('admin', 'inbox')),
  constraint user_roles_owner_is_an_admin check (role = 'admin' or not is_owner),
  constraint user_roles_signature_is_short check (char_length(signature) <= 500)
);
comment on table public.user_roles is
  'No row means an ordinary reader; admin opens the workspace, inbox its messages and ready answers only. Written with the secret key and by '
  'functions of the workspace. An owner is an admin whom nobody else can remove.';
comment on column public.user_roles.signature is 'Below the answers of this person; that of the settings if empty.';
comment on column public.user_roles.letter_keys is 'Whether letters act in the inbox (WCAG 2.1.4).';

alter table public.profiles enable row level security;
alter table public.user_roles enable row level security;
grant select, update (full_name) on public.profiles to authenticated;
grant select, update (devices_forgotten_at) on public.profiles to service_role;
grant select on public.user_roles to authenticated;
grant select, insert, delete on public.user_roles to service_role;

create policy "A person reads their own profile" on public.profiles
  for select to authenticated using (id = (select auth.uid()));
create policy "A person changes their own name" on public.profiles
  for update to authenticated using (id = (select auth.uid()));
create policy "A person reads their own roles" on public.user_roles
  for select to authenticated using (user_id = (select auth.uid()));

-- Visitors control the sign-up metadata. It is truncated, not rejected, because a failing trigger would fail the sign-up.
create function private.name_from_metadata(metadata jsonb) returns text
  language sql immutable set search_path = ''
  return nullif(btrim(left(regexp_replace(
    coalesce(metadata ->> 'full_name', metadata ->> 'name', ''), '[[:cntrl:]]+', ' ', 'g'), 200)), '');

create function private.create_profile() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into public.profiles (id, email, full_name, created_at)
  values (new.id, new.email, private.name_from_metadata(new.raw_user_meta_data), coalesce(new.created_at, now()))
  on conflict (id) do nothing;
  return null;
end $$;
comment on function private.create_profile is
  'Security definer: the auth service''s role, which inserts the user, has no rights in public.';
create trigger create_profile_after_sign_up after insert on auth.users
  for each row execute function private.create_profile();

-- Every access token carries an account's metadata, and the session's cookie the token: Google's picture alone could exceed what
-- proxies allow for headers. What is read stays: the name, which create_profile and reset_on_confirmation copy, the mark of the
-- sign-up, and what the auth service keeps there itself. Once the account is confirmed, a long name is in profiles only.
create function private.trim_metadata() returns trigger
  language plpgsql set search_path = '' as $$
declare
  given constant jsonb := new.raw_user_meta_data;
  is_settled boolean := false;
begin
  if tg_op = 'UPDATE' then
    is_settled := old.email_confirmed_at is not null;
  end if;
  new.raw_user_meta_data := (
    select coalesce(jsonb_object_agg(m.key,
      case jsonb_typeof(m.value) when 'boolean' then m.value else to_jsonb(left(m.value #>> '{}', 200)) end), '{}')
    from jsonb_each(given) as m
    where (m.key in ('full_name', 'sign_up', 'email_verified', 'phone_verified') or m.key = 'name' and not given ? 'full_name')
      and jsonb_typeof(m.value) <> 'null' and not (is_settled and octet_length(m.value::text) > 130));
  return new;
end $$;
create trigger trim_metadata_before_write before insert or update on auth.users
  for each row when (jsonb_typeof(new.raw_user_meta_data) = 'object') execute function private.trim_metadata();

create function private.sync_profile() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update public.profiles set email = new.email, devices_forgotten_at = now() where id = new.id;
  return null;
end $$;
create trigger sync_profile_after_change after update of email, encrypted_password on auth.users
  for each row when ((old.email, old.encrypted_password) is distinct from (new.email, new.encrypted_password))
  execute function private.sync_profile();

-- A link that was mailed to the address from before must not open the account of the new one; the auth service would let it.
create function private.end_mailed_links() returns trigger
  language plpgsql set search_path = '' as $$
begin
  new.recovery_token := '';
  new.confirmation_token := '';
  return new;
end $$;
create trigger end_mailed_links_before_change before update of email on auth.users
  for each row when (old.email is distinct from new.email) execute function private.end_mailed_links();

-- The person who signed up need not own the mailbox, so confirmation resets the name and deletes consents. The `sign_up` mark survives
-- only when the browser that signed up also confirms (lib/auth/mail-link.ts).
create function private.reset_on_confirmation() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update public.profiles set full_name = private.name_from_metadata(new.raw_user_meta_data) where id = new.id;
  if new.raw_user_meta_data ->> 'sign_up' is null then
    delete from public.account_consents where user_id = new.id;
  end if;
  return null;
end $$;
create trigger reset_after_confirmation after update of email_confirmed_at on auth.users
  for each row when (old.email_confirmed_at is null and new.email_confirmed_at is not null)
  execute function private.reset_on_confirmation();

-- The functions below are for the server, which authorises the caller first. Security definer: service_role has no rights
-- in auth.

-- Finds the account for a mail link by its token hash: at most one row. Does not consume the link.
-- kind: 'email' (confirmation) or 'recovery' (new password). lifetime_seconds: `otp_expiry` in config.toml.
create function public.find_mail_link(token_hash text, lifetime_seconds integer)
  returns table (kind text, user_id uuid, email text, is_confirmed boolean, user_metadata jsonb)
  language sql stable security definer set search_path = '' as $$
  select 'email', u.id, u.email, u.email_confirmed_at is not null, coalesce(u.raw_user_meta_data, '{}')
  from auth.users as u
  where find_mail_link.token_hash ~ '^[0-9a-f]{56}$'
    and u.confirmation_token = find_mail_link.token_hash and u.confirmation_token !~ '^[0-9 ]*$'
    and u.confirmation_sent_at > now() - make_interval(secs => lifetime_seconds)
  union all
  select 'recovery', u.id, u.email, u.email_confirmed_at is not null, coalesce(u.raw_user_meta_data, '{}')
  from auth.users as u
  where find_mail_link.token_hash ~ '^[0-9a-f]{56}$'
    and u.recovery_token = find_mail_link.token_hash and u.recovery_token !~ '^[0-9 ]*$'
    and u.recovery_sent_at > now() - make_interval(secs => lifetime_seconds)
$$;
comment on function public.find_mail_link is
  'Security definer: service_role has no rights in auth. The second condition on each token matches its partial index.';

-- How a person can sign in. The list of providers cannot tell about a password: setting one through a recovery link does not
-- add to it.
create function public.account_sign_in_methods(user_id uuid) returns table (password boolean, google boolean)
  language sql stable security definer set search_path = '' as $$
  select exists (select from auth.users as u where u.id = account_sign_in_methods.user_id and u.encrypted_password <> ''),
    exists (select from auth.identities as i where i.user_id = account_sign_in_methods.user_id and i.provider = 'google')
$$;

-- Removes every way to sign in but email and password: when its owner asks, and when the address moves to another mailbox.
create function public.remove_providers(user_id uuid) returns void
  language sql volatile security definer set search_path = '' as $$
  delete from auth.identities as i where i.user_id = remove_providers.user_id and i.provider <> 'email';
  update auth.users as u
  set raw_app_meta_data = u.raw_app_meta_data || '{"provider": "email", "providers": ["email"]}'
  where u.id = remove_providers.user_id;
$$;

-- Active sessions of a person, most recently used first.
create function public.account_sessions(user_id uuid)
  returns table (id uuid, created_at timestamptz, last_used_at timestamptz, user_agent text)
  language sql stable security definer set search_path = '' as $$
  -- refreshed_at is a UTC timestamp without time zone.
  select s.id, s.created_at, coalesce(s.refreshed_at at time zone 'utc', s.created_at), coalesce(s.user_agent, '')
  from auth.sessions as s
  where s.user_id = account_sessions.user_id and (s.not_after is null or s.not_after > now())
  order by 3 desc, s.id limit 100
$$;

-- Ends one session of this person, or all, with their refresh tokens.
create function public.end_account_sessions(user_id uuid, session_id uuid default null) returns void
  language sql volatile security definer set search_path = '' as $$
  delete from auth.sessions as s where s.user_id = end_account_sessions.user_id
    and (end_account_sessions.session_id is null or s.id = end_account_sessions.session_id)
$$;

-- What the auth service keeps about a person, for their export: { account, sessions, identities, factors }, lists of rows.
-- Without secrets: no password hash, token, mark of a sign-up or key of a factor.
create function public.account_auth_data(user_id uuid) returns jsonb
  language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'account', (select coalesce(jsonb_agg(jsonb_build_object('email', u.email, 'created_at', u.created_at,
        'email_confirmed_at', u.email_confirmed_at, 'last_sign_in_at', u.last_sign_in_at,
        'metadata', (coalesce(u.raw_user_meta_data, '{}') - 'sign_up')::text)), '[]')
      from auth.users as u where u.id = account_auth_data.user_id),
    'sessions', (select coalesce(jsonb_agg(jsonb_build_object('created_at', s.created_at, 'last_used_at', s.refreshed_at,
        'user_agent', s.user_agent, 'ip', to_jsonb(s) ->> 'ip') order by s.created_at), '[]')
      from auth.sessions as s where s.user_id = account_auth_data.user_id),
    'identities', (select coalesce(jsonb_agg(jsonb_build_object('provider', i.provider, 'created_at', i.created_at,
        'last_sign_in_at', i.last_sign_in_at, 'data', i.identity_data::text) order by i.created_at), '[]')
      from auth.identities as i where i.user_id = account_auth_data.user_id),
    'factors', (select coalesce(jsonb_agg(jsonb_build_object('kind', f.factor_type, 'name', f.friendly_name, 'status', f.status,
        'created_at', f.created_at) order by f.created_at), '[]')
      from auth.mfa_factors as f where f.user_id = account_auth_data.user_id))
$$;

grant execute on function public.account_auth_data, public.find_mail_link, public.account_sign_in_methods, public.remove_providers,
  public.account_sessions, public.end_account_sessions to service_role;

-- For the mail queue, whose role cannot read auth.users.
create function private.has_confirmed_account(email text) returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (select from auth.users as u
    where u.email = private.normalise_email(has_confirmed_account.email) and u.email_confirmed_at is not null)
$$;

grant execute on function private.has_confirmed_account to service_role;
