-- Who somebody is (profiles) and what they may do (user_roles).

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  email text,
  full_name text,
  created_at timestamptz not null default now(),
  constraint profiles_full_name_is_short check (char_length(full_name) <= 200),
  constraint profiles_full_name_is_one_line check (full_name !~ '[[:cntrl:]]')
);
comment on table public.profiles is 'One row for each account, made and kept in step by triggers on auth.users.';
create index profiles_newest on public.profiles (created_at desc, id);

create table public.user_roles (
  user_id uuid not null references public.profiles (id) on delete cascade,
  role text not null,
  granted_at timestamptz not null default now(),
  primary key (user_id, role),
  constraint user_roles_role_is_known check (role in ('admin'))
);
comment on table public.user_roles is 'No row means an ordinary reader. Written with the secret key only.';

-- Sign-up data comes from the visitor: it is cut to size here, because a failing trigger would fail the sign-up.
create function private.name_from_metadata(metadata jsonb) returns text
  language sql immutable set search_path = ''
  return nullif(btrim(left(regexp_replace(
    coalesce(metadata ->> 'full_name', metadata ->> 'name', ''), '[[:cntrl:]]+', ' ', 'g'), 200)), '');

create function private.add_profile() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into public.profiles (id, email, full_name, created_at)
  values (new.id, new.email, private.name_from_metadata(new.raw_user_meta_data), coalesce(new.created_at, now()))
  on conflict (id) do nothing;
  return null;
end $$;
comment on function private.add_profile is
  'Security definer: the auth service, which signs people up, has no rights in public.';

create function private.follow_email() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update public.profiles set email = new.email where id = new.id;
  return null;
end $$;

create trigger add_profile_after_sign_up after insert on auth.users
  for each row execute function private.add_profile();
create trigger follow_email_after_change after update of email on auth.users
  for each row when (old.email is distinct from new.email) execute function private.follow_email();

-- Accounts from before this migration.
insert into public.profiles (id, email, full_name, created_at)
select id, email, private.name_from_metadata(raw_user_meta_data), coalesce(created_at, now()) from auth.users
on conflict (id) do nothing;

alter table public.profiles enable row level security;
alter table public.user_roles enable row level security;
revoke all on public.profiles, public.user_roles from public, anon, authenticated, service_role;
revoke all on function private.name_from_metadata, private.add_profile, private.follow_email
  from public, anon, authenticated, service_role;

grant select, update (full_name) on public.profiles to authenticated;
grant select on public.profiles to service_role;
grant select on public.user_roles to authenticated;
grant select, insert, delete on public.user_roles to service_role;

create policy "A person reads their own profile" on public.profiles
  for select to authenticated using (id = (select auth.uid()));
create policy "A person changes their own name" on public.profiles
  for update to authenticated using (id = (select auth.uid()));
create policy "A person reads their own roles" on public.user_roles
  for select to authenticated using (user_id = (select auth.uid()));
