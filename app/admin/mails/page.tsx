import { jobStates, readMails } from '@/lib/data/admin-mails';
import { readSettings } from '@/lib/data/settings';
import { unlistedMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { readOne } from '../query';
import { workspacePage } from '../workspace';
import { MailQueue, Suppressions } from './queue';

export const metadata = unlistedMetadata(paths.adminMails);

export default workspacePage(paths.adminMails, async ({ query, client }) => {
  const shown = jobStates.find((state) => state === readOne(query, 'state')) ?? 'failed';
  const [data, { time_zone: timeZone }] = await Promise.all([readMails(client, shown), readSettings()]);
  return (
    <>
      <MailQueue data={data} shown={shown} timeZone={timeZone} />
      <Suppressions data={data} timeZone={timeZone} />
    </>
  );
});
