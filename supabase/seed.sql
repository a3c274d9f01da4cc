-- Demo data for the local stack, never for a real project: two months of plausible, invented flips, requests and messages,
-- so that every screen has something to show. Derived from names and today's date only, so that all checkouts show the same.
-- The demo admin's and demo reader's accounts already exist, with random passwords.

-- The demo admin signs in with a password only. A real project requires a second factor.
update private.admin_settings set second_factor_required = false;

create function pg_temp.chance(key text) returns double precision
  language sql immutable as $$ select ('x' || substr(md5(key), 1, 7))::bit(28)::integer / 268435456.0 $$;

-- A valid version 4 uuid, as the site's forms require.
create function pg_temp.id(key text) returns uuid
  language sql immutable as $$
    select overlay(overlay(md5(key) placing '4' from 13) placing '8' from 17)::uuid $$;

create function pg_temp.pick(key text, variadic choices text[]) returns text
  language sql immutable as $$ select choices[1 + floor(pg_temp.chance(key) * cardinality(choices))::integer] $$;

-- Readers, from two months ago to this morning.
insert into auth.users (id, email, raw_user_meta_data, email_confirmed_at, created_at, updated_at)
select pg_temp.id('reader ' || name), lower(name) || '@example.com', jsonb_build_object('full_name', name), joined, joined, joined
from unnest(array['Ada', 'Ben', 'Cleo', 'Dev', 'Edie', 'Finn', 'Grace', 'Hugo', 'Iris', 'Jonah', 'Kit', 'Lena', 'Milo',
  'Nora', 'Otis', 'Priya', 'Quinn', 'Rosa', 'Sam', 'Tess', 'Umar', 'Vera', 'Will', 'Yara', 'Zoe']) with ordinality as people (name, n),
lateral (select least(now(), (current_date - 63 + floor(63 * n / 25)::integer) + time '07:30' + make_interval(mins => n::integer)) as joined) as sign_up;

update public.profiles set full_name = coalesce(nullif(full_name, ''), case when email like 'admin@%' then 'Ana' else 'Robin Reader' end),
  created_at = now() - interval '62 days'
where email in ('admin@flipmethod.example', 'reader@flipmethod.example');
insert into public.user_roles (user_id, role, is_owner)
select id, 'admin', true from public.profiles where email = 'admin@flipmethod.example';

insert into public.account_consents (user_id, version, text) select id, 'demo', 'I agree.' from public.profiles
on conflict do nothing;

-- Flips: mostly in the evening and at night, declining over the weeks for each person except the demo reader. The figures
-- are rebuilt once at the end, which is faster than counting row by row.
insert into public.flip_sessions (id, user_id, flip_step_reached, action_needed, flip_technique, completion_time_seconds,
  was_emergency_mode, session_date, created_at)
select pg_temp.id('flip ' || key), id, case when whole then 'complete' else pg_temp.pick('step ' || key, 'notice', 'assess', 'flip') end,
  case when whole then pg_temp.chance('action ' || key) < 0.22 end,
  case when whole then pg_temp.pick('technique ' || key, 'times-table', 'jumping-jacks', 'cold-water', 'cold-water',
    'text-someone', 'plan-dinner', 'count-objects', 'count-objects') end,
  case when whole then 14 else 3 end + floor(pg_temp.chance('time ' || key) * 30)::integer,
  pg_temp.chance('emergency ' || key) < 0.14, day, moment
from (
  select p.id, day, d.n, concat_ws(' ', p.email, current_date - day, d.n) as key, p.created_at as joined,
    p.email = 'reader@flipmethod.example' as is_demo
  from public.profiles as p
  cross join lateral (select g::date as day from generate_series(current_date - 60, current_date, interval '1 day') as g) as days
  cross join generate_series(1, 3) as d (n)
  where p.email like '%@example.com' or p.email = 'reader@flipmethod.example'
) as slots,
lateral (select pg_temp.chance('whole ' || key) < 0.9 as whole,
  day + make_interval(hours => pg_temp.pick('hour ' || key, '7', '8', '12', '17', '19', '20', '21', '21', '22', '22', '23', '0', '1', '3')::integer,
    mins => floor(pg_temp.chance('minute ' || key) * 60)::integer) as moment) as drawn
