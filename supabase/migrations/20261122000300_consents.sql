-- Flips can reveal that a person worries about their health, so storing them needs explicit consent, and storing notebook
-- counts, which ended in November 2026, needed a separate one. An account needs neither. Each grant and withdrawal is kept.

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
comment on table public.account_consents is 'The exact sentence beside the box that was ticked, its version and time.';
create unique index account_consents_one_in_force on public.account_consents (user_id, purpose) where withdrawn_at is null;

alter table public.account_consents enable row level security;
grant select on public.account_consents to authenticated;
grant select, insert on public.account_consents to service_role;
create policy "A person reads their own consents" on public.account_consents
  for select to authenticated using (user_id = (select auth.uid()));

-- Each consent is kept for good, so their number is limited: 30 a person and day.
create function private.refuse_many_consents() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform from public.profiles where id = new.user_id for no key update;
  if (select count(*) from public.account_consents as c
      where c.user_id = new.user_id and c.given_at > now() - interval '1 day') >= 30 then
    -- PostgREST maps PT429 to HTTP status 429.
    raise exception 'No more than 30 consents are kept for one person and day.' using errcode = 'PT429';
  end if;
  return new;
end $$;
comment on function private.refuse_many_consents is 'Security definer: service_role may not lock a profile.';
create trigger limit_consents_a_day before insert on public.account_consents
  for each row execute function private.refuse_many_consents();

create function private.caller_has_consented(wanted text) returns boolean
  language plpgsql volatile security definer set search_path = '' as $$
begin
  -- Locks against a concurrent withdrawal, so no row is written after one, and serialises a person's writers.
  perform from public.profiles where id = auth.uid() for no key update;
  return exists (select from public.account_consents
    where user_id = auth.uid() and purpose = wanted and withdrawn_at is null);
end $$;
comment on function private.caller_has_consented is 'Security definer: the caller may not lock their own profile. Reports on the caller only.';

-- Withdraws a consent and, if asked, deletes what was stored on it. Idempotent: a repeat keeps the first time.
create function public.withdraw_consent(person uuid, purpose text, delete_data boolean, at timestamptz default now())
  returns void
  language plpgsql volatile security definer set search_path = '' as $$
begin
  perform from public.profiles where id = person for no key update;
  update public.account_consents as c set withdrawn_at = greatest(at, c.given_at)
    where c.user_id = person and c.purpose = withdraw_consent.purpose and c.withdrawn_at is null;
  if delete_data then
    delete from public.flip_sessions where user_id = person and withdraw_consent.purpose = 'flips';
    delete from public.notebook_counts where user_id = person and withdraw_consent.purpose = 'counts';
  end if;
end $$;
comment on function public.withdraw_consent is
  'Security definer: service_role may not delete flips or counts, or update consents, directly.';

grant execute on function private.caller_has_consented to authenticated;
grant execute on function public.withdraw_consent to service_role;
