-- Whose account the link of a mail opens, known before the link is used up; and the name of an account whose address has
-- just been confirmed.

-- The accounts themselves, by the hash that the link carries: at most one. Only the server asks, and counts how often.
-- kind: 'email' confirms a new address, 'recovery' sets a new password. lifetime_seconds: `otp_expiry` of config.toml.
create function public.find_mail_link(token_hash text, kind text, lifetime_seconds integer)
  returns table (user_id uuid, email text, is_confirmed boolean, user_metadata jsonb)
  language sql stable security definer set search_path = '' as $$
  select u.id, u.email, u.email_confirmed_at is not null, coalesce(u.raw_user_meta_data, '{}')
  from auth.users as u
  where find_mail_link.token_hash ~ '^[0-9a-f]{56}$' and find_mail_link.kind = 'email'
    and u.confirmation_token = find_mail_link.token_hash and u.confirmation_token !~ '^[0-9 ]*$'
    and u.confirmation_sent_at > now() - make_interval(secs => lifetime_seconds)
  union all
  select u.id, u.email, u.email_confirmed_at is not null, coalesce(u.raw_user_meta_data, '{}')
  from auth.users as u
  where find_mail_link.token_hash ~ '^[0-9a-f]{56}$' and find_mail_link.kind = 'recovery'
    and u.recovery_token = find_mail_link.token_hash and u.recovery_token !~ '^[0-9 ]*$'
    and u.recovery_sent_at > now() - make_interval(secs => lifetime_seconds)
$$;
comment on function public.find_mail_link is
  'Security definer: the service role has no rights in auth. The second condition on each token lets its partial index work.';

-- Whoever signed up may have been somebody else than the owner of the mailbox: the name counts as it stands at the
-- confirmation, when the account has been cleared of what a stranger wrote into it.
create function private.follow_confirmation() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update public.profiles set full_name = private.name_from_metadata(new.raw_user_meta_data) where id = new.id;
  return null;
end $$;
create trigger follow_confirmation_of_address after update of email_confirmed_at on auth.users
  for each row when (old.email_confirmed_at is null and new.email_confirmed_at is not null)
  execute function private.follow_confirmation();

revoke all on function public.find_mail_link from public, anon, authenticated, service_role;
revoke all on function private.follow_confirmation from public, anon, authenticated, service_role;
grant execute on function public.find_mail_link to service_role;