where day >= joined::date and moment <= now() and moment >= joined
  and pg_temp.chance('done ' || key) < case when is_demo then 0.55 else 0.75 - 0.006 * (day - joined::date) end / n;
select public.count_changed_days();

-- Visits: slowly rising, fewer at weekends, mostly on pages that answer a search.
with seen as (
select day, path, source, campaign, views
from generate_series(current_date - 62, current_date, interval '1 day') as d (at),
lateral (select at::date as day, current_date - at::date as age,
  case when extract(isodow from at) > 5 then 0.7 else 1 end as week) as days
cross join (values ('/', 30), ('/blog/google-spiral-science', 46), ('/blog/difference-real-vs-anxiety', 31), ('/workbook', 14),
  ('/book', 12), ('/resources', 16), ('/flip-method-app', 18), ('/blog', 6), ('/about', 5), ('/landing', 9),
  ('/sample-chapters', 4), ('/contact', 2)) as pages (path, size)
cross join (values ('direct', '', 0.22), ('google.com', '', 0.32), ('google.co.uk', '', 0.12),
  ('duckduckgo.com', '', 0.06), ('reddit.com', '', 0.08), ('l.instagram.com', '', 0.04), ('nopanic.org.uk', '', 0.06), ('internal', '', 0.4),
  ('direct', 'newsletter / autumn', 0.06), ('l.instagram.com', 'instagram / sleep', 0.04)) as links (source, campaign, share),
lateral (select floor(size * share * week * (1.25 - age * 0.009) * (0.6 + 0.8 * pg_temp.chance(concat_ws(' ', day, path, source, campaign))))::integer
  as views) as drawn
where views > 0 and not (path = '/flip-method-app' and campaign <> '')
)
insert into private.daily_visits (day, dimension, name, count)
select day, 'pages', path, sum(views) from seen group by day, path
union all select day, 'entries', path, sum(views) from seen where source <> 'internal' group by day, path
union all select day, 'sources', source, sum(views) from seen where source <> 'internal' group by day, source
union all select day, 'campaigns', campaign, sum(views) from seen where campaign <> '' group by day, campaign;
insert into private.daily_views (day, views, arrivals)
select day, sum(count) filter (where dimension = 'pages'), sum(count) filter (where dimension = 'sources') from private.daily_visits group by day;
-- Presses on the shops are a small part of the views of the page.
insert into private.daily_visits (day, dimension, name, count)
select day, 'presses', shop || ' /book', presses from private.daily_visits, (values ('amazon', 0.14), ('ebook', 0.06)) as shops (shop, share),
lateral (select floor(count * share + pg_temp.chance(concat_ws(' ', day, shop)) * 0.9)::integer as presses) as pressed
where dimension = 'pages' and name = '/book' and presses > 0;
update private.daily_views as v set presses = p.presses
from (select day, sum(count) as presses from private.daily_visits where dimension = 'presses' group by day) as p where p.day = v.day;
insert into private.daily_visits (day, dimension, name, count) values (current_date - 2, 'missing', '/blog/slug', 3), (current_date - 1, 'missing', '/workbok', 2);

-- Workbook requests, most of them confirmed. Their mails are marked as sent, so none will be sent from here.
insert into public.workbook_requests (id, email, first_name, utm_source, utm_medium, utm_campaign, consent_text, consent_version,
  consent_at, created_at, confirmed_at, unsubscribed_at, unsubscribed_by)
select pg_temp.id('request ' || n), 'workbook-' || n || '@example.com',
  case when stopped is null then pg_temp.pick('first ' || n, 'Alex', 'Robin', 'Jo', 'Sasha', 'Noor') end,
  source, case source when 'newsletter' then 'email' when 'google' then 'cpc' when 'podcast' then 'audio' when 'instagram' then 'social' end,
  case when source is not null then pg_temp.pick('campaign ' || n, 'autumn', 'autumn', 'launch', 'sleep') end,
  'Send me the workbook and the 7-day course. I can unsubscribe at any time.', 'demo', asked, asked,
  case when pg_temp.chance('yes ' || n) < 0.72 then asked + interval '12 minutes' end,
  stopped, case when stopped is not null then 'page' end
