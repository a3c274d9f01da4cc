-- Whoever signed up may have been somebody else than the owner of the mailbox, who then has agreed to nothing: takes back
-- what the sign-up agreed to, of an account that nobody has confirmed. Only the server asks, for a link that is not of the
-- browser that signed up.
create function public.forget_sign_up(user_id uuid) returns void
  language sql volatile security definer set search_path = '' as $$
  delete from public.account_consents as c using auth.users as u
  where c.user_id = forget_sign_up.user_id and u.id = c.user_id and u.email_confirmed_at is null
$$;
comment on function public.forget_sign_up is 'Security definer: the service role has no rights in auth.';
revoke all on function public.forget_sign_up from public, anon, authenticated, service_role;
grant execute on function public.forget_sign_up to service_role;
