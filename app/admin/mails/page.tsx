import { readMails } from '@/lib/data/admin-mails';
import { unlistedMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { workspacePage } from '../workspace';
import { MailQueue, Suppressions } from './queue';

export const metadata = unlistedMetadata(paths.adminMails);

export default workspacePage(paths.adminMails, async ({ client }) => {
  const data = await readMails(client);
  return (
    <>
      <MailQueue data={data} />
      <Suppressions data={data} />
    </>
  );
});
