import type { Metadata } from 'next';
import Link from 'next/link';
import { DashboardSection } from '@/components/admin/dashboard-section';
import { PageLinks } from '@/components/admin/page-links';
import { Workspace } from '@/components/admin/workspace';
import { ToastedNotice } from '@/components/forms/toasted-notice';
import { ButtonLink } from '@/components/ui/button';
import { mailWords, newsletterWords as words } from '@/content/admin-mails';
import { readRefusal, requireAdmin } from '@/lib/auth/require-admin';
import { type NewsletterData, readNewsletter } from '@/lib/data/admin-newsletter';
import { paths } from '@/lib/paths';
import { type PageProps, readNotice } from '../../address';
import { adminMetadata } from '../../metadata';
import { readOrNull } from '../../read-or-null';
import { Refusal } from '../../refusal';
import { Unreadable } from '../../unreadable';
import { ImportForm } from './import-form';
import { IssueFacts } from './issue-facts';
import '@/app/styles/admin.css';

export const metadata: Metadata = adminMetadata(paths.adminNewsletter);

export default async function NewsletterPage({ searchParams }: PageProps) {
  const refusal = await readRefusal();
  if (refusal) return <Refusal reason={refusal} />;
  const { session } = await requireAdmin();
  const done = readNotice(await searchParams, 'done', words.compose.done);
  const data = await readOrNull((client) => readNewsletter(client));
  return (
    <Workspace page="mails" email={session.email}>
      {done && (
        <div className="mb-6">
          <ToastedNotice message={done} />
        </div>
      )}
      <PageLinks {...mailWords.ways} current="newsletter" />
      {data ? <Newsletter data={data} /> : <Unreadable href={paths.adminNewsletter} />}
    </Workspace>
  );
}

function Newsletter({ data: { issues, subscribers } }: { data: NewsletterData }) {
  const { reading, waiting, left } = words.subscribers;
  const counts = [
    [reading, subscribers.reading],
    [waiting, subscribers.waiting],
    [left, subscribers.left],
  ] as const;
  return (
    <>
      <DashboardSection id="issues" title={words.issues.title}>
        <p className="mb-4">
          <ButtonLink href={paths.adminIssue('new')} size="sm">
            {words.issues.write}
          </ButtonLink>
        </p>
        {issues.length === 0 && <p className="text-muted">{words.issues.none}</p>}
        <ul className="mail-rows">
          {issues.map((issue) => (
            <li key={issue.id}>
              <div className="mail-row-text grid gap-2">
                <Link
                  className="link font-semibold [overflow-wrap:anywhere]"
                  href={paths.adminIssue(issue.id)}
                  prefetch={false}
                >
                  {issue.subject}
                </Link>
                <IssueFacts issue={issue} />
              </div>
            </li>
          ))}
        </ul>
      </DashboardSection>
      <DashboardSection id="subscribers" title={words.subscribers.title}>
        <dl className="stat-cards mb-6">
          {counts.map(([label, count]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="figures font-serif text-2xl">{count.toLocaleString('en-GB')}</dd>
            </div>
          ))}
        </dl>
        <a className="link" href={paths.adminSubscribers} download>
          {words.subscribers.export}
        </a>
      </DashboardSection>
      <DashboardSection id="import" title={words.import.title} note={words.import.note}>
        <ImportForm />
      </DashboardSection>
    </>
  );
}
