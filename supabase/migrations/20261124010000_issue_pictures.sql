-- One picture an issue, duplicates, and tests of an issue to other addresses.

create table public.newsletter_pictures (
  id uuid primary key default gen_random_uuid(),
  issue_id uuid not null unique references public.newsletter_issues (id) on delete cascade,
  alt text not null,
  width integer not null,
  height integer not null,
  jpeg bytea not null,
  constraint newsletter_pictures_alt_is_one_line check (char_length(alt) between 1 and 300 and alt !~ '[[:cntrl:]]'),
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

create or replace function private.mail_facts(job public.email_jobs) returns jsonb
  language sql stable set search_path = '' as $$
  select job.facts || coalesce(case
    when job.kind = 'newsletter' then (
      select jsonb_build_object('subject', i.subject, 'preheader', i.preheader, 'body', i.body, 'token', s.token,
        'picture', private.picture_facts(i.id))
      from public.newsletter_issues as i, public.newsletter_subscribers as s
      where i.id = job.issue_id and s.id = job.subscriber_id)
    when job.request_id is not null then (
      select jsonb_build_object('request', r.id, 'first_name', coalesce(s.first_name, r.first_name, ''))
      from public.workbook_requests as r
      left join public.workbook_submissions as s on s.id = (job.facts ->> 'submission')::uuid
      where r.id = job.request_id)
    when job.contact_id is not null then (
      select to_jsonb(m) || jsonb_build_object('reply', r.body)
      from public.contact_messages as m
      left join public.contact_replies as r on r.contact_id = m.id and r.copy = job.copy and job.kind = 'reply'
      where m.id = job.contact_id) end, '{}')
$$;

create or replace function public.admin_newsletter(issue_id uuid default null) returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'subscribers', (select jsonb_build_object(
        'reading', count(*) filter (where s.confirmed_at is not null and s.unsubscribed_at is null),
        'waiting', count(*) filter (where s.confirmed_at is null and s.unsubscribed_at is null),
        'left', count(s.unsubscribed_at)) from public.newsletter_subscribers as s),
    'issues', (select coalesce(jsonb_agg(private.issue_with_figures(i) order by i.created_at desc, i.id), '[]')
      from (select * from public.newsletter_issues where admin_newsletter.issue_id is null
        order by created_at desc, id limit 30) as i),
    'issue', (select private.issue_with_figures(i::public.newsletter_issues)
        || jsonb_build_object('preheader', i.preheader, 'body', i.body, 'picture', private.picture_facts(i.id))
      from public.newsletter_issues as i where i.id = admin_newsletter.issue_id));
end $$;

-- Gives an issue a new picture, or the picture that it has another text; without a text, takes it away. `jpeg` is base64.
-- False if sending has begun, or there is nothing to describe.
create function public.admin_save_newsletter_picture(
  issue_id uuid, alt text default null, jpeg text default null, width integer default null, height integer default null)
  returns boolean
  language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_variable
begin
  perform private.require_admin();
  perform from public.newsletter_issues as i where i.id = issue_id and i.started_at is null for update;
  if not found then return false; end if;
  if alt is not null and jpeg is null then
    update public.newsletter_pictures as p set alt = alt where p.issue_id = issue_id;
    return found;
  end if;
  delete from public.newsletter_pictures as p where p.issue_id = issue_id;
  if alt is not null then
    insert into public.newsletter_pictures (issue_id, alt, width, height, jpeg)
    values (issue_id, alt, width, height, decode(jpeg, 'base64'));
  end if;
  return true;
end $$;

-- Copies an issue into a new draft. Returns its id; null if there is no such issue.
create function public.admin_duplicate_newsletter(issue_id uuid) returns uuid
  language plpgsql volatile security definer set search_path = '' as $$
declare
  copy constant uuid := gen_random_uuid();
begin
  perform private.require_admin();
  insert into public.newsletter_issues (id, subject, preheader, body)
  select copy, i.subject, i.preheader, i.body from public.newsletter_issues as i where i.id = admin_duplicate_newsletter.issue_id;
  if not found then return null; end if;
  insert into public.newsletter_pictures (issue_id, alt, width, height, jpeg)
  select copy, p.alt, p.width, p.height, p.jpeg from public.newsletter_pictures as p
  where p.issue_id = admin_duplicate_newsletter.issue_id;
  perform private.audit('newsletter-saved', copy::text);
  return copy;
end $$;

-- Sends a sample or an issue to at most three addresses, to the admin's own if none is given. Returns 'queued', or 'suppressed'
-- (nothing is sent) if one of them takes no mail.
drop function public.admin_send_test_mail(jsonb);
create function public.admin_send_test_mail(facts jsonb, recipients text[] default null) returns text
  language plpgsql volatile security definer set search_path = '' as $$
declare
  addresses text[] := recipients;
begin
  perform private.require_admin();
  if coalesce(cardinality(addresses), 0) = 0 then
    select array[p.email] into addresses from public.profiles as p where p.id = auth.uid();
  end if;
  select array_agg(distinct private.normalise_email(a)) into addresses from unnest(addresses) as a;
  if cardinality(addresses) > 3 or not (select bool_and(coalesce(private.is_email(a), false)) from unnest(addresses) as a) then
    raise exception 'A test goes to at most three addresses.' using errcode = '22023';
  end if;
  if exists (select from public.email_suppressions as s where s.email = any (addresses)) then return 'suppressed'; end if;
  perform public.queue_mail('test', a, facts, 'test ' || gen_random_uuid()) from unnest(addresses) as a;
  perform private.audit('mail-test', left(coalesce(facts ->> 'sample', facts ->> 'subject'), 100));
  return 'queued';
end $$;

grant execute on function public.newsletter_picture, private.picture_facts to service_role;
grant execute on function public.admin_save_newsletter_picture, public.admin_duplicate_newsletter, public.admin_send_test_mail
  to authenticated;
