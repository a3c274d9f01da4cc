/** The text `from` is once in the file; `caughtBy` are words for `npm test -- <words>`, or `check` for `npm run check`. */
export type PlantedFault = Record<'what' | 'file' | 'from' | 'to' | 'caughtBy', string>;

/** Each fault: what it is, where it is and which tests notice it, and as in a diff what the text becomes. */
const faults = `
an RLS policy: everybody who is signed in reads all flips
supabase/migrations/20261122000400_flips.sql by database/access/matrix
-for select to authenticated using (user_id = (select auth.uid()));
+for select to authenticated using (true);

a grant: the server may change flips
supabase/migrations/20261122000400_flips.sql by database/access/matrix
-grant select, insert on public.flip_sessions to service_role;
+grant select, insert, update on public.flip_sessions to service_role;

a redirect check: a target on another site is followed
lib/auth/sign-in.ts by unit/http/safe-redirect
-url.origin !== new URL(siteUrl).origin || url.username
+url.username

a header of the policy: scripts in the page may run
lib/http/security-headers.ts by http/headers
-["script-src 'self'", ...scripts]
+["script-src 'self' 'unsafe-inline'", ...scripts]

a message text: one word of a quoted message
content/workbook/page.ts by content/tone
-'Please fill in required fields'
+'Please fill in the required fields'

a label: a field is called something else
content/workbook/page.ts by mail/workbook-form
-label: 'First name'
+label: 'Given name'

a focus target: an answer leaves the focus where it was
components/elements/forms.ts by mail/workbook-form.spec
-    setTimeout(focusIfNothingIs, 300, next);

a timing of the flip: a step ends one second late
lib/domain/flip.ts by unit/flip/
-deadline !== null && now >= deadline ?
+deadline !== null && now >= deadline + 1_000 ?

the stage limits: the last stage begins one flip late
lib/domain/statistics.ts by stats/aggregate
-from: 30, span: 50
+from: 31, span: 50

the aggregate: the week ends yesterday
lib/domain/statistics.ts by stats/aggregate
-addDays(today, index - 6)
+addDays(today, index - 7)

the outbox’s owner check: flips of one person are stored under another who is signed in
lib/auth/session.ts by flip/endpoints
-  if (user.userId !== named) return { refusal: errorResponse(409, 'Another person is signed in.') };

the mail’s idempotency: each try has a key of its own
lib/mail/resend.ts by mail/send-due
-idempotencyKey: job.id
+idempotencyKey: crypto.randomUUID()

an unsubscribe: waiting mails still go out
supabase/migrations/20261122000700_workbook.sql by workbook-course mail/send-due
-dead_reason = case when job.sent_at is null then 'unsubscribed' end
-  where job.request_id = unsubscribe_request.request_id;
+dead_reason = case when job.sent_at is null then 'unsubscribed' end
+  where false;

a rate limit: one try more
supabase/migrations/20261122000600_rate_limits.sql by database/rate-limits
-if attempt_number > wanted.max and
+if attempt_number > wanted.max + 1 and

a form without script: the browser’s own check stands before the answer
app/(site)/workbook/form.tsx by mail/workbook-form
-<form action={send} noValidate className=
+<form className=

a style that a page needs: one sheet does not come into the page
build/documents/inline-styles.ts by every-page
-    .map((sheet) => withAbsoluteUrls(distDir, sheet))
+    .slice(1)
+    .map((sheet) => withAbsoluteUrls(distDir, sheet))

an import rule: a rule of the domain reads the environment
lib/domain/statistics.ts by check
-type RecoveryStage =
+import '../env';
+
+type RecoveryStage =

a claim without registry: an invented share of readers
content/home.ts by content/claims
-headline: 'For reading in daylight'
+headline: 'For reading in daylight: 87% of readers do'

a broken link: a page that is not there
content/home.ts by content/content-files
-label: 'View All Articles', href: '/blog'
+label: 'View All Articles', href: '/blogs'

an accessible name: the button that closes the bar has none
components/site/frame.tsx by site/pages
-          aria-label={stickyBar.dismiss}

a sign-in: a new device is taken for a known one, so that no mail tells of it
lib/limits/known-device.ts by auth/known-device
-return known === null;
+return false;

an account: a new address is set before the old ways to sign in are removed
lib/auth/email-change.ts by auth/service-answers
-  await removeProviders(userId, signal);
-  await endAccountSessions(userId, undefined, signal);
-  const change = { email: newEmail, email_confirm: true, app_metadata: { [PENDING]: null } };
-  const { error } = await admin.updateUserById(userId, change);
+  const change = { email: newEmail, email_confirm: true, app_metadata: { [PENDING]: null } };
+  const { error } = await admin.updateUserById(userId, change);
+  await removeProviders(userId, signal);
+  await endAccountSessions(userId, undefined, signal);

a role: who has the inbox has everything
supabase/migrations/20261122001500_admin_gate.sql by database/access/matrix
-r.user_id = person and r.role in ('admin', needed)
+r.user_id = person

the admin’s session: it stays open for hours without use
supabase/migrations/20261122001500_admin_gate.sql by database/admin-gate
-greatest(proof, seen) < now() - interval '30 minutes'
+greatest(proof, seen) < now() - interval '300 minutes'

the second factor: a code counts twice
supabase/migrations/20261122001600_second_factor.sql by database/admin-gate
-values (person, hash) on conflict do nothing;
+values (person, hash) on conflict (user_id, code_hash) do update set at = now();

a mail: a list in a quotation is lost
lib/mail/elements.ts by mail/newsletter-mail mail/letters-by-property
-blocksOf(block.blocks, columns - 2
+blocksOf(block.blocks.filter(({ kind }) => kind !== 'list'), columns - 2

the retention: a message that was never handled is kept for ever
supabase/migrations/20261122001900_retention.sql by database/retention
-where coalesce(handled_at, created_at) <
+where handled_at <

the retention: a stopped issue loses its figures with its mails
supabase/migrations/20261122001900_retention.sql by database/newsletter-issue
-where i.stopped_at is not null and i.sent is null
+where i.stopped_at is null and i.sent is null

a backup: what was deleted since comes back with it
scripts/backup/tables.ts by local-stack/backup
-where private.hash_of_id(id) = any
+where false and private.hash_of_id(id) = any

the limits: two attempts lock the same rows in different orders
supabase/migrations/20261122000600_rate_limits.sql by database/rate-limits
-where l.place <= counted order by l.bucket, l.key
+where l.place <= counted order by l.place

the course: who asks for it again gets no mail
supabase/migrations/20261122000700_workbook.sql by database/workbook-course
-  delete from public.email_jobs as j where j.request_id = request.id and j.kind like 'course-%';
-  insert into public.email_jobs (request_id, kind, recipient, created_at, send_after)
-  select request.id, 'course-' || day, request.email, at, at + make_interval(days => day - 1)
-  from generate_series(1, 7) as day;
+  insert into public.email_jobs (request_id, kind, recipient, created_at, send_after)
+  select request.id, 'course-' || day, request.email, at, at + make_interval(days => day - 1)
+  from generate_series(1, 7) as day on conflict do nothing;

an import: who left in one row of a list is asked because of another
app/admin/mails/newsletter/understand-list.ts by admin/list-file
-.filter((email) => !left.has(email) && !unread
+.filter((email) => !unread

words of danger: they are read only as they are spelt
lib/domain/danger.ts by safety/danger
-return isSwapped || one.slice(1) === other.slice(1) || one.slice(1) === other || one === other.slice(1);
+return false;

a device’s storage: what never answers is waited for
lib/device/device.ts by device/device-database
-return await withTimeout(connection.then(work));
+return await connection.then(work);

the panel after YES: it has no number to call in an emergency
app/flip-method-app/flip/act-first.tsx by flip/finish
-      <NumberList numbers={nearest(emergency.numbers, deviceArea())} tone="danger" className={row} />

an unsubscribe: a link to read the course also stops it
lib/crypto/links.ts by crypto/mailed-links
-read: 'workbook-read',
+read: 'workbook-subscription',

a mail that comes in: its signature is not checked
app/api/webhooks/resend/route.ts by database/mail/links
-event.safeParse(verified(body, request.headers))
+event.safeParse(JSON.parse(body))

an issue’s page: a draft can be read
supabase/migrations/20261122000900_newsletter.sql by database/newsletter-issue
-where i.id = newsletter_page.issue_id and i.started_at is not null
+where i.id = newsletter_page.issue_id

an event of the mail service: a bounce that passes blocks its address for ever
app/api/webhooks/resend/route.ts by mail/mail-events
-isGone = /^(?:permanent|hard)/i.test(type) &&
+isGone = type &&

a refusal of the database: the owner does not hear of it
lib/supabase/backend.ts by supabase/backend
-if (code === KEY || ofSettings.test(code) || !isAboutPerson) refusalChannel
+if (code === KEY || isAboutPerson) refusalChannel
`;

/** Forty ways to break the product, each of which `npm test` must notice. */
export const plantedFaults: readonly PlantedFault[] = faults.split(/\n\n/).map((fault) => {
  const [what = '', place = '', ...lines] = fault.trim().split('\n');
  const [file = '', caughtBy = ''] = place.split(' by ');
  const after = (sign: string) => lines.filter((line) => line.startsWith(sign)).map((line) => line.slice(1));
  const [from, to] = [after('-'), after('+')];
  // Without another text the whole line goes.
  return { what, file, from: to.length > 0 ? from.join('\n') : `${from[0]}\n`, to: to.join('\n'), caughtBy };
});
