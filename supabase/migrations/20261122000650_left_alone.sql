-- Addresses that are left alone after everything else about their people was deleted: a keyed hash of each, and why.

create table private.address_key (
  only_row boolean primary key default true,
  key bytea not null,
  constraint address_key_is_one_row check (only_row),
  constraint address_key_is_long check (octet_length(key) >= 32)
);
comment on table private.address_key is
  'The secret of the hashes, made with the first of them. No role can read it, and no other secret of the site opens them.';

create table private.left_alone (
  email_hash bytea primary key,
  reason text not null,
  since timestamptz not null,
  constraint left_alone_reason_is_known check (reason in ('left', 'bounce', 'complaint', 'owner', 'recipient'))
);
comment on table private.left_alone is
  '`left`: had unsubscribed, so nobody else asks them again. The others, as in email_suppressions: takes no mail at all.';

alter table private.address_key enable row level security;
alter table private.left_alone enable row level security;

create function private.hash_of_email(address text) returns bytea
  language sql stable set search_path = '' as $$
  select sha256(k.key || sha256(k.key || convert_to(address, 'UTF8'))) from private.address_key as k
$$;
comment on function private.hash_of_email is 'Of an address in canonical form. Null until there is a key.';

-- Why an address takes no mail, or null: 'bounce', 'complaint', 'owner' or 'recipient'.
create function private.suppression_of(address text) returns text
  language plpgsql stable security definer set search_path = '' as $$
declare
  canonical constant text := private.normalise_email(address);
begin
  return coalesce((select s.reason from public.email_suppressions as s where s.email = canonical),
    (select l.reason from private.left_alone as l where l.email_hash = private.hash_of_email(canonical) and l.reason <> 'left'));
end $$;
comment on function private.suppression_of is 'Security definer: nobody may read who is left alone.';

-- Whether a person has left the newsletter or the course and has not come back, which only they can do.
create function private.has_left(address text) returns boolean
  language plpgsql stable security definer set search_path = '' as $$
declare
  canonical constant text := private.normalise_email(address);
begin
  return exists (select from private.left_alone as l where l.email_hash = private.hash_of_email(canonical) and l.reason = 'left')
    or exists (select from public.workbook_requests as r where r.email = canonical and r.unsubscribed_at is not null)
    or exists (select from public.newsletter_subscribers as s where s.email = canonical and s.unsubscribed_at is not null);
end $$;
comment on function private.has_left is 'Security definer: nobody may read who is left alone.';

-- The hash of an address for the log, which keeps no address: it proves that a request about this one was met.
create function private.mark_of_email(address text) returns text
  language plpgsql volatile set search_path = '' as $$
begin
  insert into private.address_key (key)
  values (decode(replace(gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'))
  on conflict do nothing;
  return encode(private.hash_of_email(address), 'hex');
end $$;

-- Ranks the reasons to leave an address alone: the person's own words weigh most, a bounce least.
create function private.strength_of_wish(reason text) returns integer
  language sql immutable set search_path = '' as $$
  select array_position(array['left', 'bounce', 'owner', 'complaint', 'recipient'], strength_of_wish.reason)
$$;

-- Keeps a wish as a hash. A stronger reason replaces another.
create function private.keep_wish(address text, reason text, since timestamptz) returns void
  language plpgsql volatile set search_path = '' as $$
begin
  perform private.mark_of_email(address);
  insert into private.left_alone as known (email_hash, reason, since)
  values (private.hash_of_email(address), keep_wish.reason, keep_wish.since)
  on conflict (email_hash) do update set reason = excluded.reason, since = excluded.since
    where private.strength_of_wish(known.reason) < private.strength_of_wish(excluded.reason);
end $$;

-- When a person is deleted, a suppression of their address is kept as a hash.
create function private.hash_suppression(address text) returns void
  language plpgsql volatile set search_path = '' as $$
begin
  perform private.keep_wish(s.email, s.reason, s.suppressed_at) from public.email_suppressions as s where s.email = address;
  delete from public.email_suppressions as s where s.email = address;
end $$;

-- An address that has left stays left, however its row is deleted.
create function private.keep_unsubscription() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.keep_wish(old.email, 'left', old.unsubscribed_at);
  return null;
end $$;

-- The person's own new request ends 'left'; nothing else does.
create function private.come_back(address text) returns void
  language sql volatile security definer set search_path = '' as $$
  delete from private.left_alone as l where l.email_hash = private.hash_of_email(address) and l.reason = 'left'
$$;
comment on function private.come_back is 'Security definer: nobody may write who is left alone.';

-- Ends a suppression for one of these reasons, also as a hash. True if there was one.
create function private.end_suppression(address text, reasons text[]) returns boolean
  language plpgsql volatile security definer set search_path = '' as $$
declare
  canonical constant text := private.normalise_email(address);
  ended boolean;
begin
  delete from public.email_suppressions as s where s.email = canonical and s.reason = any (reasons);
  ended := found;
  delete from private.left_alone as l where l.email_hash = private.hash_of_email(canonical) and l.reason = any (reasons);
  return ended or found;
end $$;
comment on function private.end_suppression is 'Security definer: nobody may write who is left alone.';

grant execute on function private.suppression_of, private.has_left, private.come_back, private.end_suppression, private.strength_of_wish to service_role;
