-- Audit log of admin actions and refusals, append-only. Holds no message text and no address except the actor's own, which
-- stays readable after the account is deleted.

create table public.admin_audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor uuid,
  actor_email text,
  action text not null,
  object text,
  -- The workspace has a label for each (content/admin/audit.ts).
  constraint admin_audit_action_is_a_name check (action ~ '^[a-z]+(-[a-z0-9]+){0,4}$'),
  constraint admin_audit_object_is_short check (char_length(object) <= 100)
);
comment on table public.admin_audit is
  'Append-only. `actor` is null for the secret key and the schema owner; `object` is the id of what was acted on.';
create index admin_audit_by_action on public.admin_audit (action, id desc);
create index admin_audit_by_age on public.admin_audit (at);
-- Logged at most once per person, object and quarter of an hour, so that nobody can flood the log.
create unique index admin_audit_bounded on public.admin_audit
  (actor, action, coalesce(object, ''), date_bin('15 minutes', at, timestamptz '2000-01-01 00:00+00'))
  where action in ('sign-in', 'refusal', 'code-refused', 'factor-locked');

alter table public.admin_audit enable row level security;

-- Applies to the schema owner too: no updates, and no deletes within two years.
create trigger keep_rows before update on public.admin_audit
  for each row execute function private.refuse_change();
create trigger keep_new_rows before delete on public.admin_audit
  for each row when (old.at >= now() - interval '2 years') execute function private.refuse_change();
create trigger keep_table before truncate on public.admin_audit
  for each statement execute function private.refuse_change();

create function private.audit(action text, object text default null, actor uuid default auth.uid()) returns void
  language sql volatile set search_path = '' as $$
  insert into public.admin_audit (actor, actor_email, action, object)
  values (actor, (select p.email from public.profiles as p where p.id = actor), action, object)
  on conflict do nothing
$$;

-- Logs every change of role, however it is made, and mails the person.
create function private.audit_role() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  person constant uuid := coalesce(new.user_id, old.user_id);
  change constant text := case tg_op when 'INSERT' then 'role-granted' else 'role-revoked' end;
begin
  perform private.audit(change, person::text);
  perform private.queue_security_mail(person, change);
  return null;
end $$;
create trigger audit_role_change after insert or delete on public.user_roles
  for each row execute function private.audit_role();

-- A page of the audit log, newest first; `about` is the address whose role was granted or revoked. For the next page, pass
-- the last row's id.
create function private.admin_audit_log(
  only_action text default null, before_id bigint default null, page_size integer default 20)
  returns table (id bigint, at timestamptz, actor_email text, action text, object text, about text)
  language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
begin
  perform private.require_admin();
  return query
  select a.id, a.at, a.actor_email, a.action, a.object,
    case when a.action in ('role-granted', 'role-revoked') then
      (select p.email from public.profiles as p where p.id = a.object::uuid) end
  from public.admin_audit as a
  where (only_action is null or a.action = only_action) and (before_id is null or a.id < before_id)
  order by a.id desc limit least(greatest(page_size, 1), 100);
end $$;

grant execute on function private.admin_audit_log to authenticated;
