-- What the workspace can mark and take back: helplines that were tried, and blocked addresses that take mail again.

alter table private.admin_settings
  -- The day on which each helpline was last tried, by its id.
  add column helplines_tried jsonb not null default '{}',
  add constraint admin_settings_helplines_tried_is_short check (
    jsonb_typeof(helplines_tried) = 'object' and char_length(helplines_tried::text) <= 20000);

create function public.admin_mark_helpline(helpline text, day date) returns void
  language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  update private.admin_settings as s set helplines_tried = s.helplines_tried || jsonb_build_object(helpline, day)
  where s.only_row;
  perform private.audit('helpline-tried', left(helpline, 100));
end $$;

-- Lets an address take mail again, with the reason in the log. Not one whose owner asked never to be written to. True if it was
-- blocked.
create function public.admin_release_address(email text, reason text) returns boolean
  language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  if coalesce(char_length(btrim(admin_release_address.reason)) between 1 and 200, false) is false then return false; end if;
  delete from public.email_suppressions as s
  where s.email = private.normalise_email(admin_release_address.email) and s.reason <> 'recipient';
  if found then
    perform private.audit('address-released', btrim(admin_release_address.reason));
  end if;
  return found;
end $$;

grant execute on function public.admin_mark_helpline, public.admin_release_address to authenticated;
