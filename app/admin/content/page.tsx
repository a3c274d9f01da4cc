import { contentWords } from '@/content/admin-content';
import { type ContentReport, readContentReport } from '@/lib/content-report';
import { readSettings } from '@/lib/data/settings';
import { serverEnv } from '@/lib/env';
import { unlistedMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { openPlaceholders } from '@/lib/placeholders';
import { workspacePage } from '../workspace';
import { ContentSections } from './content-sections';

export const metadata = unlistedMetadata(paths.adminContent);

export default workspacePage(paths.adminContent, async ({ now }) => {
  const report = readOrNull();
  const { SITE_URL, EMAIL_FROM, CONTACT_TO, REPOSITORY_URL } = serverEnv();
  const { helplines_tried: tried } = await readSettings();
  return (
    <>
      <p className="mb-6 max-w-text text-muted">{contentWords.lead}</p>
      {report ? (
        <ContentSections
          report={report}
          placeholders={openPlaceholders({ SITE_URL, EMAIL_FROM, CONTACT_TO })}
          tried={tried}
          repository={REPOSITORY_URL}
          today={new Date(now).toISOString().slice(0, 10)}
        />
      ) : (
        <p role="alert">{contentWords.unreadable}</p>
      )}
    </>
  );
});

function readOrNull(): ContentReport | null {
  try {
    return readContentReport();
  } catch (error) {
    console.error(error);
    return null;
  }
}
