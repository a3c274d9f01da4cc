-- What the owner changes at /admin/settings, read by the server.

alter table private.admin_settings
  add column time_zone text not null default 'UTC',
  -- In the From of each mail; the environment's if empty.
  add column sender_name text not null default '',
  -- ISO weekdays on which messages are answered.
  add column open_days smallint[] not null default '{1,2,3,4,5}',
  add column weekly_mail boolean not null default true,
  -- Changed and added ready answers by id, as { label, text }; one without a text is taken out.
  add column ready_answers jsonb not null default '{}',
  add constraint admin_settings_time_zone_exists check (timestamptz '2026-01-01Z' at time zone time_zone is not null),
  add constraint admin_settings_sender_name_fits_a_header check (sender_name ~ '^[^<>",;:@\\[:cntrl:]]{0,60}$'),
  add constraint admin_settings_open_days_are_weekdays check (
    cardinality(open_days) > 0 and open_days <@ array[1, 2, 3, 4, 5, 6, 7]::smallint[]),
  add constraint admin_settings_ready_answers_are_short check (
    jsonb_typeof(ready_answers) = 'object' and char_length(ready_answers::text) <= 100000);

create function public.site_settings() returns jsonb
  language sql stable security definer set search_path = '' as $$
  select to_jsonb(s) - 'only_row' - 'second_factor_required' from private.admin_settings as s
$$;

-- Changes the settings that `changes` names, as site_settings() returns them; ready answers are changed one by one. Logs each
-- one that is another afterwards.
create function public.admin_save_settings(changes jsonb) returns void
  language plpgsql volatile security definer set search_path = '' as $$
declare
  was constant jsonb := public.site_settings();
  setting text;
begin
  perform private.require_admin();
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

-- The form of the settings saves it with the others.
drop function public.admin_save_signature(text);

grant execute on function public.site_settings to service_role;
grant execute on function public.admin_save_settings to authenticated;
