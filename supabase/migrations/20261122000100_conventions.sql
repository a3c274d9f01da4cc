-- Conventions for all later migrations: no default privileges, and one normal form for e-mail addresses.

-- Hosted Supabase grants the API roles everything on new objects in `public`, and PostgreSQL lets everybody execute new
-- functions. Here nobody may do anything with a new object until its migration grants it.
alter default privileges revoke all on functions from public;
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;

create schema if not exists private;
comment on schema private is
  'Trigger functions, rules and rollups. Not exposed by the API; its roles have no usage, service_role excepted.';
revoke all on schema private from public, anon, authenticated, service_role;
-- Functions that run as service_role call the two below.
grant usage on schema private to service_role;

-- A function is security definer only if its caller has no rights on what it reads or writes, as with every `admin_…` function
-- and every trigger that counts. Where it is for another reason, its comment says so.
-- Every function sets an empty search_path.
-- One canonical form of an e-mail address, and one rule of what can be delivered. lib/domain/email-address.ts has the same
-- two, and tests hold both to the same outcomes.

create function private.without_invisible(words text) returns text
  language sql immutable strict parallel safe set search_path = ''
  return regexp_replace(words, '[\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffc\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]', '', 'g');
comment on function private.without_invisible is
  'Takes out format characters, variation selectors, fillers, and every space but the ordinary one.';

create function private.is_blank(words text) returns boolean
  language sql immutable strict parallel safe set search_path = ''
  return private.without_invisible(words) ~ '^[ \t\n\r\f\v]*$';

create function private.is_email(address text) returns boolean
  language sql immutable parallel safe set search_path = ''
  return length(address) between 6 and 254 and strpos(address, '@') <= 65 and address ~
    '^[A-Za-z0-9!#$%&''*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&''*+/=?^_`{|}~-]+)*@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+(?!([0-9]+|con|cim|cmo|coom|comm|cpm|ocm|vom|xom|nte|ogr|rog)$)[A-Za-z0-9][A-Za-z0-9-]{0,61}[A-Za-z0-9]$';
comment on function private.is_email is
  'True if deliverable in form and unable to inject a header or a second recipient. Does not prove that the mailbox exists.';

-- A label of an international domain as `xn--…` (RFC 3492).
create function private.punycode(label text) returns text
  language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  digits constant text := 'abcdefghijklmnopqrstuvwxyz0123456789';
  points constant integer[] := array(
    select ascii(s.letter) from regexp_split_to_table(label, '') with ordinality as s (letter, position) order by s.position);
  basic constant text := regexp_replace(label, '[^\x01-\x7f]', '', 'g');
  encoded text := case basic when '' then '' else basic || '-' end;
  done integer := length(basic);
  next integer := 128;
  delta bigint := 0;
  bias integer := 72;
  is_first boolean := true;
  least_left integer;
  point integer;
  threshold integer;
  q bigint;
  k integer;
begin
  -- No domain has a control character of Latin-1 or the mark of what could not be read.
  if label !~ '[^\x01-\x7f]' or label ~ '[\u0080-\u009f\ufffd]' then return label; end if;
  while done < cardinality(points) loop
    least_left := (select min(p) from unnest(points) as p where p >= next);
    delta := delta + (least_left - next)::bigint * (done + 1);
    next := least_left;
    foreach point in array points loop
      if point < next then delta := delta + 1; end if;
      continue when point <> next;
      q := delta;
      k := 36;
      loop
        threshold := least(greatest(k - bias, 1), 26);
        exit when q < threshold;
        encoded := encoded || substr(digits, (threshold + (q - threshold) % (36 - threshold))::integer + 1, 1);
        q := (q - threshold) / (36 - threshold);
        k := k + 36;
      end loop;
      encoded := encoded || substr(digits, q::integer + 1, 1);
      done := done + 1;
      delta := case when is_first then delta / 700 else delta / 2 end;
      delta := delta + delta / done;
      k := 0;
      while delta > 455 loop
        delta := delta / 35;
        k := k + 36;
      end loop;
      bias := k + (36 * delta / (delta + 38))::integer;
      is_first := false;
      delta := 0;
    end loop;
    delta := delta + 1;
    next := next + 1;
  end loop;
  return 'xn--' || encoded;
end $$;

create function private.normalise_email(address text) returns text
  language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  around constant text := '^[ \t\n\r\f\v<"\u201c]+|[ \t\n\r\f\v>"\u201d.,;:]+$';
  words text;
  at_sign integer;
begin
  -- Nearly every address comes in its canonical form.
  if address !~ '[A-Z]' and private.is_email(address) or length(address) > 1000 then return address; end if;
  words := regexp_replace(private.without_invisible(address), '[\u2018\u2019\u201b\u02bc\u2032\u00b4]', '''', 'g');
  words := regexp_replace(regexp_replace(words, '[\u2010-\u2013\u2212]', '-', 'g'), '[\u3002\uff61]', '.', 'g');
  words := regexp_replace(normalize(words, NFKC), around, '', 'g');
  if words ~* '^mailto:' then
    words := regexp_replace(regexp_replace(substr(words, 8), '\?.*$', ''), around, '', 'g');
  end if;
  if strpos(words, '@') = 0 then return words; end if;
  at_sign := length(words) - strpos(reverse(words), '@') + 1;
  return lower(left(words, at_sign) collate "C") || (
    select string_agg(private.punycode(s.label), '.' order by s.position)
    -- The Turkish capital's lower case is two characters, which the collation does not know.
    from string_to_table(lower(replace(substr(words, at_sign + 1), U&'\0130', U&'i\0307') collate "pg_c_utf8"), '.') with ordinality as s (label, position));
end $$;
comment on function private.normalise_email is
  'The form in which addresses are stored and compared: without what cannot be seen, in ASCII, in lower case. Dots and plus tags '
  'stay, because they can belong to different mailboxes.';

grant execute on function private.without_invisible, private.is_blank, private.is_email, private.punycode,
  private.normalise_email to service_role;
