import type { Metadata } from 'next';
import { Workspace } from '@/components/admin/workspace';
import { contentWords } from '@/content/admin-content';
import { readRefusal, requireAdmin } from '@/lib/auth/require-admin';
import { type ContentReport, readContentReport } from '@/lib/content-report';
import { serverEnv } from '@/lib/env';
import { paths } from '@/lib/paths';
import { openPlaceholders } from '@/lib/placeholders';
import { adminMetadata } from '../metadata';
import { Refusal } from '../refusal';
import { ContentSections } from './content-sections';
import '@/app/styles/admin.css';

export const metadata: Metadata = adminMetadata(paths.adminContent);

export default async function ContentPage() {
  const refusal = await readRefusal();
  if (refusal) return <Refusal reason={refusal} />;
  const { session } = await requireAdmin();
  const report = readOrNull();
  const { SITE_URL, EMAIL_FROM, CONTACT_TO } = serverEnv();
  return (
    <Workspace page="content" email={session.email}>
      <p className="mb-6 max-w-text text-muted">{contentWords.lead}</p>
      {report ? (
        <ContentSections
          report={report}
          placeholders={openPlaceholders({ SITE_URL, EMAIL_FROM, CONTACT_TO })}
          today={new Date().toISOString().slice(0, 10)}
        />
      ) : (
        <p role="alert">{contentWords.unreadable}</p>
      )}
    </Workspace>
  );
}

function readOrNull(): ContentReport | null {
  try {
    return readContentReport();
  } catch (error) {
    console.error(error);
    return null;
  }
}