from generate_series(1, 90) as n,
lateral (select now() - make_interval(hours => floor(60 * 24 * pg_temp.chance('asked ' || n))::integer, mins => 30) as asked) as moment,
lateral (select case when pg_temp.chance('stop ' || n) < 0.06 and asked + interval '3 days' < now() then asked + interval '3 days' end as stopped) as ended,
lateral (select case when stopped is null
  then nullif(pg_temp.pick('source ' || n, 'google', 'google', 'newsletter', 'newsletter', 'instagram', 'podcast', '', '', ''), '') end as source) as drawn;

-- Two of three had read an article before, most of them as the first page of their visit.
insert into private.daily_visits (day, dimension, name, count)
select (r.created_at at time zone 'UTC')::date, dimension, name, count(*)
from public.workbook_requests as r, (values ('workbook', 0.7), ('first', 0.9)) as parts (dimension, share),
lateral (select pg_temp.pick('read ' || r.id, '/blog/google-spiral-science', '/blog/google-spiral-science', '/blog/difference-real-vs-anxiety', '/') as name) as page
where r.consent_version = 'demo' and pg_temp.chance(dimension || r.id) < share group by 1, 2, 3;

insert into public.email_jobs (id, request_id, kind, recipient, created_at, send_after, attempts, sent_at, provider_id)
select pg_temp.id('mail ' || r.id || step), r.id, case step when 0 then 'workbook' else 'course-' || step end, r.email,
  due, due, 1, due, 'demo'
from public.workbook_requests as r, generate_series(0, 7) as step,
lateral (select case step when 0 then r.created_at else r.confirmed_at + make_interval(days => step - 1) end as due) as plan
where r.consent_version = 'demo' and due < least(now(), coalesce(r.unsubscribed_at, now()));

insert into public.email_jobs (id, request_id, kind, sequence, recipient, created_at, send_after, attempts, last_error, dead_at, dead_reason)
select pg_temp.id('dead ' || r.id), r.id, 'workbook', 2, r.email,
  now() - interval '4 days', now() - interval '4 days', 8, error, now() - interval '1 day', 'failed'
from public.workbook_requests as r join (values (7, '422 validation_error: Invalid `to` field.'),
  (21, '500 internal_server_error: An unexpected error occurred.')) as failures (n, error) on r.id = pg_temp.id('request ' || n);

insert into public.email_suppressions (email, reason, suppressed_at) values
  ('workbook-13@example.com', 'bounce', now() - interval '9 days'),
  ('workbook-34@example.com', 'bounce', now() - interval '3 days'),
  ('workbook-55@example.com', 'complaint', now() - interval '20 days');

insert into public.contact_messages (id, name, email, type, subject, message, created_at, handled_at, state)
select pg_temp.id('message ' || email), name, email, type, subject, message, now() - age, now() - handled,
  case when handled is null then 'new' else 'closed' end
from (values
  ('Marta Quill', 'marta@example.org', 'speaking', 'Staff day in May', 'We plan a wellbeing day for 120 people in Leeds on 14 May and would love a 45-minute talk with questions. Is the date free?', interval '5 hours', null::interval),
  ('Theo Brandt', 'theo@example.net', 'book', null, 'Is the second edition coming as a paperback? My mother reads nothing on a screen.', interval '20 hours', null),
  ('Aisha Noor', 'aisha@example.org', 'feedback', 'It is quieter now', 'I counted my searches for three weeks. From forty a day to four. Thank you for the slug.', interval '2 days', interval '1 day'),
  ('Radio Harbour', 'desk@example.net', 'media', 'Interview on Thursday?', 'We have a slot of twelve minutes on Thursday at 9:40. Would the author join by phone?', interval '30 hours', null),
  ('Jin Park', 'jin@example.com', 'general', null, 'Can I use the exercise without an account on two phones?', interval '6 days', interval '5 days'),
  ('Clinic North', 'office@example.org', 'collaboration', 'Leaflets', 'We are a small therapy practice. May we print the four steps on a card for our waiting room?', interval '12 days', interval '11 days'),
  ('Pia Lund', 'pia@example.net', 'book', 'Chapter 4', 'The link to the sample chapter in your newsletter leads nowhere for me.', interval '25 days', interval '24 days')
) as written (name, email, type, subject, message, age, handled);

