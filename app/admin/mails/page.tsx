import { readMails } from '@/lib/data/admin-mails';
import { unlistedMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { workspacePage } from '../workspace-page';
import { MailQueue } from './mail-queue';
import { Suppressions } from './suppressions';

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
