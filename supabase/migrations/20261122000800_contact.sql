-- Contact messages. Only the server writes, with the secret key; visitors have no rights here.

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null,
  type text not null,
  subject text,
  message text not null,
  created_at timestamptz not null default now(),
  handled_at timestamptz,
  state text not null default 'new',
  may_be_in_danger boolean not null default false,
  auto_spam text,
  taken_by uuid references public.profiles (id) on delete set null,
  constraint contact_messages_type_is_known
    check (type in ('speaking', 'media', 'book', 'collaboration', 'general', 'feedback')),
  -- Name, address and subject end up in mail headers: one line each.
  constraint contact_messages_name_is_sane check (char_length(name) between 1 and 200 and name !~ '[[:cntrl:]]' and not private.is_blank(name)),
  constraint contact_messages_email_is_sane check (email = private.normalise_email(email) and private.is_email(email)),
  constraint contact_messages_subject_is_sane
    check (char_length(subject) between 1 and 200 and subject !~ '[[:cntrl:]]'),
  constraint contact_messages_message_is_readable check (char_length(message) between 1 and 5000 and not private.is_blank(message)),
  constraint contact_messages_state_is_known check (state in ('new', 'in-progress', 'answered', 'closed', 'spam')),
  constraint contact_messages_auto_spam_is_known check (auto_spam is null or (auto_spam in ('new', 'seen') and state = 'spam')),
  constraint contact_messages_handled_when_done
    check ((handled_at is not null) = (state in ('answered', 'closed', 'spam')))
);
comment on table public.contact_messages is 'Messages to the owner. As correspondence, they outlive an account with the same address.';
comment on column public.contact_messages.may_be_in_danger is
  'Has words of content/danger. They lift a message and mark it, and never hide, delay or answer one.';
comment on column public.contact_messages.auto_spam is
  'Put into spam on arrival because of its sender, and whether somebody has looked at it since. Null: a person called it spam, or it is none.';
create index contact_messages_newest on public.contact_messages (created_at desc);
create index contact_messages_by_sender on public.contact_messages (email, created_at desc);
create index contact_messages_by_state on public.contact_messages (state, created_at desc);
create index contact_messages_waiting on public.contact_messages (created_at desc) where handled_at is null;
create index contact_messages_auto_spam on public.contact_messages (created_at) where auto_spam = 'new';

-- "José" as "Jose", in whatever form of Unicode it was typed, for searches. Some letters are not composed of another and a mark.
create function private.without_accents(words text) returns text
  language sql immutable set search_path = ''
  -- Most texts have none, and are read again for each search that finds them.
  return case when octet_length(words) = char_length(words) then words else
    regexp_replace(normalize(translate(replace(words, 'ß', 'ss'), 'øØłŁđĐı', 'oOlLdDi'), NFD), U&'[\0300-\036F]', '', 'g') end;
grant execute on function private.without_accents to service_role;

-- One index serves searches across name, address, subject and message.
create extension if not exists pg_trgm with schema extensions;
create index contact_messages_searched on public.contact_messages using gin (
  private.without_accents(name || E'\n' || email || E'\n' || coalesce(subject, '') || E'\n' || message) extensions.gin_trgm_ops);

create table public.contact_replies (
  contact_id uuid not null references public.contact_messages (id) on delete cascade,
  sequence integer not null,
  body text not null,
  created_at timestamptz not null default now(),
  kind text not null default 'reply',
  author uuid references public.profiles (id) on delete set null,
  sender text,
  attachments text[] not null default '{}',
  provider_id text unique,
  primary key (contact_id, sequence),
  constraint contact_replies_is_readable check (char_length(body) between 1 and 20000),
  constraint contact_replies_kind_is_known check (kind in ('reply', 'answer', 'auto', 'bounce')),
  constraint contact_replies_came_by_mail check ((kind = 'reply') = (provider_id is null) and (sender is null or kind <> 'reply')),
  constraint contact_replies_attachments_are_names check (cardinality(attachments) <= 50)
);
comment on table public.contact_replies is
  'What follows a message, in order: replies written in the workspace, and what came back by mail. The mail with a reply, or to the owner about '
  'an answer, is the job with the same contact_id and sequence.';
comment on column public.contact_replies.kind is
  'reply: ours. answer: theirs. auto: an automatic answer, such as out of office. bounce: a report that ours did not arrive.';
comment on column public.contact_replies.attachments is 'Their names; the files are not stored.';
create index contact_replies_searched on public.contact_replies using gin (private.without_accents(body) extensions.gin_trgm_ops);
create index contact_replies_by_author on public.contact_replies (author) where author is not null;
create index contact_messages_by_taker on public.contact_messages (taken_by) where taken_by is not null;

alter table public.contact_messages enable row level security;
alter table public.contact_replies enable row level security;
grant select, insert, update, delete on public.contact_messages, public.contact_replies to service_role;

