-- Flips can tell that somebody worries about their health, so keeping them needs the person's explicit consent. Nobody has
-- to give it to have an account; without it the database stores no flip.

create table public.account_consents (
  user_id uuid not null references public.profiles (id) on delete cascade,
  version text not null,
  text text not null,
  given_at timestamptz not null default now(),
  primary key (user_id, version),
  constraint account_consents_is_short check (char_length(text) between 1 and 2000 and char_length(version) between 1 and 40)
);
comment on table public.account_consents is 'The sentence beside the box that a person ticked, word for word, with its version and time.';

-- Accounts from before agreed by being made, as the page told them then.
insert into public.account_consents (user_id, version, text, given_at)
select id, '2026-11-21', 'With an account we keep your e-mail address and a line for each flip you finish. Together they can '
  'say that you worry about your health. No screen of ours shows your single flips to anyone but you. You can download or '
  'delete everything at any time.', created_at
from public.profiles;

alter table public.account_consents enable row level security;
revoke all on public.account_consents from public, anon, authenticated, service_role;
grant select on public.account_consents to authenticated;
grant select, insert on public.account_consents to service_role;
create policy "A person reads their own consents" on public.account_consents
  for select to authenticated using (user_id = (select auth.uid()));

drop policy "A person adds their own flips" on public.flip_sessions;
create policy "A person who has agreed adds their own flips" on public.flip_sessions
  for insert to authenticated with check (
    user_id = (select auth.uid())
    and exists (select from public.account_consents as c where c.user_id = (select auth.uid())));
