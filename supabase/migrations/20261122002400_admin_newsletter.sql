-- Issues of the newsletter in the workspace.

-- The newest issues with figures, older ones without, one issue with its text if asked for, subscriber counts, and the requests of imports that wait.
create function private.admin_newsletter(issue_id uuid default null) returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    -- Whether an import would be taken without asking again.
    'is_proven', private.has_recent_proof(),
    'subscribers', (select jsonb_build_object(
        'reading', count(*) filter (where s.confirmed_at is not null and s.unsubscribed_at is null),
        'waiting', count(*) filter (where s.confirmed_at is null and s.unsubscribed_at is null),
        'left', count(s.unsubscribed_at)) from public.newsletter_subscribers as s),
    'requests', (select count(*) from public.email_jobs as j where j.priority = 4 and j.kind = 'newsletter-confirm'
      and j.facts ->> 'source' = 'import' and j.sent_at is null and j.dead_at is null and j.attempts = 0),
    'issues', (select coalesce(jsonb_agg(private.issue_with_figures(i) order by i.created_at desc, i.id), '[]')
      from (select * from public.newsletter_issues where admin_newsletter.issue_id is null
        order by created_at desc, id limit 30) as i),
    'older', (select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'subject', o.subject) order by o.created_at desc, o.id), '[]')
      from (select * from public.newsletter_issues where admin_newsletter.issue_id is null
        order by created_at desc, id limit 1000 offset 30) as o),
    'issue', (select private.issue_with_figures(i::public.newsletter_issues)
        || jsonb_build_object('preheader', i.preheader, 'body', i.body, 'picture', private.picture_facts(i.id),
          'page', jsonb_build_object('subject', coalesce(i.page_subject, i.subject), 'body', coalesce(i.page_body, i.body),
            'is_listed', i.is_listed))
      from public.newsletter_issues as i where i.id = admin_newsletter.issue_id));
end $$;

create function private.issue_with_figures(issue public.newsletter_issues) returns jsonb
  language sql stable set search_path = '' as $$
  select jsonb_build_object('id', issue.id, 'subject', issue.subject, 'updated_at', issue.updated_at, 'send_at', issue.send_at,
    'state', case when issue.stopped_at is not null then 'stopped' when issue.finished_at is not null then 'sent'
      when issue.started_at is not null then 'sending' when issue.send_at is not null then 'scheduled' else 'draft' end,
    'started_at', issue.started_at,
    'sent', coalesce(issue.sent, (private.issue_counts(issue.id)).sent),
    'failed', coalesce(issue.failed, (private.issue_counts(issue.id)).failed),
    'visits', private.hide_small_group((select coalesce(sum(v.count), 0)::bigint from private.daily_visits as v
      where v.dimension = 'campaigns' and v.name = 'newsletter / ' || private.issue_tag(issue))),
    'queued', (select count(*) from public.email_jobs as j
        where j.issue_id = issue.id and j.sent_at is null and j.dead_at is null)
      + case when issue.started_at is not null and issue.fanned_out_at is null and issue.stopped_at is null then (
        select count(*) from public.newsletter_subscribers as s
        where s.confirmed_at is not null and s.confirmed_at <= issue.started_at and s.unsubscribed_at is null
          and s.id > coalesce(issue.cursor, '00000000-0000-0000-0000-000000000000')) else 0 end,
    'unsubscribed', (select count(*) from public.newsletter_subscribers as s
      -- A bounce is among the failures.
      where s.unsubscribed_after = issue.id and s.unsubscribed_at is not null and s.unsubscribed_by <> 'bounce'))
$$;

-- Saves an issue as a draft, or schedules it if `send_at` is given, together with its picture: { alt, jpeg, width, height } for
-- a new one, { alt } for another text of the one that it has, {} to take it away, null to leave it; jpeg is base64. `version` is the updated_at of the text that was edited, null
-- for a new issue. Returns 'saved', 'scheduled', 'started' (too late, nothing changed) or 'newer' (another text was saved, or this one
-- scheduled, meanwhile; nothing changed).
create function private.admin_save_newsletter(
  issue_id uuid, subject text, preheader text, body text, send_at timestamptz default null, version timestamptz default null,
  picture jsonb default null)
  returns text
  language plpgsql volatile security definer set search_path = '' as $$
declare
  stored public.newsletter_issues;
