-- Rows stored before addresses had one canonical form. Two rows of one mailbox become one: the last wish counts, and of two
-- reasons not to write the stronger. Whoever no mail can reach is no reader; a message of theirs stays, with its address in words.

do $$
declare
  merged text;
begin
  foreach merged in array array['newsletter_subscribers', 'workbook_requests'] loop
    execute format(
      'with known as materialized (
         select r.id, row_number() over (partition by private.normalise_email(r.email)
             order by greatest(r.consent_at, r.confirmed_at, r.unsubscribed_at) desc, r.id) = 1
             and private.is_email(private.normalise_email(r.email)) as stays
         from public.%1$I as r
       )
       delete from public.%1$I as r using known as k where k.id = r.id and not k.stays', merged);
    execute format(
      'update public.%1$I as r set email = private.normalise_email(r.email) where r.email <> private.normalise_email(r.email)', merged);
  end loop;
end $$;
delete from private.left_alone as l using public.newsletter_subscribers as s
where l.reason = 'left' and l.email_hash = private.hash_of_email(s.email) and s.unsubscribed_at is null;

with ranked as materialized (
  select s.email, s.reason, s.suppressed_at, private.normalise_email(s.email) as canonical, row_number() over (
    partition by private.normalise_email(s.email)
    order by array_position(array['recipient', 'complaint', 'owner', 'bounce'], s.reason), s.suppressed_at) as place
  from public.email_suppressions as s
), gone as (
  delete from public.email_suppressions as s using ranked as r
  where r.email = s.email and (r.place > 1 or r.email <> r.canonical) returning s.email
)
insert into public.email_suppressions (email, reason, suppressed_at)
select r.canonical, r.reason, r.suppressed_at from ranked as r
where r.place = 1 and r.email <> r.canonical and private.is_email(r.canonical)
on conflict on constraint email_suppressions_pkey do update set reason = excluded.reason, suppressed_at = excluded.suppressed_at;

update public.contact_messages as c
set email = case when private.is_email(private.normalise_email(c.email)) then private.normalise_email(c.email)
    else 'unreachable@example.invalid' end,
  message = case when private.is_email(private.normalise_email(c.email)) then c.message
    else left('(From ' || c.email || ', which no mail of ours can reach.)' || E'\n\n' || c.message, 5000) end
where c.email <> private.normalise_email(c.email) or not private.is_email(c.email);

update public.email_jobs as j set recipient = private.normalise_email(j.recipient)
where j.recipient <> private.normalise_email(j.recipient) and private.is_email(private.normalise_email(j.recipient));
-- Whatever else waits can never arrive.
update public.email_jobs as j set recipient = 'unreachable@example.invalid', dead_at = coalesce(j.dead_at, now()),
  dead_reason = coalesce(j.dead_reason, 'failed')
where not private.is_email(j.recipient) and j.sent_at is null;

-- An account opens under the form that the sign-in now sends. Two accounts of one mailbox stay two.
update auth.users as u set email = private.normalise_email(u.email)
where u.email <> private.normalise_email(u.email) and private.is_email(private.normalise_email(u.email))
  and not exists (select from auth.users as other where other.id <> u.id
    and private.normalise_email(other.email) = private.normalise_email(u.email));
