export interface PlantedFault {
  /** What is broken, for the report. */
  what: string;
  file: string;
  /** Occurs exactly once in the file; replacing it with `to` breaks the product. */
  from: string;
  to: string;
  /** The tests that must fail, as words for `npm test -- <words>`; `check` means `npm run check`. */
  caughtBy: string;
}

const migrations = 'supabase/migrations';

/** Forty ways to break the product, each of which `npm test` must notice. */
export const plantedFaults: readonly PlantedFault[] = [
  {
    what: 'an RLS policy: everybody who is signed in reads all flips',
    file: `${migrations}/20261122000400_flips.sql`,
    from: 'for select to authenticated using (user_id = (select auth.uid()));',
    to: 'for select to authenticated using (true);',
    caughtBy: 'database/access/matrix',
  },
  {
    what: 'a grant: the server may change flips',
    file: `${migrations}/20261122000400_flips.sql`,
    from: 'grant select, insert on public.flip_sessions to service_role;',
    to: 'grant select, insert, update on public.flip_sessions to service_role;',
    caughtBy: 'database/access/matrix',
  },
  {
    what: 'a redirect check: a target on another site is followed',
    file: 'lib/auth/sign-in.ts',
    from: 'url.origin !== new URL(siteUrl).origin || url.username',
    to: 'url.username',
    caughtBy: 'unit/http/safe-redirect',
  },
  {
    what: 'a header of the policy: scripts in the page may run',
    file: 'lib/http/security-headers.ts',
    from: `["script-src 'self'", ...scripts]`,
    to: `["script-src 'self' 'unsafe-inline'", ...scripts]`,
    caughtBy: 'http/security-headers',
  },
  {
    what: 'a message text: one word of a quoted message',
    file: 'content/workbook/page.ts',
    from: `'Please fill in required fields'`,
    to: `'Please fill in the required fields'`,
    caughtBy: 'content/tone',
  },
  {
    what: 'a label: a field is called something else',
    file: 'content/workbook/page.ts',
    from: `label: 'First name'`,
    to: `label: 'Given name'`,
    caughtBy: 'workbook-form.no-js',
  },
  {
    what: 'a focus target: an answer leaves the focus where it was',
    file: 'components/elements/forms.ts',
    from: '    setTimeout(focusIfNothingIs, 300, next);\n',
    to: '',
    caughtBy: 'mail/workbook-form.spec',
  },
  {
    what: 'a timing of the flip: a step ends one second late',
    file: 'lib/domain/flip.ts',
    from: 'deadline !== null && now >= deadline ?',
    to: 'deadline !== null && now >= deadline + 1_000 ?',
    caughtBy: 'unit/flip/',
  },
  {
    what: 'the stage limits: the last stage begins one flip late',
    file: 'lib/domain/statistics.ts',
    from: 'from: 30, span: 50',
    to: 'from: 31, span: 50',
    caughtBy: 'stats/aggregate',
  },
  {
    what: 'the aggregate: the week ends yesterday',
    file: 'lib/domain/statistics.ts',
    from: 'addDays(today, index - 6)',
    to: 'addDays(today, index - 7)',
    caughtBy: 'stats/aggregate',
  },
  {
    what: 'the outbox’s owner check: flips of one person are stored under another who is signed in',
    file: 'lib/auth/session.ts',
    from: "  if (user.userId !== named) return { refusal: errorResponse(409, 'Another person is signed in.') };\n",
    to: '',
    caughtBy: 'flip/endpoints',
  },
  {
    what: 'the mail’s idempotency: each try has a key of its own',
    file: 'lib/mail/resend.ts',
    from: 'idempotencyKey: job.id',
    to: 'idempotencyKey: crypto.randomUUID()',
    caughtBy: 'mail/send-due',
  },
  {
    what: 'an unsubscribe: waiting mails still go out',
    file: `${migrations}/20261122000700_workbook.sql`,
    from: `dead_reason = case when job.sent_at is null then 'unsubscribed' end
  where job.request_id = unsubscribe_request.request_id;`,
    to: `dead_reason = case when job.sent_at is null then 'unsubscribed' end
  where false;`,
    caughtBy: 'workbook-course mail/send-due',
  },
  {
    what: 'a rate limit: one try more',
    file: `${migrations}/20261122000600_rate_limits.sql`,
    from: 'if tries > wanted.max and',
    to: 'if tries > wanted.max + 1 and',
    caughtBy: 'database/rate-limits',
  },
  {
    what: 'a form without script: the browser’s own check stands before the answer',
    file: 'app/(site)/workbook/form.tsx',
    from: '<form action={send} noValidate className=',
    to: '<form className=',
    caughtBy: 'workbook-form.no-js',
  },
  {
    what: 'a style that a page needs: one sheet does not come into the page',
    file: 'build/documents/inline-styles.ts',
    from: '    .map((sheet) => withAbsoluteUrls(distDir, sheet))',
    to: '    .slice(1)\n    .map((sheet) => withAbsoluteUrls(distDir, sheet))',
    caughtBy: 'every-page',
  },
  {
    what: 'an import rule: a rule of the domain reads the environment',
    file: 'lib/domain/statistics.ts',
    from: 'export type RecoveryStage =',
    to: "import '../env';\n\nexport type RecoveryStage =",
    caughtBy: 'check',
  },
  {
    what: 'a claim without registry: an invented share of readers',
    file: 'content/home.ts',
    from: "headline: 'For reading in daylight'",
    to: "headline: 'For reading in daylight: 87% of readers do'",
    caughtBy: 'content/claims',
  },
  {
    what: 'a broken link: a page that is not there',
    file: 'content/home.ts',
    from: "label: 'View All Articles', href: '/blog'",
    to: "label: 'View All Articles', href: '/blogs'",
    caughtBy: 'unit/content/links',
  },
  {
    what: 'an accessible name: the button that closes the bar has none',
    file: 'components/site/frame.tsx',
    from: '          aria-label={stickyBar.dismiss}\n',
    to: '',
    caughtBy: 'frame/frame',
  },
  {
    what: 'a sign-in: a new device is taken for a known one, so that no mail tells of it',
    file: 'lib/limits/known-device.ts',
    from: 'return known === null;',
    to: 'return false;',
    caughtBy: 'auth/known-device',
  },
  {
    what: 'an account: a new address is set before the old ways to sign in are removed',
    file: 'lib/auth/email-change.ts',
    from: `  await removeProviders(userId, signal);
  await endAccountSessions(userId, undefined, signal);
  const change = { email: newEmail, email_confirm: true, app_metadata: { [PENDING]: null } };
  const { error } = await admin.updateUserById(userId, change);
`,
    to: `  const change = { email: newEmail, email_confirm: true, app_metadata: { [PENDING]: null } };
  const { error } = await admin.updateUserById(userId, change);
  await removeProviders(userId, signal);
  await endAccountSessions(userId, undefined, signal);
`,
    caughtBy: 'auth/email-change-order',
  },
  {
    what: 'a role: who has the inbox has everything',
    file: `${migrations}/20261122001500_admin_gate.sql`,
    from: "r.user_id = person and r.role in ('admin', needed)",
    to: 'r.user_id = person',
    caughtBy: 'database/access/functions',
  },
  {
    what: 'the admin’s session: it stays open for hours without use',
    file: `${migrations}/20261122001500_admin_gate.sql`,
    from: "greatest(proof, seen) < now() - interval '30 minutes'",
    to: "greatest(proof, seen) < now() - interval '300 minutes'",
    caughtBy: 'database/admin-gate',
  },
  {
    what: 'the second factor: a code counts twice',
    file: `${migrations}/20261122001600_second_factor.sql`,
    from: 'values (person, hash) on conflict do nothing;',
    to: 'values (person, hash) on conflict (user_id, code_hash) do update set at = now();',
    caughtBy: 'database/admin-gate',
  },
  {
    what: 'a mail: a list in a quotation is lost',
    file: 'lib/mail/elements.ts',
    from: 'blocksOf(block.blocks, columns - 2',
    to: "blocksOf(block.blocks.filter(({ kind }) => kind !== 'list'), columns - 2",
    caughtBy: 'mail/newsletter-mail mail/letters-by-property',
  },
  {
    what: 'the retention: a message that was never handled is kept for ever',
    file: `${migrations}/20261122001900_retention.sql`,
    from: 'where coalesce(handled_at, created_at) <',
    to: 'where handled_at <',
    caughtBy: 'database/retention',
  },
  {
    what: 'the retention: a stopped issue loses its figures with its mails',
    file: `${migrations}/20261122001900_retention.sql`,
    from: 'where i.stopped_at is not null and i.sent is null',
    to: 'where i.stopped_at is null and i.sent is null',
    caughtBy: 'database/newsletter-sent',
  },
  {
    what: 'a backup: what was deleted since comes back with it',
    file: 'scripts/backup/tables.ts',
    from: 'where private.hash_of_id(id) = any',
    to: 'where false and private.hash_of_id(id) = any',
    caughtBy: 'local-stack/backup',
  },
  {
    what: 'the limits: two attempts lock the same rows in different orders',
    file: `${migrations}/20261122000600_rate_limits.sql`,
    from: 'where l.place <= counted order by l.bucket, l.key',
    to: 'where l.place <= counted order by l.place',
    caughtBy: 'database/rate-limits',
  },
  {
    what: 'the course: who asks for it again gets no mail',
    file: `${migrations}/20261122000700_workbook.sql`,
    from: `  delete from public.email_jobs as j where j.request_id = request.id and j.kind like 'course-%';
  insert into public.email_jobs (request_id, kind, recipient, created_at, send_after)
  select request.id, 'course-' || day, request.email, at, at + make_interval(days => day - 1)
  from generate_series(1, 7) as day;
`,
    to: `  insert into public.email_jobs (request_id, kind, recipient, created_at, send_after)
  select request.id, 'course-' || day, request.email, at, at + make_interval(days => day - 1)
  from generate_series(1, 7) as day on conflict do nothing;
`,
    caughtBy: 'database/workbook-course',
  },
  {
    what: 'an import: who left in one row of a list is asked because of another',
    file: 'app/admin/mails/newsletter/understand-list.ts',
    from: 'ask: [...asked].filter((email) => !left.has(email))',
    to: 'ask: [...asked]',
    caughtBy: 'admin/list-file',
  },
  {
    what: 'words of danger: they are read only as they are spelt',
    file: 'lib/domain/danger.ts',
    from: 'return isSwapped || one.slice(1) === other.slice(1) || one.slice(1) === other || one === other.slice(1);',
    to: 'return false;',
    caughtBy: 'safety/danger',
  },
  {
    what: 'a device’s storage: what never answers is waited for',
    file: 'lib/device/device.ts',
    from: 'return await inTime(work());',
    to: 'return await work();',
    caughtBy: 'device/device-database',
  },
  {
    what: 'the panel after YES: it has no number to call in an emergency',
    file: 'app/flip-method-app/flip/act-first.tsx',
    from: '[...nearest(emergency.numbers, place), ...advice, ',
    to: '[...advice, ',
    caughtBy: 'flip/finish',
  },
  {
    what: 'an unsubscribe: a link to read the course also stops it',
    file: 'lib/crypto/links.ts',
    from: "read: 'workbook-read',",
    to: "read: 'workbook-subscription',",
    caughtBy: 'crypto/mailed-links',
  },
  {
    what: 'a mail that comes in: its signature is not checked',
    file: 'app/api/webhooks/resend/route.ts',
    from: 'event.safeParse(verified(body, request.headers))',
    to: 'event.safeParse(JSON.parse(body))',
    caughtBy: 'mail/webhooks',
  },
  {
    what: 'an issue’s page: a draft can be read',
    file: `${migrations}/20261122000900_newsletter.sql`,
    from: 'where i.id = newsletter_page.issue_id and i.started_at is not null',
    to: 'where i.id = newsletter_page.issue_id',
    caughtBy: 'database/newsletter-sent',
  },
  {
    what: 'an event of the mail service: a full mailbox blocks its address for ever',
    file: 'app/api/webhooks/resend/route.ts',
    from: '[/^(?:permanent|hard)/i.test(type) ?',
    to: '[type ?',
    caughtBy: 'mail/mail-events',
  },
  {
    what: 'a refusal of the database: the owner does not hear of it',
    file: 'lib/supabase/backend.ts',
    from: 'if (code === KEY || !isAboutPerson) refusalChannel',
    to: 'if (code === KEY || isAboutPerson) refusalChannel',
    caughtBy: 'supabase/backend',
  },
];
