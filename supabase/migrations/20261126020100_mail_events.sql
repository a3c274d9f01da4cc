-- What the mail service reports about a mail that it has accepted.

-- Records a report about a mail to `addresses`, and returns 'owner-refused' when mails to the owner have just stopped arriving,
-- otherwise 'noted'. Reports may repeat, and come in any order. The event is one of:
-- 'delivered', 'delayed' (it is still trying), 'bounced' (the address does not exist), 'returned' (it gave up, as at a full
-- mailbox), 'suppressed' (it does not write to the address), 'failed' (it could not send) or 'complained' (reported as spam).
create function public.note_mail_event(
  event text, job_id uuid, addresses text[], detail text, owner text, at timestamptz default now()) returns text
  language plpgsql volatile set search_path = '' as $$
declare
  job public.email_jobs;
  known constant text[] := (select coalesce(array_agg(private.normalise_email(a)), '{}') from unnest(addresses) as a
    where private.is_email(private.normalise_email(a)));
  is_owners constant boolean := private.normalise_email(owner) = any (known);
  was_over boolean;
  is_again boolean;
begin
  select j.dead_at is not null into was_over from public.email_jobs as j where j.id = job_id;
  -- Readers are locked before their mails, as when they unsubscribe: with a complaint, both come at the same moment.
  if event in ('bounced', 'suppressed', 'complained') then
    perform public.suppress_email(a, case event when 'complained' then 'complaint' else 'bounce' end, at)
    from unnest(known) as a where a <> private.normalise_email(owner) order by a;
  end if;
  select j.* into job from public.email_jobs as j where j.id = job_id for update;
  if event in ('delivered', 'delayed') then
    update public.email_jobs as j set last_error = case event when 'delayed' then left(detail, 2000) end
    where j.id = job.id and j.sent_at is not null and (event = 'delayed' or j.last_error is not null);
    if event = 'delivered' and is_owners then
      update public.owner_incidents as i set closed_at = at where i.kind = 'owner-refused' and i.closed_at is null and i.opened_at <= at;
    end if;
    return 'noted';
  end if;
  if event <> 'complained' and job.id is not null and not was_over then
    -- The service sends nothing twice under one id, so that a new try needs another; a report that repeats then finds no mail.
    is_again := event = 'failed' and detail ilike '%quota%' and job.priority > 0 and not exists (
      select from public.newsletter_issues as i where i.id = job.issue_id and i.stopped_at is not null);
    update public.email_jobs as j set id = gen_random_uuid(), sent_at = null, provider_id = null, lease_until = null,
      leased_by = null, attempts = 0, unsettled_since = null, last_error = left(detail, 2000),
      send_after = case when is_again then at + interval '1 hour' else j.send_after end,
      dead_at = case when not is_again then at end,
      dead_reason = case when is_again then null
        -- Of a reader's mail the owner need not do anything, of an answer to a person or a mail to themselves they do.
        when event in ('bounced', 'suppressed') and j.kind not in ('reply', 'contact', 'digest', 'alert') then 'bounced'
        else 'failed' end
    where j.id = job.id;
    update public.newsletter_issues as i set finished_at = case when not is_again then i.finished_at end,
      sent = case when not is_again then i.sent - (job.sent_at is not null)::integer end,
      failed = case when not is_again then i.failed + 1 end
    where i.id = job.issue_id and i.finished_at is not null;
  end if;
  if is_owners and event <> 'failed' then
    insert into public.owner_incidents (kind, opened_at) values ('owner-refused', at)
    on conflict (kind) where closed_at is null do nothing;
    if found then return 'owner-refused'; end if;
  end if;
  return 'noted';
end $$;

-- Since when mails to the owner have been refused; null if they arrive.
create function public.owner_mail_refused() returns timestamptz
  language sql stable set search_path = '' as $$
  select i.opened_at from public.owner_incidents as i where i.kind = 'owner-refused' and i.closed_at is null
$$;

grant execute on function public.note_mail_event, public.owner_mail_refused to service_role;
