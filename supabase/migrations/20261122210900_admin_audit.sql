-- What admins did, and what was refused: rows are added and never changed. Nothing of a message stands here, and no address
-- but the actor's own, which stays readable when the account is gone.

create table public.admin_audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor uuid,
  actor_email text,
  action text not null,
  object text,
  -- The workspace has a word for each (content/admin-audit.ts).
  constraint admin_audit_action_is_a_name check (action ~ '^[a-z]+(-[a-z0-9]+){0,4}$'),
  constraint admin_audit_object_is_short check (char_length(object) <= 100)
);
comment on table public.admin_audit is
  'Append only. `actor` is null for what the secret key or the owner of the schema did; `object` is the id of what it was done to.';
create index admin_audit_by_action on public.admin_audit (action, id desc);
create index admin_audit_by_age on public.admin_audit (at);
-- To keep the log from being flooded, these count once for each person, object and quarter of an hour.
create unique index admin_audit_bounded on public.admin_audit
  (actor, action, coalesce(object, ''), date_bin('15 minutes', at, timestamptz '2000-01-01 00:00+00'))
  where action in ('sign-in', 'refusal', 'code-refused', 'message-read');

alter table public.admin_audit enable row level security;
revoke all on public.admin_audit from public, anon, authenticated, service_role;

-- Not even the owner of the schema changes a row, or removes one before its two years are over.
create function private.keep_audit() returns trigger
  language plpgsql set search_path = '' as $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '2 years' then
    return old;
  end if;
  raise exception 'Rows of % are never changed.', tg_table_name;
end $$;
create trigger keep_audit_rows before update or delete on public.admin_audit
  for each row execute function private.keep_audit();
create trigger keep_audit_table before truncate on public.admin_audit
  for each statement execute function private.keep_audit();

create function private.audit(action text, object text default null, actor uuid default auth.uid()) returns void
  language sql volatile set search_path = '' as $$
  insert into public.admin_audit (actor, actor_email, action, object)
  values (actor, (select p.email from public.profiles as p where p.id = actor), action, object)
  on conflict do nothing
$$;

-- A change of role is written down however it is made.
create function private.audit_role() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform private.audit('role-granted', new.user_id::text);
  else
    perform private.audit('role-revoked', old.user_id::text);
  end if;
  return null;
end $$;
create trigger audit_role_change after insert or delete on public.user_roles
  for each row execute function private.audit_role();

revoke all on function private.keep_audit, private.audit, private.audit_role
  from public, anon, authenticated, service_role;
