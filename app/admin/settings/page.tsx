import { randomUUID } from 'node:crypto';
import { DashboardSection } from '@/app/admin/sections';
import { ButtonLink } from '@/components/ui/button';
import { adminWords } from '@/content/admin';
import { readyAnswers } from '@/content/canned-answers';
import { readAudit } from '@/lib/data/admin-audit';
import { readSettings } from '@/lib/data/settings';
import { unlistedMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { PAGE_SIZE } from '../query';
import { workspacePage } from '../workspace';
import { AuditLog, parseAudit } from './audit-log';
import { ReadyAnswers, SettingsForm } from './settings-form';

const words = adminWords.secondFactor;

export const metadata = unlistedMetadata(paths.adminSettings);

export default workspacePage(paths.adminSettings, async ({ query, client, hasFactor }) => {
  const view = parseAudit(query);
  const { act, before } = view;
  const [settings, entries] = await Promise.all([
    readSettings(),
    readAudit(client, {
      ...(act && { action: act }),
      ...(before && { before }),
      page_size: PAGE_SIZE,
    }),
  ]);
  return (
    <>
      <SettingsForm saved={settings} timeZones={['UTC', ...Intl.supportedValuesOf('timeZone')]} />
      <DashboardSection id="second-factor" title={words.title}>
        <p className="mb-5 max-w-text">{hasFactor ? words.on : words.off}</p>
        <ButtonLink href={paths.adminSecondFactor} variant="secondary" size="sm">
          {hasFactor ? words.change : words.add}
        </ButtonLink>
      </DashboardSection>
      <ReadyAnswers answers={readyAnswers(settings.ready_answers)} newId={randomUUID()} />
      <AuditLog entries={entries} view={view} timeZone={settings.time_zone} />
    </>
  );
});
