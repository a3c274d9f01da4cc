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
  constraint contact_messages_type_is_known
    check (type in ('speaking', 'media', 'book', 'collaboration', 'general', 'feedback')),
  -- Name, address and subject end up in mail headers: one line each.
  constraint contact_messages_name_is_sane check (char_length(name) between 1 and 200 and name !~ '[[:cntrl:]]' and not private.is_blank(name)),
  constraint contact_messages_email_is_sane check (email = private.normalise_email(email) and private.is_email(email)),
  constraint contact_messages_subject_is_sane
    check (char_length(subject) between 1 and 200 and subject !~ '[[:cntrl:]]'),
  constraint contact_messages_message_is_readable check (char_length(message) between 1 and 5000 and not private.is_blank(message)),
  constraint contact_messages_state_is_known check (state in ('new', 'in-progress', 'answered', 'closed', 'spam')),
  constraint contact_messages_handled_when_done
    check ((handled_at is not null) = (state in ('answered', 'closed', 'spam')))
);
comment on table public.contact_messages is 'Messages to the owner. As correspondence, they outlive an account with the same address.';
create index contact_messages_newest on public.contact_messages (created_at desc);
create index contact_messages_by_sender on public.contact_messages (email, created_at desc);
create index contact_messages_by_state on public.contact_messages (state, created_at desc);
create index contact_messages_waiting on public.contact_messages (created_at desc) where handled_at is null;
-- One index serves searches across name, address, subject and message.
create extension if not exists pg_trgm with schema extensions;
create index contact_messages_searched on public.contact_messages using gin (
  (name || E'\n' || email || E'\n' || coalesce(subject, '') || E'\n' || message) extensions.gin_trgm_ops);

create table public.contact_replies (
  contact_id uuid not null references public.contact_messages (id) on delete cascade,
  copy integer not null,
  body text not null,
  created_at timestamptz not null default now(),
  primary key (contact_id, copy),
  constraint contact_replies_is_readable check (char_length(body) between 1 and 10000)
);
comment on table public.contact_replies is 'Replies written in the workspace. Each one''s mail is the job with the same contact_id and copy.';

alter table public.contact_messages enable row level security;
alter table public.contact_replies enable row level security;
grant select, insert, update, delete on public.contact_messages, public.contact_replies to service_role;

-- Stores a message and queues the mail to the owner, except for spam. Returns 'stored', or 'duplicate' with the id of an identical message
-- (sender, topic, subject and text) from the last ten minutes: a double click, reload or retry.
-- message: the columns that the visitor fills in. owner: the address that gets the mail.
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
  sent.handled_at := null;
  -- jsonb_populate_record does not apply column defaults. Who wrote spam before, writes spam.
  sent.state := 'new';
  if exists (select from public.contact_messages as c where c.email = sent.email and c.state = 'spam') then
    sent.state := 'spam';
    sent.handled_at := at;
  end if;
  -- Concurrent duplicates wait here, so that the second sees the first.
  perform pg_advisory_xact_lock(hashtextextended(
    concat_ws(E'\n', sent.email, sent.type, sent.subject, sent.message), 20261121));
  select c.id, 'duplicate' into contact_id, outcome from public.contact_messages as c
  where c.email = sent.email and c.type = sent.type and c.message = sent.message
    and c.subject is not distinct from sent.subject and c.created_at > at - interval '10 minutes'
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

grant execute on function public.store_contact_message to service_role;
