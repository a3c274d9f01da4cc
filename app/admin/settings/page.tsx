import type { Metadata } from 'next';
import { DashboardSection } from '@/components/admin/dashboard-section';
import { Workspace } from '@/components/admin/workspace';
import { ButtonLink } from '@/components/ui/button';
import { adminWords } from '@/content/admin';
import { readRefusal, requireAdmin } from '@/lib/auth/require-admin';
import { readAudit } from '@/lib/data/admin-audit';
import { paths } from '@/lib/paths';
import { adminHref, PAGE_SIZE, type PageProps } from '../address';
import { adminMetadata } from '../metadata';
import { readOrNull } from '../read-or-null';
import { Refusal } from '../refusal';
import { Unreadable } from '../unreadable';
import { auditFields, parseAudit } from './address';
import { AuditLog } from './audit-log';
import '@/app/styles/admin.css';

const words = adminWords.secondFactor;

export const metadata: Metadata = adminMetadata(paths.adminSettings);

export default async function SettingsPage({ searchParams }: PageProps) {
  const refusal = await readRefusal();
  if (refusal) return <Refusal reason={refusal} />;
  const { session, hasFactor } = await requireAdmin();
  const view = parseAudit(await searchParams);
  const { act, before } = view;
  const filter = { ...(act && { action: act }), ...(before && { before }), page_size: PAGE_SIZE };
  const entries = await readOrNull((client) => readAudit(client, filter));
  return (
    <Workspace page="settings" email={session.email}>
      <DashboardSection id="second-factor" title={words.title}>
        <p className="mb-5 max-w-text">{hasFactor ? words.on : words.off}</p>
        <ButtonLink href={paths.adminSecondFactor} variant="secondary" size="sm">
          {hasFactor ? words.change : words.add}
        </ButtonLink>
      </DashboardSection>
      {entries ? (
        <AuditLog entries={entries} view={view} />
      ) : (
        <Unreadable href={adminHref(auditFields(view), paths.adminSettings)} />
      )}
    </Workspace>
  );
}
