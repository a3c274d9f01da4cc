-- How many waits and experiments a person's notebooks hold in each month, where the person has chosen that. The words stay on
-- the device: there is no column for one, none for a day or a time, and none that says when a row came.

create table public.notebook_counts (
  user_id uuid not null references public.profiles (id) on delete cascade,
  device uuid not null,
  month date not null,
  waits integer not null,
  gone integer not null,
  stayed integer not null,
  grown integer not null,
  searched integer not null,
  came_true integer not null,
  partly integer not null,
  did_not integer not null,
  cannot_tell integer not null,
  primary key (user_id, device, month),
  constraint notebook_counts_month_is_a_month check (extract(day from month) = 1 and month >= date '2024-01-01'),
  constraint notebook_counts_are_counts check (least(waits, gone, stayed, grown, searched, came_true, partly, did_not, cannot_tell) >= 0
    and greatest(waits, came_true, partly, did_not, cannot_tell) <= 10000),
  constraint notebook_counts_answers_fit_waits check (gone + stayed + grown <= waits and searched <= gone + stayed + grown)
);
comment on table public.notebook_counts is
  'One row for each device and month. A device sends what its notebook holds now, so that sending it again changes nothing.';
comment on column public.notebook_counts.device is 'Random, made by the device for this person alone; a new one after each new choice.';
comment on column public.notebook_counts.month is 'Its first day, on the person''s own calendar.';
comment on column public.notebook_counts.waits is 'Urges that were put off in this month; the next four are their answers.';
comment on column public.notebook_counts.came_true is 'Predictions whose result was written in this month, by what became of them; so are the next three.';

-- Ends the choice of a person and deletes what was kept by it, of all devices. Twice keeps the first time.
create function public.stop_notebook_counts(person uuid, at timestamptz default now()) returns void
  language plpgsql volatile security definer set search_path = '' as $$
begin
  perform from public.profiles where id = person for no key update;
  update public.account_consents set withdrawn_at = greatest(at, given_at)
    where user_id = person and purpose = 'counts' and withdrawn_at is null;
  delete from public.notebook_counts where user_id = person;
end $$;
comment on function public.stop_notebook_counts is 'Security definer: the server has no other right to delete counts or to change a consent.';

alter table public.notebook_counts enable row level security;
revoke all on public.notebook_counts from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.notebook_counts to authenticated;
create policy "A person reads their own counts" on public.notebook_counts
  for select to authenticated using (user_id = (select auth.uid()));
create policy "A person who has chosen it adds their own counts" on public.notebook_counts
  for insert to authenticated with check (
    user_id = (select auth.uid()) and month <= (now() at time zone 'UTC')::date + 1
    and (select private.caller_has_consented('counts')));
create policy "A person who has chosen it replaces their own counts" on public.notebook_counts
  for update to authenticated using (
    user_id = (select auth.uid()) and (select private.caller_has_consented('counts')));
create policy "A person removes their own counts" on public.notebook_counts
  for delete to authenticated using (user_id = (select auth.uid()));

-- Fifty years of one device, or five of ten. The writers of one person already follow each other.
create function private.refuse_more_counts() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.notebook_counts where user_id in (select user_id from added)
      group by user_id having count(*) > 600) then
    -- PostgREST turns PT429 into the HTTP status 429.
    raise exception 'No more than 600 months of devices are kept for one person.' using errcode = 'PT429';
  end if;
  return null;
end $$;
comment on function private.refuse_more_counts is 'Security definer: it counts whatever the writer may read.';
create trigger allow_600_rows after insert on public.notebook_counts
  referencing new table as added for each statement execute function private.refuse_more_counts();

revoke all on function public.stop_notebook_counts, private.refuse_more_counts
  from public, anon, authenticated, service_role;
grant execute on function public.stop_notebook_counts to service_role;
