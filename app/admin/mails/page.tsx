import type { Metadata } from 'next';
import { PageLinks } from '@/components/admin/page-links';
import { Workspace } from '@/components/admin/workspace';
import { mailWords } from '@/content/admin-mails';
import { readRefusal, requireAdmin } from '@/lib/auth/require-admin';
import { readMails } from '@/lib/data/admin-mails';
import { paths } from '@/lib/paths';
import { adminMetadata } from '../metadata';
import { readOrNull } from '../read-or-null';
import { Refusal } from '../refusal';
import { Unreadable } from '../unreadable';
import { MailQueue } from './mail-queue';
import { Suppressions } from './suppressions';
import '@/app/styles/admin.css';

export const metadata: Metadata = adminMetadata(paths.adminMails);

export default async function MailsPage() {
  const refusal = await readRefusal();
  if (refusal) return <Refusal reason={refusal} />;
  const { session } = await requireAdmin();
  const data = await readOrNull(readMails);
  return (
    <Workspace page="mails" email={session.email}>
      <PageLinks {...mailWords.ways} current="queue" />
      {data ? (
        <>
          <MailQueue data={data} />
          <Suppressions data={data} />
        </>
      ) : (
        <Unreadable href={paths.adminMails} />
      )}
    </Workspace>
  );
}