-- Stores a message and queues the mail to the owner. Returns 'stored', or 'duplicate' with the id of an identical message (sender, topic,
-- subject and text) from the last ten minutes: a double click, reload or retry. For 90 days after a person called a message of this sender
-- spam, the next ones wait in spam without a mail, except those with words of danger.
-- message: the columns that the visitor fills in, and may_be_in_danger. owner: the address that gets the mail.
create function public.store_contact_message(message jsonb, owner text, at timestamptz default now())
  returns table (contact_id uuid, outcome text)
  language plpgsql volatile set search_path = '' as $$
#variable_conflict use_column
declare
  sent public.contact_messages := jsonb_populate_record(null::public.contact_messages, store_contact_message.message);
begin
  sent.id := gen_random_uuid();
  sent.email := private.normalise_email(sent.email);
  sent.created_at := at;
  -- jsonb_populate_record does not apply column defaults.
  -- While an earlier message of the sender is marked and open, a new one is marked, too: "thank you, my sister is coming" belongs to it.
  sent.may_be_in_danger := coalesce(sent.may_be_in_danger, false) or exists (select from public.contact_messages as c
    where c.email = sent.email and c.may_be_in_danger and c.state not in ('closed', 'spam') and c.created_at > at - interval '30 days');
  sent.state := 'new';
  sent.handled_at := null;
  sent.auto_spam := null;
  if not sent.may_be_in_danger and exists (select from public.contact_messages as c
    where c.email = sent.email and c.state = 'spam' and c.auto_spam is null and c.handled_at > at - interval '90 days') then
    sent.state := 'spam';
    sent.handled_at := at;
    sent.auto_spam := 'new';
  end if;
  -- Concurrent duplicates wait here, so that the second sees the first.
  perform pg_advisory_xact_lock(hashtextextended(
    concat_ws(E'\n', sent.email, sent.type, sent.subject, sent.message), 20261121));
  select c.id, 'duplicate' into contact_id, outcome from public.contact_messages as c
  where c.email = sent.email and c.type = sent.type and c.message = sent.message
    and c.subject is not distinct from sent.subject and c.created_at > at - interval '10 minutes'
    -- A message with words of danger is stored again if the first is closed, so that it is read.
    and not (sent.may_be_in_danger and c.handled_at is not null)
  limit 1;
  if not found then
    contact_id := sent.id;
    outcome := 'stored';
    insert into public.contact_messages select sent.*;
    if sent.state = 'new' then
      insert into public.email_jobs (contact_id, kind, recipient, created_at, send_after)
      values (sent.id, 'contact', owner, at, at);
    end if;
  end if;
  return next;
end $$;

-- Stores what came back by mail: 'stored', 'duplicate' (the provider's id is known, or a list delivered the same words twice), 'gone' (the
-- message is deleted) or 'too-many' (two machines answer each other: 20 a day and message are kept of machines, 100 of answers and 300 with
-- words of danger). An answer opens the message again and is mailed to the owner; the rest is only kept.
-- The mark of danger stays until the message is closed: "ok" as the answer to "are you safe?" needs it most.
-- answer: kind, sender, body, attachments, provider_id, may_be_in_danger.
create function public.store_contact_answer(message_id uuid, answer jsonb, owner text) returns text
  language plpgsql volatile set search_path = '' as $$
declare
  next_sequence integer;
  is_answer constant boolean := answer ->> 'kind' = 'answer';
  files constant text[] := array(select jsonb_array_elements_text(answer -> 'attachments'));
  is_new boolean;
begin
  select c.state = 'new' into is_new from public.contact_messages as c where c.id = message_id for update;
  if not found then return 'gone'; end if;
  if exists (select from public.contact_replies as r where r.provider_id = answer ->> 'provider_id'
    or is_new and is_answer and r.contact_id = message_id and r.sender = answer ->> 'sender' and r.body = answer ->> 'body'
      and r.attachments = files and r.created_at > now() - interval '10 minutes') then return 'duplicate'; end if;
  if (select count(*) from public.contact_replies as r
    where r.contact_id = message_id and r.kind <> 'reply' and (r.kind = 'answer') = is_answer and r.created_at > now() - interval '1 day')
    >= (case when not is_answer then 20 when (answer ->> 'may_be_in_danger')::boolean then 300 else 100 end) then return 'too-many'; end if;
  -- The owner's first mail, with sequence 1, is that with the message.
  select greatest(max(r.sequence), 1) + 1 into next_sequence from public.contact_replies as r where r.contact_id = message_id;
  insert into public.contact_replies (contact_id, sequence, kind, sender, body, attachments, provider_id)
  values (message_id, coalesce(next_sequence, 2), answer ->> 'kind', answer ->> 'sender', answer ->> 'body', files,
    answer ->> 'provider_id');
  if is_answer then
    update public.contact_messages as c set state = 'new', handled_at = null, auto_spam = null,
      may_be_in_danger = (c.may_be_in_danger and c.state <> 'closed') or (answer ->> 'may_be_in_danger')::boolean
    where c.id = message_id and (c.state <> 'spam' or (answer ->> 'may_be_in_danger')::boolean);
    if found then
      insert into public.email_jobs (contact_id, kind, sequence, recipient) values (message_id, 'contact', coalesce(next_sequence, 2), owner);
    end if;
  end if;
  return 'stored';
end $$;

grant execute on function public.store_contact_message, public.store_contact_answer to service_role;
