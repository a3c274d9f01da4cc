-- The workspace's inbox. A reply, its mail and the message's new state share one transaction.

-- The newest matching messages, or the oldest, in full. Any filter may be null. Each word of the search is found in the message or what
-- follows it, literally, but with any accent, apostrophe or hyphen, as phones type others; an address also in its canonical form. Words of one or
-- two characters, which the index cannot serve, cover the newest 2,000 only. `after` is the id of the last row of the page before; if it was
-- deleted, the list begins anew. `pinned`: only open ones with words of danger, or only all others. Days are those of the owner's time zone. Planned per call, because the best index
-- depends on how many match.
create function private.find_messages(search text, topic text, states text[], after uuid, most integer, oldest boolean default false,
  pinned boolean default null, from_day date default null, to_day date default null)
  returns setof public.contact_messages
  language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  first constant timestamptz := private.site_start(from_day);
  next constant timestamptz := private.site_start(to_day + 1);
  newest_of_all constant timestamptz := (
    select c.created_at from public.contact_messages as c order by c.created_at desc offset 2000 limit 1);
  last public.contact_messages;
  word text;
  pattern text;
  canonical text;
  found_ids uuid[];
begin
  -- The longest first, as it leaves the fewest for the next.
  for word in select w from regexp_split_to_table(btrim(coalesce(search, '')), '\s+') as w where w <> '' order by char_length(w) desc limit 8 loop
    canonical := case when position('@' in word) > 0 then private.normalise_email(word) end;
    pattern := '%' || translate(replace(replace(replace(private.without_accents(word), '\', '\\'), '%', '\%'), '_', '\_'), '''’‘ʼ´-‐‑–', '_________') || '%';
    found_ids := array(
      select c.id from public.contact_messages as c
      where private.without_accents(c.name || E'\n' || c.email || E'\n' || coalesce(c.subject, '') || E'\n' || c.message) ilike pattern
        and (found_ids is null or c.id = any (found_ids))
        and (char_length(word) > 2 or newest_of_all is null or c.created_at > newest_of_all)
      union
      select c.id from public.contact_messages as c
      where c.email = canonical and (found_ids is null or c.id = any (found_ids))
      union
      select r.contact_id from public.contact_replies as r
      where private.without_accents(r.body) ilike pattern and (found_ids is null or r.contact_id = any (found_ids)));
  end loop;
  select c.* into last from public.contact_messages as c where c.id = after;
  return query
  select c.* from public.contact_messages as c
  where (found_ids is null or c.id = any (found_ids))
    and (topic is null or c.type = topic) and (states is null or c.state = any (states))
    and (last.id is null or case when oldest then (c.created_at, c.id) > (last.created_at, last.id)
      else (c.created_at, c.id) < (last.created_at, last.id) end)
    and (first is null or c.created_at >= first) and (next is null or c.created_at < next)
    and (pinned is null or (c.may_be_in_danger and c.handled_at is null) = pinned)
  order by case when oldest then c.created_at end, case when oldest then c.id end, c.created_at desc, c.id desc limit most;
end $$;

-- How a person of the workspace is named to the others.
create function private.person_name(person uuid) returns text
  language sql stable set search_path = ''
  return (select coalesce(nullif(p.full_name, ''), p.email) from public.profiles as p where p.id = person);

-- A message as a row of the list, with the kind of the latest entry (an answer, a reply, or a report that a reply did not arrive) and
-- the beginning of the sender's latest text.
create function private.listed_message(message public.contact_messages) returns jsonb
  language sql stable set search_path = ''
  return to_jsonb(message) - 'message' || (
    select jsonb_build_object('taken_by', private.person_name((message).taken_by),
      'beginning', left(regexp_replace(case when r.kind = 'answer' then r.body else (message).message end, '\s+', ' ', 'g'), 120),
      'last', case when r.kind is not null then
        jsonb_build_object('kind', r.kind, 'who', private.person_name(r.author), 'created_at', r.created_at) end)
    from (select) as always left join lateral (
      select * from public.contact_replies as c where c.contact_id = (message).id and c.kind <> 'auto' order by c.sequence desc limit 1) as r on true);

-- A page of the inbox in one call: the list with the beginnings of the texts, and the open message with its replies.
-- `wanted` is a state, 'open' (new or in progress) or null for all. For the next page, pass the last row's id.
create function private.admin_inbox(
  search text default null, topic text default null, wanted text default 'open', after uuid default null,
  message_id uuid default null, page_size integer default 20, oldest boolean default false,
  from_day date default null, to_day date default null)
  returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  states constant text[] := case when wanted = 'open' then array['new', 'in-progress'] when wanted is not null then array[wanted] end;
begin
  perform private.require_admin('inbox');
  return jsonb_build_object(
    'counts', (select jsonb_object_agg(each.state, each.messages) from (
      select s.state, (select count(*) from (
        select from public.contact_messages as c where c.state = s.state limit 1000) as counted) as messages
      from unnest(array['new', 'in-progress', 'answered', 'closed', 'spam']) as s (state)) as each),
    'auto_spam', (select count(*) from (
      select from public.contact_messages as c where c.auto_spam = 'new' limit 1000) as counted),
    -- What the filters find in any state, if something is searched for.
    'found', case when btrim(coalesce(search, '')) <> '' then (select coalesce(jsonb_object_agg(f.state, f.messages), '{}') from (
      select m.state, count(*) as messages
      from private.find_messages(search, topic, null, null, 1000, false, null, from_day, to_day) as m group by m.state) as f) end,
    'matches', (select count(*) from private.find_messages(search, topic, states, null, 1000, false, null, from_day, to_day)),
    -- First, and on every page: the list below goes on without them.
    'pinned', (select coalesce(jsonb_agg(private.listed_message(m)), '[]')
      from private.find_messages(search, topic, states, null, 100, true, true, from_day, to_day) as m),
    'messages', (select coalesce(jsonb_agg(private.listed_message(m)), '[]')
      from private.find_messages(search, topic, states, after, least(greatest(page_size, 1), 100), oldest, false, from_day, to_day) as m),
    'inbox_settings', (select jsonb_build_object('letter_keys', r.letter_keys, 'signature', coalesce(nullif(r.signature, ''),
        case r.role when 'admin' then (select s.signature from private.admin_settings as s) else private.person_name(r.user_id) end))
      from public.user_roles as r where r.user_id = auth.uid()),
    'opened', private.opened_contact_message(message_id));
end $$;

-- One message with its text and replies. Null if it does not exist.
create function private.opened_contact_message(message_id uuid) returns jsonb
  language plpgsql volatile set search_path = '' as $$
begin
  if not exists (select from public.contact_messages as c where c.id = message_id) then return null; end if;
  update public.contact_messages as c set auto_spam = 'seen' where c.id = message_id and c.auto_spam = 'new';
  return (
    select to_jsonb(c) || jsonb_build_object(
      'taken_by', private.person_name(c.taken_by),
      'earlier', (
        select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'subject', e.subject, 'created_at', e.created_at, 'state', e.state)
          order by e.created_at desc), '[]')
        from (select * from public.contact_messages as o where o.email = c.email and o.id <> c.id
          order by o.created_at desc limit 10) as e),
      'accepts_mail', private.suppression_of(c.email) is null,
      'replies', (
        select coalesce(jsonb_agg(jsonb_build_object('body', r.body, 'created_at', r.created_at, 'kind', r.kind,
          'who', coalesce(private.person_name(r.author), r.sender), 'attachments', r.attachments, 'sent_at', j.sent_at,
          'dead_reason', j.dead_reason) order by r.sequence), '[]')
        from public.contact_replies as r
        left join public.email_jobs as j on j.contact_id = r.contact_id and j.kind = 'reply' and j.sequence = r.sequence
        where r.contact_id = c.id))
    from public.contact_messages as c where c.id = message_id);
end $$;

-- How many of these messages may be from people in danger, and are not closed.
create function private.admin_messages_in_danger(message_ids uuid[]) returns integer
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin('inbox');
  return (select count(*) from public.contact_messages as c
    where c.id = any (message_ids) and c.may_be_in_danger and c.state not in ('closed', 'spam'));
end $$;

-- Gives messages a state, or deletes them ('deleted'). Returns the previous state of each by its id, for undo.
create function private.admin_move_messages(message_ids uuid[], new_state text) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  message public.contact_messages;
  was jsonb := '{}';
begin
  perform private.require_admin('inbox');
  for message in select * from public.contact_messages as c where c.id = any (message_ids[:100]) order by c.id for update loop
    was := was || jsonb_build_object(message.id, message.state);
    if new_state = 'deleted' then
      delete from public.contact_messages as c where c.id = message.id;
    elsif message.state <> new_state or message.auto_spam is not null then
      update public.contact_messages as c set state = new_state, auto_spam = null,
        taken_by = case when new_state = 'in-progress' then auth.uid() when new_state <> 'new' then c.taken_by end,
        -- The mark of a sender of spam ends 90 days after this.
        handled_at = case when new_state = 'spam' then now()
          when new_state in ('answered', 'closed') then coalesce(c.handled_at, now()) end
      where c.id = message.id;
    else
      continue;
    end if;
    perform private.audit(case new_state when 'new' then 'message-reopened' when 'in-progress' then 'message-taken'
      when 'spam' then 'message-spam' when 'deleted' then 'message-deleted' else 'message-handled' end, message.id::text);
  end loop;
  return was;
end $$;

-- Stores a reply, queues its mail and marks the message as answered. Returns 'queued', 'duplicate' (the same text within ten
-- minutes: a double click), 'newer' (more follows the message than `seen`, what its writer had on the page), 'suppressed' (the address
-- takes no mail) or 'gone'.
create function private.admin_reply_to_message(message_id uuid, body text, seen integer default null) returns text
  language plpgsql volatile security definer set search_path = '' as $$
declare
  message public.contact_messages;
  next_sequence integer;
begin
  perform private.require_admin('inbox');
  select c.* into message from public.contact_messages as c where c.id = message_id for update;
  if not found then return 'gone'; end if;
  if exists (select from public.contact_replies as r where r.contact_id = message_id and r.body = admin_reply_to_message.body
    and r.kind = 'reply' and r.created_at > now() - interval '10 minutes') then
    return 'duplicate';
  end if;
  if (select count(*) from public.contact_replies as r where r.contact_id = message_id) > seen then return 'newer'; end if;
  if private.suppression_of(message.email) is not null then return 'suppressed'; end if;
  select coalesce(max(r.sequence), 0) + 1 into next_sequence from public.contact_replies as r where r.contact_id = message_id;
  insert into public.contact_replies (contact_id, sequence, body, author)
  values (message_id, next_sequence, admin_reply_to_message.body, auth.uid());
  insert into public.email_jobs (contact_id, kind, sequence, recipient)
  values (message_id, 'reply', next_sequence, message.email);
  update public.contact_messages as c set state = 'answered', auto_spam = null, handled_at = coalesce(c.handled_at, now()) where c.id = message_id;
  perform private.audit('message-replied', message_id::text);
  return 'queued';
end $$;

-- What a person of the workspace chooses for themselves: signature, and letters as keys.
create function private.admin_save_inbox_settings(signature text, letter_keys boolean) returns void
  language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin('inbox');
  update public.user_roles as r set signature = admin_save_inbox_settings.signature, letter_keys = admin_save_inbox_settings.letter_keys
  where r.user_id = auth.uid();
end $$;

-- The link in the owner's mail of a contact message. Marks an open message as answered, without a session; any other, or none,
-- stays as it is.
create function public.mark_message_answered(message_id uuid, seen integer default null) returns boolean
  language plpgsql volatile security definer set search_path = '' as $$
begin
  -- Serialises with a mail that comes in at this moment.
  perform from public.contact_messages as c where c.id = message_id for update;
  -- False if more was written than the page with the button knew of.
  if (select count(*) from public.contact_replies as r where r.contact_id = message_id) > seen then return false; end if;
  update public.contact_messages as c set state = 'answered', handled_at = now()
  where c.id = message_id and c.state in ('new', 'in-progress');
  if found then
    perform private.audit('message-answered-by-link', message_id::text);
  end if;
  return true;
end $$;

grant execute on function private.admin_inbox, private.admin_messages_in_danger, private.admin_move_messages, private.admin_reply_to_message,
  private.admin_save_inbox_settings to authenticated;
grant execute on function public.mark_message_answered to service_role;
