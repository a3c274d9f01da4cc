-- Rules for every later migration: nothing is granted by default, and one form of an e-mail address.

-- Hosted Supabase grants everything on new objects of `public` to the API's roles. Here each object grants explicitly.
-- Execute on functions is granted to PUBLIC and cannot be withdrawn for one schema alone, so each function revokes it.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;

create schema if not exists private;
comment on schema private is
  'Trigger functions, rules and rollups. The API does not serve this schema and its roles cannot look into it.';
revoke all on schema private from public, anon, authenticated, service_role;
-- Functions that run as the server's role use the two below.
grant usage on schema private to service_role;

-- Every function sets an empty search_path. Those of one expression (`return …`) need not: their names are bound as they are made,
-- and without the setting the planner puts the expression where the call stands, which counts where it is asked for each row.
create function private.normalise_email(address text) returns text
  language sql immutable strict parallel safe
  return lower(regexp_replace(address, '^\s+|\s+$', '', 'g'));
comment on function private.normalise_email is
  'One person, one spelling: without outer spaces and in lower case. Dots and plus parts stay, they can be other mailboxes.';

create function private.is_email(address text) returns boolean
  language sql immutable parallel safe
  return length(address) between 6 and 254
    and address ~ '^[^[:space:][:cntrl:]@,;:<>"()\\\[\]]{1,64}@[^[:space:][:cntrl:]@,;:<>"()\\\[\]]+\.[^[:space:][:cntrl:]@.,;:<>"()\\\[\]]{2,}$'
    and address !~ '\.\.|@\.|@-|\.@|^\.';
comment on function private.is_email is
  'Could be delivered to and cannot carry a second header or recipient. Whether a mailbox exists only a mail can tell.';

revoke all on function private.normalise_email, private.is_email from public, anon, authenticated, service_role;
grant execute on function private.normalise_email, private.is_email to service_role;
