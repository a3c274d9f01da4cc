-- Flips can tell that a person worries about their health, so keeping them needs the person's explicit consent, and keeping
-- the counts of a notebook needs another. An account needs neither. They can be withdrawn and given again; each time is kept.

create table public.account_consents (
  user_id uuid not null references public.profiles (id) on delete cascade,
  version text not null,
  text text not null,
  given_at timestamptz not null default now(),
  withdrawn_at timestamptz,
  purpose text not null default 'flips',
  primary key (user_id, purpose, given_at),
  constraint account_consents_purpose_is_known check (purpose in ('flips', 'counts')),
  constraint account_consents_is_short check (char_length(text) between 1 and 2000 and char_length(version) between 1 and 40),
  constraint account_consents_withdrawn_after_given check (withdrawn_at >= given_at)
);
comment on table public.account_consents is 'The sentence beside the box that a person ticked, word for word, with its version and time.';
create unique index account_consents_one_in_force on public.account_consents (user_id, purpose) where withdrawn_at is null;

alter table public.account_consents enable row level security;
revoke all on public.account_consents from public, anon, authenticated, service_role;
grant select on public.account_consents to authenticated;
grant select, insert on public.account_consents to service_role;
create policy "A person reads their own consents" on public.account_consents
  for select to authenticated using (user_id = (select auth.uid()));

create function private.caller_has_consented(wanted text) returns boolean
  language plpgsql volatile security definer set search_path = '' as $$
begin
  -- A withdrawal waits for this lock, and this waits for a withdrawal: nothing slips in beside one. Two writers of one person
  -- follow each other.
  perform from public.profiles where id = auth.uid() for no key update;
  return exists (select from public.account_consents
    where user_id = auth.uid() and purpose = wanted and withdrawn_at is null);
end $$;
comment on function private.caller_has_consented is 'Security definer: a caller who adds rows may not lock their profile. It tells callers about themselves only.';

-- Ends the consent of a person to keeping flips, and deletes their flips if they want that. Twice keeps the first time.
create function public.withdraw_consent(person uuid, delete_flips boolean, at timestamptz default now()) returns void
  language plpgsql volatile security definer set search_path = '' as $$
begin
  perform from public.profiles where id = person for no key update;
  update public.account_consents set withdrawn_at = greatest(at, given_at)
    where user_id = person and purpose = 'flips' and withdrawn_at is null;
  if delete_flips then
    delete from public.flip_sessions where user_id = person;
  end if;
end $$;
comment on function public.withdraw_consent is 'Security definer: the server has no other right to delete flips or to change a consent.';

revoke all on function private.caller_has_consented, public.withdraw_consent from public, anon, authenticated, service_role;
grant execute on function private.caller_has_consented to authenticated;
grant execute on function public.withdraw_consent to service_role;
