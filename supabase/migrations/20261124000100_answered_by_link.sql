-- The link in the owner's mail of a contact message. Marks an open message as answered, without a session; any other, or none,
-- stays as it is.
create function public.mark_message_answered(message_id uuid) returns void
  language plpgsql volatile security definer set search_path = '' as $$
begin
  update public.contact_messages as c set state = 'answered', handled_at = now()
  where c.id = message_id and c.state in ('new', 'in-progress');
  if found then
    perform private.audit('message-answered-by-link', message_id::text);
  end if;
end $$;

grant execute on function public.mark_message_answered to service_role;