begin
  perform private.require_admin();
  if admin_save_newsletter.send_at is not null then
    perform private.require_recent_proof();
  end if;
  select i.* into stored from public.newsletter_issues as i where i.id = issue_id for update;
  if stored.started_at is not null then return 'started'; end if;
  if stored.id is not null and stored.updated_at is distinct from version
    and ((stored.subject, stored.preheader, stored.body)
      is distinct from (admin_save_newsletter.subject, admin_save_newsletter.preheader, admin_save_newsletter.body)
      or stored.send_at is not null and admin_save_newsletter.send_at is null) then
    return 'newer';
  end if;
  insert into public.newsletter_issues as i (id, subject, preheader, body, send_at)
  values (issue_id, admin_save_newsletter.subject, admin_save_newsletter.preheader, admin_save_newsletter.body,
    admin_save_newsletter.send_at)
  on conflict (id) do update set subject = excluded.subject, preheader = excluded.preheader, body = excluded.body,
    send_at = excluded.send_at, updated_at = now();
  if picture = '{}' or picture ? 'jpeg' then
    delete from public.newsletter_pictures as p where p.issue_id = admin_save_newsletter.issue_id;
  end if;
  if picture ? 'jpeg' then
    insert into public.newsletter_pictures (issue_id, alt, width, height, jpeg)
    values (issue_id, picture ->> 'alt', (picture ->> 'width')::integer, (picture ->> 'height')::integer,
      decode(picture ->> 'jpeg', 'base64'));
  elsif picture ? 'alt' then
    update public.newsletter_pictures as p set alt = picture ->> 'alt' where p.issue_id = admin_save_newsletter.issue_id;
  end if;
  if admin_save_newsletter.send_at is not null and exists (
    select from public.newsletter_pictures as p where p.issue_id = admin_save_newsletter.issue_id and p.alt = '') then
    raise exception 'A picture needs a text for readers who cannot see it.' using errcode = '23514';
  end if;
  perform private.audit(case when admin_save_newsletter.send_at is null then 'newsletter-saved' else 'newsletter-scheduled' end, issue_id::text);
  return case when admin_save_newsletter.send_at is null then 'saved' else 'scheduled' end;
end $$;

-- Copies an issue into a new draft. Returns its id; null if there is no such issue.
create function private.admin_duplicate_newsletter(issue_id uuid) returns uuid
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

-- Turns a scheduled issue back into a draft ('draft') or stops one being sent ('stopped'): waiting mails are deleted, claimed
-- ones may still be sent. Null if there is nothing to stop.
create function private.admin_stop_newsletter(issue_id uuid) returns text
  language plpgsql volatile security definer set search_path = '' as $$
declare
  issue public.newsletter_issues;
begin
  perform private.require_admin();
  select i.* into issue from public.newsletter_issues as i
  where i.id = admin_stop_newsletter.issue_id and i.send_at is not null and i.finished_at is null and i.stopped_at is null
  for update;
  if not found then return null; end if;
  perform private.audit('newsletter-stopped', issue_id::text);
  if issue.started_at is null then
    update public.newsletter_issues as i set send_at = null where i.id = issue.id;
    return 'draft';
  end if;
  delete from public.email_jobs as j
  where j.issue_id = issue.id and j.sent_at is null and j.dead_at is null and j.attempts = 0;
  update public.email_jobs as j set dead_at = now(), dead_reason = 'stopped'
  where j.issue_id = issue.id and j.sent_at is null and j.dead_at is null;
  update public.newsletter_issues as i set stopped_at = now() where i.id = issue.id;
  return 'stopped';
end $$;

-- Goes on with a stopped issue for those who have not got it. Needs the proof that scheduling needs. False if it is not stopped,
-- or was more than thirty days ago, from when on its mails are not known for certain.
create function private.admin_resume_newsletter(issue_id uuid) returns boolean
  language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.require_recent_proof();
  update public.newsletter_issues as i
  set stopped_at = null, finished_at = null, fanned_out_at = null, cursor = null, sent = null, failed = null
  where i.id = issue_id and i.stopped_at > now() - interval '30 days';
  if not found then return false; end if;
  -- Those that may have left when it was stopped keep what is known of them, so that the provider is asked first.
  update public.email_jobs as j set dead_at = null, dead_reason = null, send_after = now(), lease_until = null, leased_by = null,
    first_try_at = null
  where j.issue_id = admin_resume_newsletter.issue_id and j.dead_reason = 'stopped' and not exists (
    select from public.newsletter_subscribers as s where s.id = j.subscriber_id and s.unsubscribed_at is not null);
  perform private.audit('newsletter-resumed', issue_id::text);
  return true;
end $$;

-- Mends the page of an issue that has been sent, and says whether the site lists it. False before it is sent.
create function private.admin_save_newsletter_page(issue_id uuid, subject text, body text, is_listed boolean) returns boolean
  language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  update public.newsletter_issues as i
  set page_subject = admin_save_newsletter_page.subject, page_body = admin_save_newsletter_page.body,
    is_listed = admin_save_newsletter_page.is_listed
  where i.id = issue_id and i.started_at is not null;
  if found then
    perform private.audit('newsletter-page', issue_id::text);
  end if;
  return found;
end $$;

-- True if there was such a draft.
create function private.admin_delete_newsletter(issue_id uuid) returns boolean
  language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  delete from public.newsletter_issues as i where i.id = issue_id and i.send_at is null;
  if found then
    perform private.audit('newsletter-deleted', issue_id::text);
  end if;
  return found;
end $$;

grant execute on function private.admin_newsletter, private.admin_save_newsletter, private.admin_resume_newsletter, private.admin_save_newsletter_page,
  private.admin_duplicate_newsletter, private.admin_stop_newsletter, private.admin_delete_newsletter to authenticated;
