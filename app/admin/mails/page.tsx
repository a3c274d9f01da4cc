import { jobStates, readMails } from '@/lib/data/admin-mails';
import { unlistedMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { readOne } from '../query';
import { workspacePage } from '../workspace';
import { MailQueue, Suppressions } from './queue';

export const metadata = unlistedMetadata(paths.adminMails);

export default workspacePage(paths.adminMails, async ({ query, client }) => {
  const shown = jobStates.find((state) => state === readOne(query, 'state')) ?? 'failed';
  const data = await readMails(client, shown);
  return (
    <>
      <MailQueue data={data} shown={shown} />
      <Suppressions data={data} />
    </>
  );
});
