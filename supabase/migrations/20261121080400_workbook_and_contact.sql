-- What visitors leave with the owner: requests for the workbook, and messages.
-- Both are written by the server with the secret key after its guards; visitors have no rights here at all.

create table public.workbook_requests (
  id uuid primary key default gen_random_uuid(),
  email text not null unique,
  first_name text not null,
  last_name text,
  utm_source text,
  utm_medium text,
  utm_campaign text,
  consent_text text not null,
  consent_version text not null,
  consent_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  paused_at timestamptz,
  unsubscribed_at timestamptz,
  constraint workbook_requests_email_is_normal check (email = private.normalise_email(email)),
  constraint workbook_requests_email_is_sane check (private.is_email(email)),
  constraint workbook_requests_first_name_is_sane
    check (char_length(first_name) between 1 and 100 and first_name !~ '[[:cntrl:]]'),
  constraint workbook_requests_last_name_is_sane
    check (char_length(last_name) between 1 and 100 and last_name !~ '[[:cntrl:]]'),
  constraint workbook_requests_utm_is_short check (
    greatest(char_length(utm_source), char_length(utm_medium), char_length(utm_campaign)) <= 200),
  constraint workbook_requests_consent_is_short
    check (char_length(consent_text) between 1 and 2000 and char_length(consent_version) between 1 and 40)
);
comment on table public.workbook_requests is 'One row for each address that asked for the workbook.';
comment on column public.workbook_requests.consent_text is 'The sentence that stood beside the button, word for word.';
comment on column public.workbook_requests.confirmed_at is 'When the download was pressed: the second yes, which starts the course.';
create index workbook_requests_newest on public.workbook_requests (created_at);

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null,
  type text not null,
  subject text,
  message text not null,
  created_at timestamptz not null default now(),
  handled_at timestamptz,
  constraint contact_messages_type_is_known
    check (type in ('speaking', 'media', 'book', 'collaboration', 'general', 'feedback')),
  -- Name, address and subject become headers of a mail: one line each.
  constraint contact_messages_name_is_sane check (char_length(name) between 1 and 200 and name !~ '[[:cntrl:]]'),
  constraint contact_messages_email_is_normal check (email = private.normalise_email(email)),
  constraint contact_messages_email_is_sane check (private.is_email(email)),
  constraint contact_messages_subject_is_sane
    check (char_length(subject) between 1 and 200 and subject !~ '[[:cntrl:]]'),
  constraint contact_messages_message_is_readable check (char_length(message) between 1 and 5000)
);
comment on table public.contact_messages is 'Letters to the owner. Kept when an account of the same address goes: they are correspondence.';
create index contact_messages_newest on public.contact_messages (created_at desc);
create index contact_messages_by_sender on public.contact_messages (email, created_at desc);

-- The address of a deleted account was proven by its owner, so the workbook and its mails go too.
-- An unproven one proves nothing: anybody can sign up with a stranger's address.
create function private.forget_workbook_request() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  delete from public.workbook_requests where email = private.normalise_email(old.email);
  return null;
end $$;
create trigger forget_workbook_request_with_account after delete on auth.users
  for each row when (old.email_confirmed_at is not null) execute function private.forget_workbook_request();

alter table public.workbook_requests enable row level security;
alter table public.contact_messages enable row level security;
revoke all on public.workbook_requests, public.contact_messages from public, anon, authenticated, service_role;
revoke all on function private.forget_workbook_request from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.workbook_requests, public.contact_messages to service_role;