-- One was answered, one has written back since.
insert into public.contact_replies (contact_id, sequence, body, created_at, kind, author, sender, provider_id)
select pg_temp.id('message ' || email), sequence, body, now() - age, kind, author, case when author is null then email end,
  case when author is null then 'demo ' || email end
from (values
  ('jin@example.com', 1, E'Hello Jin,\n\nYes. Without an account nothing is kept, so each phone starts afresh.', interval '5 days', 'reply'),
  ('desk@example.net', 1, E'Hello,\n\nThursday at 9:40 works. Which number may I ring?', interval '26 hours', 'reply'),
  ('desk@example.net', 2, 'Wonderful. The studio is 0117 496 0000; please ring at 9:35.', interval '3 hours', 'answer')
) as written (email, sequence, body, age, kind),
lateral (select case when kind = 'reply' then (select p.id from public.profiles as p where p.email = 'admin@flipmethod.example') end) as of_whom (author);
insert into public.email_jobs (id, contact_id, kind, sequence, recipient, created_at, send_after, attempts, sent_at, provider_id)
select pg_temp.id('reply ' || r.contact_id), r.contact_id, 'reply', r.sequence, c.email, r.created_at, r.created_at, 1, r.created_at, 'demo'
from public.contact_replies as r join public.contact_messages as c on c.id = r.contact_id where r.kind = 'reply';
update public.contact_messages set state = 'answered' where email = 'jin@example.com';

select public.refresh_funnel();
-- Newsletter subscribers, most of them confirmed, and two issues: one sent, one draft.
insert into public.newsletter_subscribers (id, email, source, consent_text, consent_version, consent_at, created_at, confirmed_at,
  unsubscribed_at, unsubscribed_by)
select pg_temp.id('subscriber ' || n), 'news-' || n || '@example.com', case when n % 5 = 0 then 'import' else 'form' end,
  'Send me the newsletter.', 'demo', asked, asked, case when pg_temp.chance('news yes ' || n) < 0.8 then asked + interval '9 minutes' end,
  stopped, case when stopped is not null then 'one-click' end
from generate_series(1, 60) as n,
lateral (select now() - make_interval(hours => 200 + floor(50 * 24 * pg_temp.chance('news ' || n))::integer) as asked) as moment,
lateral (select case when pg_temp.chance('news stop ' || n) < 0.08 then asked + interval '7 days' end as stopped) as ended;

insert into public.newsletter_issues (id, subject, preheader, body, created_at, updated_at, send_at, started_at,
  fanned_out_at, finished_at, sent, failed)
values (pg_temp.id('issue 1'), 'One thing for the small hours', 'A sheet of paper, and where to keep it.',
  E'It is three in the morning and the phone is on the table.\n\n- Write the question down.\n- Turn the paper over.\n\nIt will keep.',
  now() - interval '8 days', now() - interval '8 days', now() - interval '7 days', now() - interval '7 days',
  now() - interval '7 days', now() - interval '7 days', 44, 1);
insert into public.newsletter_issues (id, subject, body, created_at, updated_at)
values (pg_temp.id('issue 2'), 'What a waiting room taught me', E'## The chair by the door\n\nA draft of the demo data.', now() - interval '1 day', now() - interval '3 hours');
-- The visits of the autumn letter's days came from the one that was sent.
update private.daily_visits set name = 'newsletter / ' || private.issue_tag(i)
from public.newsletter_issues as i where i.id = pg_temp.id('issue 1') and dimension = 'campaigns' and name = 'newsletter / autumn'
  and day between current_date - 7 and current_date - 4;
