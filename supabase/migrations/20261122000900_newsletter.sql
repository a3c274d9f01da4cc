-- The newsletter. Addresses need double opt-in and get each issue once: the queue creates an issue's jobs in small batches,
-- one per issue and subscriber.

create table public.newsletter_issues (
  id uuid primary key,
  subject text not null,
  preheader text not null default '',
  body text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  send_at timestamptz,
  started_at timestamptz,
  cursor uuid,
  fanned_out_at timestamptz,
  finished_at timestamptz,
  stopped_at timestamptz,
  sent integer,
  failed integer,
  page_subject text,
  page_body text,
  is_listed boolean not null default false,
  constraint newsletter_issues_subject_is_one_line
    check (greatest(char_length(subject), char_length(page_subject)) <= 200 and concat(subject, page_subject) !~ '[[:cntrl:]]'),
  constraint newsletter_issues_preheader_is_one_line check (char_length(preheader) <= 200 and preheader !~ '[[:cntrl:]]'),
  constraint newsletter_issues_body_is_bounded check (greatest(char_length(body), char_length(page_body)) <= 50000),
  -- A draft may hold anything.
  constraint newsletter_issues_says_something_when_scheduled check (send_at is null or subject <> '' and body <> ''),
  constraint newsletter_issues_page_says_something check (page_subject <> '' and page_body <> ''),
  constraint newsletter_issues_starts_when_scheduled check (started_at is null or send_at is not null)
);
comment on table public.newsletter_issues is 'The body is Markdown; each mail is rendered when it is sent.';
comment on column public.newsletter_issues.page_subject is 'As mended after it was sent; null while its page says what was sent.';
comment on column public.newsletter_issues.is_listed is 'Whether the site''s page of the newsletter links to its page.';
comment on column public.newsletter_issues.cursor is 'The last subscriber with a job, in id order.';
create index newsletter_issues_newest on public.newsletter_issues (created_at desc);
create index newsletter_issues_listed on public.newsletter_issues (started_at desc) where is_listed;
create index newsletter_issues_due on public.newsletter_issues (send_at) where finished_at is null and stopped_at is null;

create table public.newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  email text not null unique,
  token text unique,
  source text not null,
  consent_text text not null,
  consent_version text not null,
  consent_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  unsubscribed_by text,
  unsubscribed_after uuid references public.newsletter_issues (id) on delete set null,
  list_confirmed text,
  list_source text,
  constraint newsletter_subscribers_email_is_sane check (email = private.normalise_email(email) and private.is_email(email)),
  constraint newsletter_subscribers_source_is_known check (source in ('form', 'import')),
  constraint newsletter_subscribers_list_is_imported check (
    source = 'import' or num_nonnulls(list_confirmed, list_source) = 0),
  constraint newsletter_subscribers_list_is_short check (
    char_length(list_confirmed) between 1 and 100 and char_length(list_source) between 1 and 100
    and concat(list_confirmed, list_source) !~ '[[:cntrl:]]'),
  constraint newsletter_subscribers_consent_is_short
    check (char_length(consent_text) between 1 and 2000 and char_length(consent_version) between 1 and 40),
  constraint newsletter_subscribers_confirmed_after_consent check (confirmed_at >= consent_at),
  constraint newsletter_subscribers_source_of_unsubscription_is_known check (
    (unsubscribed_at is null) = (unsubscribed_by is null)
    and unsubscribed_by in ('page', 'one-click', 'complaint', 'bounce', 'owner'))
);
comment on table public.newsletter_subscribers is 'One row per address. Receives issues while confirmed_at is set and unsubscribed_at is not.';
comment on column public.newsletter_subscribers.token is 'Named by the links of mails sent before links were signed; null in newer rows, as in submissions.';
comment on column public.newsletter_subscribers.unsubscribed_after is 'The latest issue they had received, for that issue''s figures.';
comment on column public.newsletter_subscribers.list_confirmed is
  'When the imported list says that they had agreed, as it stands there. They were asked again all the same.';
comment on column public.newsletter_subscribers.list_source is 'Where they came from, as the imported list says.';
create index newsletter_subscribers_reading on public.newsletter_subscribers (id) include (confirmed_at)
  where confirmed_at is not null and unsubscribed_at is null;
create index newsletter_subscribers_newest on public.newsletter_subscribers (created_at desc, id desc);
create index newsletter_subscribers_came on public.newsletter_subscribers (confirmed_at) where confirmed_at is not null;
create index newsletter_subscribers_left on public.newsletter_subscribers (unsubscribed_at)
  where confirmed_at is not null and unsubscribed_at is not null;
