-- Invitations of the owner to a role, by mail. The link names the id and is signed by the server; the row alone opens nothing.
create table public.role_invitations (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  role text not null,
  invited_by uuid not null references public.profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days',
  accepted_at timestamptz,
  withdrawn_at timestamptz,
  constraint role_invitations_email_is_sane check (email = private.normalise_email(email) and private.is_email(email)),
  constraint role_invitations_role_is_known check (role in ('admin', 'inbox')),
  constraint role_invitations_ends_once check (num_nonnulls(accepted_at, withdrawn_at) <= 1)
);
comment on table public.role_invitations is 'Open until it is accepted, withdrawn or expired. A new one for an address withdraws the one before.';
create unique index role_invitations_open on public.role_invitations (email) where accepted_at is null and withdrawn_at is null;
create index role_invitations_by_inviter on public.role_invitations (invited_by);
alter table public.role_invitations enable row level security;

-- Only an owner invites, and withdraws what they or another owner sent.
create function private.require_owner() returns void
  language plpgsql stable set search_path = '' as $$
begin
  perform private.require_recent_proof();
  if not exists (select from public.user_roles as r where r.user_id = auth.uid() and r.is_owner) then
    raise exception 'Only an owner may do this.' using errcode = '42501', hint = 'owner';
  end if;
end $$;

-- Ends an open invitation.
create function private.end_invitation(invitation uuid) returns boolean
  language plpgsql volatile set search_path = '' as $$
begin
  update public.role_invitations as i set withdrawn_at = now()
  where i.id = invitation and i.accepted_at is null and i.withdrawn_at is null;
  if not found then return false; end if;
  perform private.audit('invitation-withdrawn', invitation::text);
  return true;
end $$;

-- An invitation that is withdrawn, or deleted with either person, takes its mail along if that has not been sent.
create function private.drop_invitation_mail() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  delete from public.email_jobs as j
  where j.dedupe_key = 'invitation ' || old.id and j.sent_at is null and j.attempts = 0;
  return null;
end $$;
create trigger drop_invitation_mail after update of withdrawn_at or delete on public.role_invitations
  for each row execute function private.drop_invitation_mail();

-- An invitation from before a role was given or taken must not bring it back.
create function private.end_invitations_of_role() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.end_invitation(i.id) from public.role_invitations as i
  join public.profiles as p on p.email = i.email
  where p.id = coalesce(new.user_id, old.user_id) and i.accepted_at is null and i.withdrawn_at is null;
  return null;
end $$;
create trigger end_invitations_after_role_change after insert or delete on public.user_roles
  for each row execute function private.end_invitations_of_role();

-- Invites an address to a role by mail. Returns 'invited', 'already' (it has a role), 'suppressed' (it takes no mail) or 'many' (twenty
-- are open).
create function private.admin_invite(email text, wanted text) returns text
  language plpgsql volatile security definer set search_path = '' as $$
declare
  address constant text := private.normalise_email(admin_invite.email);
  invitation constant uuid := gen_random_uuid();
begin
  perform private.require_owner();
  -- One invitation of an address at a time: a form that is sent twice must not fail.
  perform pg_advisory_xact_lock(hashtextextended(address, 20261127));
  if exists (select from public.user_roles as r join public.profiles as p on p.id = r.user_id where p.email = address) then
    return 'already';
  end if;
  if not private.accepts_mail(address, 'invitation') then return 'suppressed'; end if;
  perform private.end_invitation(i.id) from public.role_invitations as i
  where i.email = address and i.accepted_at is null and i.withdrawn_at is null;
  if (select count(*) from public.role_invitations as i
    where i.accepted_at is null and i.withdrawn_at is null and i.expires_at > now()) >= 20 then return 'many'; end if;
  insert into public.role_invitations (id, email, role, invited_by) values (invitation, address, wanted, auth.uid());
  perform public.queue_mail('invitation', address, jsonb_build_object('invitation', invitation, 'role', wanted),
    'invitation ' || invitation);
  perform private.audit('invitation-sent', invitation::text);
  return 'invited';
end $$;

create function private.admin_withdraw_invitation(invitation uuid) returns boolean
  language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_owner();
  return private.end_invitation(invitation);
end $$;

-- What the page of an invitation shows: its role and address, and whether it can still be accepted. Null if there is none.
create function public.role_invitation(invitation uuid) returns jsonb
  language sql stable set search_path = '' as $$
  select jsonb_build_object('email', i.email, 'role', i.role, 'is_open', i.accepted_at is null and i.withdrawn_at is null
    and i.expires_at > now() and exists (select from public.user_roles as r where r.user_id = i.invited_by and r.is_owner))
  from public.role_invitations as i where i.id = invitation
$$;

-- Gives a person the role to which their confirmed address is invited. Called by the server, which has checked the link and the
-- session. Returns whether they have it: not for another address, nor by what is no longer open, unless they have accepted it
-- before, such as by a second press.
create function public.accept_invitation(invitation uuid, person uuid) returns boolean
  language plpgsql volatile security definer set search_path = '' as $$
declare
  invited public.role_invitations;
begin
  -- The account first, as where an owner gives it a role at this moment.
  perform from auth.users as u where u.id = person for update;
  select i.* into invited from public.role_invitations as i where i.id = invitation for update;
  if not exists (select from auth.users as u
    where u.id = person and u.email = invited.email and u.email_confirmed_at is not null) then
    return false;
  end if;
  if (public.role_invitation(invitation) ->> 'is_open')::boolean is not true then
    return invited.accepted_at is not null and private.has_role(person, 'inbox');
  end if;
  update public.role_invitations as i set accepted_at = now() where i.id = invitation;
  insert into public.user_roles (user_id, role) values (person, invited.role) on conflict (user_id) do nothing;
  if found then
    perform private.audit('invitation-accepted', invitation::text, person);
    -- The log's own entry of the role has no actor, so the owner is told here.
    insert into public.owner_incidents (kind, opened_at, closed_at) values ('role-granted', clock_timestamp(), clock_timestamp());
  end if;
  return true;
end $$;

grant select on public.role_invitations to service_role;
grant execute on function public.role_invitation, public.accept_invitation to service_role;
grant execute on function private.admin_invite, private.admin_withdraw_invitation to authenticated;
