import { readMails } from '@/lib/data/admin-mails';
import { paths } from '@/lib/paths';
import { adminMetadata } from '../metadata';
import { workspacePage } from '../workspace-page';
import { MailQueue } from './mail-queue';
import { Suppressions } from './suppressions';

export const metadata = adminMetadata(paths.adminMails);

export default workspacePage(paths.adminMails, async ({ client }) => {
  const data = await readMails(client);
  return (
    <>
      <MailQueue data={data} />
      <Suppressions data={data} />
    </>
  );
});
