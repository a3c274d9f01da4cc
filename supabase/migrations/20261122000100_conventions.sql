-- Conventions for all later migrations: no default privileges, and one normal form for e-mail addresses.

-- Hosted Supabase grants the API roles everything on new objects in `public`, and PostgreSQL lets everybody execute new
-- functions. Here nobody may do anything with a new object until its migration grants it.
alter default privileges revoke all on functions from public;
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;

create schema if not exists private;
comment on schema private is
  'Trigger functions, rules and rollups. Not exposed by the API; its roles have no usage, service_role excepted.';
revoke all on schema private from public, anon, authenticated, service_role;
-- Functions that run as service_role call the two below.
grant usage on schema private to service_role;

-- A function is security definer only if its caller has no rights on what it reads or writes, as with every `admin_…` function
-- and every trigger that counts. Where it is for another reason, its comment says so.
-- Every function sets an empty search_path.
create function private.normalise_email(address text) returns text
  language sql immutable strict parallel safe set search_path = ''
  return lower(regexp_replace(address, '^\s+|\s+$', '', 'g'));
comment on function private.normalise_email is
  'Trims and lower-cases. Dots and plus tags stay, because they can belong to different mailboxes.';

create function private.is_email(address text) returns boolean
  language sql immutable parallel safe set search_path = ''
  return length(address) between 6 and 254
    and address ~ '^[^[:space:][:cntrl:]@,;:<>"()\\\[\]]{1,64}@[^[:space:][:cntrl:]@,;:<>"()\\\[\]]+\.[^[:space:][:cntrl:]@.,;:<>"()\\\[\]]{2,}$'
    and address !~ '\.\.|@\.|@-|\.@|^\.';
comment on function private.is_email is
  'True if deliverable in form and unable to inject a header or a second recipient. Does not prove that the mailbox exists.';

grant execute on function private.normalise_email, private.is_email to service_role;
