-- What the owner changes at /admin/settings and marks in the workspace.

create table private.admin_settings (
  only_row boolean primary key default true,
  second_factor_required boolean not null default true,
  -- Below answers to messages, as the owner writes it.
  signature text not null default '',
  time_zone text not null default 'UTC',
  -- In the From of each mail; the environment's if empty.
  sender_name text not null default '',
  -- ISO weekdays on which messages are answered.
  open_days smallint[] not null default '{1,2,3,4,5}',
  weekly_mail boolean not null default true,
  -- Changed and added ready answers by id, as { label, text }; one without a text is taken out.
  ready_answers jsonb not null default '{}',
  -- The day on which each helpline was last tried, by its id.
  helplines_tried jsonb not null default '{}',
  constraint admin_settings_has_one_row check (only_row),
  constraint admin_settings_signature_is_short check (char_length(signature) <= 500),
  constraint admin_settings_time_zone_exists check (timestamptz '2026-01-01Z' at time zone time_zone is not null),
  constraint admin_settings_sender_name_fits_a_header check (sender_name ~ '^[^<>",;:@\\[:cntrl:]]{0,60}$'),
  constraint admin_settings_open_days_are_weekdays check (
    cardinality(open_days) > 0 and open_days <@ array[1, 2, 3, 4, 5, 6, 7]::smallint[]),
  constraint admin_settings_ready_answers_are_short check (
    jsonb_typeof(ready_answers) = 'object' and char_length(ready_answers::text) <= 100000),
  constraint admin_settings_helplines_tried_is_short check (
    jsonb_typeof(helplines_tried) = 'object' and char_length(helplines_tried::text) <= 20000)
);
comment on table private.admin_settings is
  'second_factor_required is changed by the schema owner only. The local stack''s seed turns the second factor off.';
alter table private.admin_settings enable row level security;
insert into private.admin_settings default values;

create function public.site_settings() returns jsonb
  language sql stable security definer set search_path = '' as $$
  select to_jsonb(s) - 'only_row' - 'second_factor_required' from private.admin_settings as s
$$;

-- Changes the settings that `changes` names, as site_settings() returns them; ready answers are changed one by one. Logs each
-- one that is another afterwards.
create function private.admin_save_settings(changes jsonb) returns void
  language plpgsql volatile security definer set search_path = '' as $$
declare
  was constant jsonb := public.site_settings();
  setting text;
begin
  -- Ready answers belong to everybody who answers.
  perform private.require_admin(case when changes - 'ready_answers' = '{}' then 'inbox' else 'admin' end);
  update private.admin_settings as s set
    time_zone = coalesce(changes ->> 'time_zone', s.time_zone),
    sender_name = coalesce(changes ->> 'sender_name', s.sender_name),
    signature = coalesce(changes ->> 'signature', s.signature),
    open_days = case when changes ? 'open_days'
      then array(select distinct d::smallint as day from jsonb_array_elements_text(changes -> 'open_days') as d order by day)
      else s.open_days end,
    weekly_mail = coalesce((changes ->> 'weekly_mail')::boolean, s.weekly_mail),
    ready_answers = s.ready_answers || coalesce(changes -> 'ready_answers', '{}')
  where s.only_row;
  for setting in
    select n.key from jsonb_each(public.site_settings()) as n where n.value is distinct from was -> n.key order by n.key loop
    perform private.audit('settings-saved', setting);
  end loop;
end $$;

create function private.admin_mark_helpline(helpline text, day date) returns void
  language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  update private.admin_settings as s set helplines_tried = s.helplines_tried || jsonb_build_object(helpline, day)
  where s.only_row;
  perform private.audit('helpline-tried', left(helpline, 100));
end $$;

-- Notes that words of the site were changed in the repository, such as 'site/facts'.
create function private.admin_note_content(entry text) returns void
  language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.audit('content-saved', left(entry, 100));
end $$;

grant execute on function public.site_settings to service_role;
grant execute on function private.admin_save_settings, private.admin_mark_helpline, private.admin_note_content to authenticated;
