import { randomUUID } from 'node:crypto';
import type { Metadata } from 'next';
import Link from 'next/link';
import { z } from 'zod';
import { PageLinks } from '@/components/admin/page-links';
import { Workspace } from '@/components/admin/workspace';
import { ToastedNotice } from '@/components/forms/toasted-notice';
import { mailWords, newsletterWords } from '@/content/admin-mails';
import { readRefusal, requireAdmin } from '@/lib/auth/require-admin';
import { readNewsletter, type WrittenIssue } from '@/lib/data/admin-newsletter';
import { renderIssue } from '@/lib/email/newsletter-mail';
import { paths } from '@/lib/paths';
import { adminHref, type PageProps, readNotice, readOne } from '../../../address';
import { adminMetadata } from '../../../metadata';
import { readOrNull } from '../../../read-or-null';
import { Refusal } from '../../../refusal';
import { Unreadable } from '../../../unreadable';
import { MailFrame, readLook } from '../../mail-frame';
import { IssueFacts } from '../issue-facts';
import { ComposeForm } from './compose-form';
import { TakeBackForm } from './take-back-form';
import '@/app/styles/admin.css';

const words = newsletterWords.compose;

export const metadata: Metadata = adminMetadata(paths.adminNewsletter);

export default async function IssuePage({
  params,
  searchParams,
}: PageProps & { params: Promise<{ issue: string }> }) {
  const refusal = await readRefusal();
  if (refusal) return <Refusal reason={refusal} />;
  const { session } = await requireAdmin();
  const { issue: asked } = await params;
  const id = z.guid().safeParse(asked).data ?? randomUUID();
  const query = await searchParams;
  const look = readLook(readOne(query, 'as'));
  const done = readNotice(query, 'done', words.done);
  const data = await readOrNull((client) => readNewsletter(client, id));
  return (
    <Workspace page="mails" email={session.email}>
      {done && (
        <div className="mb-6">
          <ToastedNotice message={done} />
        </div>
      )}
      <PageLinks {...mailWords.ways} current="newsletter" />
      {data ? (
        <>
          <p className="mb-4">
            <Link className="link" href={paths.adminNewsletter} prefetch={false}>
              {words.back}
            </Link>
          </p>
          <h2 className="mb-6 text-xl [overflow-wrap:anywhere]">{data.issue?.subject ?? words.newTitle}</h2>
          <div className="compose">
            <div className="grid min-w-0 gap-8">
              {data.issue && (
                <div className="grid gap-3">
                  <IssueFacts issue={data.issue} />
                </div>
              )}
              <Act id={id} issue={data.issue} readers={data.subscribers.reading} />
            </div>
            {data.issue && (
              <section aria-labelledby="preview-title" className="min-w-0">
                <h3 id="preview-title" className="mb-3 text-lg">
                  {words.preview}
                </h3>
                <MailFrame
                  mail={renderIssue(data.issue)}
                  look={look}
                  hrefOf={(as) => adminHref({ as }, paths.adminIssue(id))}
                />
              </section>
            )}
          </div>
        </>
      ) : (
        <Unreadable href={paths.adminNewsletter} />
      )}
    </Workspace>
  );
}

/** What can be done with an issue where it is. Both forms are always there: what one has done may leave nothing for it to do. */
function Act({ id, issue, readers }: { id: string; issue: WrittenIssue | null; readers: number }) {
  const { state = 'draft', subject = '', preheader = '', body = '' } = issue ?? {};
  const saved = { subject, preheader, body };
  return (
    <div>
      <TakeBackForm id={id} state={state} />
      <ComposeForm id={id} isNew={!issue} isOpen={state === 'draft'} saved={saved} readers={readers} />
    </div>
  );
}