create index newsletter_subscribers_by_last_issue on public.newsletter_subscribers (unsubscribed_after)
  where unsubscribed_after is not null;

create trigger keep_unsubscription after delete on public.newsletter_subscribers
  for each row when (old.unsubscribed_at is not null) execute function private.keep_unsubscription();

create table public.newsletter_submissions (
  id uuid primary key default gen_random_uuid(),
  token text unique,
  subscriber_id uuid not null references public.newsletter_subscribers (id) on delete cascade,
  consent_text text not null,
  consent_version text not null,
  submitted_at timestamptz not null,
  confirmed_at timestamptz,
  constraint newsletter_submissions_consent_is_short
    check (char_length(consent_text) between 1 and 2000 and char_length(consent_version) between 1 and 40),
  constraint newsletter_submissions_confirmed_after_submission check (confirmed_at >= submitted_at)
);
comment on table public.newsletter_submissions is 'Each confirmation request to an address; its mail''s link names it.';
create index newsletter_submissions_by_subscriber on public.newsletter_submissions (subscriber_id, submitted_at);

alter table public.newsletter_issues enable row level security;
alter table public.newsletter_subscribers enable row level security;
alter table public.newsletter_submissions enable row level security;
grant select, insert, update, delete on public.newsletter_issues, public.newsletter_subscribers, public.newsletter_submissions
  to service_role;

create table public.newsletter_pictures (
  id uuid primary key default gen_random_uuid(),
  issue_id uuid not null unique references public.newsletter_issues (id) on delete cascade,
  alt text not null,
  width integer not null,
  height integer not null,
  jpeg bytea not null,
  constraint newsletter_pictures_alt_is_one_line check (char_length(alt) <= 300 and alt !~ '[[:cntrl:]]'),
  constraint newsletter_pictures_size_is_bounded
    check (width between 1 and 1200 and height between 1 and 1200 and octet_length(jpeg) between 1 and 2000000)
);
comment on table public.newsletter_pictures is 'Read by anyone who knows the id, which every mail of the issue contains.';
alter table public.newsletter_pictures enable row level security;
grant select, insert, update, delete on public.newsletter_pictures to service_role;

-- The picture behind an id, as base64; null if there is none.
create function public.newsletter_picture(id uuid) returns text
  language sql stable set search_path = '' as $$
  select encode(p.jpeg, 'base64') from public.newsletter_pictures as p where p.id = newsletter_picture.id
$$;

create function private.picture_facts(issue_id uuid) returns jsonb
  language sql stable set search_path = '' as $$
  select jsonb_build_object('id', p.id, 'alt', p.alt, 'width', p.width, 'height', p.height)
  from public.newsletter_pictures as p where p.issue_id = picture_facts.issue_id
$$;

-- The tag that an issue's links to the site carry as their campaign, the same for each reader. Readable, and never like a number or
-- a key, which the counter of visits refuses.
create function private.issue_tag(issue public.newsletter_issues) returns text
  language sql immutable set search_path = '' as $$
  select case when words ~ '[0-9a-f]{12}|[0-9]{9}' or words = '' then 'letter' else words end || '-' || left(md5(issue.id::text), 5)
  from (select trim(both '-' from left(regexp_replace(lower(issue.subject), '[^a-z0-9]+', '-', 'g'), 26)) as words) as slug
$$;

-- The page of an issue that has been sent, as mended since; null before it is sent.
create function public.newsletter_page(issue_id uuid) returns jsonb
  language sql stable set search_path = '' as $$
  select jsonb_build_object('subject', coalesce(i.page_subject, i.subject), 'body', coalesce(i.page_body, i.body),
    'sent_at', i.started_at, 'picture', private.picture_facts(i.id))
  from public.newsletter_issues as i where i.id = newsletter_page.issue_id and i.started_at is not null
$$;

-- The issues that the owner lists on the site, newest first.
create function public.newsletter_pages() returns table (id uuid, subject text, sent_at timestamptz)
  language sql stable set search_path = '' as $$
  select i.id, coalesce(i.page_subject, i.subject), i.started_at from public.newsletter_issues as i
  where i.is_listed and i.started_at is not null order by i.started_at desc, i.id limit 100
$$;

grant execute on function public.newsletter_picture, public.newsletter_page, public.newsletter_pages, private.picture_facts,
  private.issue_tag to service_role;
