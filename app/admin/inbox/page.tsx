import { type InboxQuery, readInbox } from '@/lib/data/admin-inbox';
import { readSettings } from '@/lib/data/settings';
import { unlistedMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { PAGE_SIZE } from '../query';
import { workspacePage } from '../workspace';
import { Inbox } from './inbox';
import { type InboxView, parseInbox } from './query';

export const metadata = unlistedMetadata(paths.adminInbox);

export default workspacePage(paths.adminInbox, async ({ query, client, now }) => {
  const view = parseInbox(query);
  const [data, settings] = await Promise.all([readInbox(client, queryOf(view)), readSettings()]);
  return <Inbox {...{ data, settings, view, now }} />;
});

const queryOf = (view: InboxView): InboxQuery => ({
  wanted: view.state === 'all' ? null : view.state,
  page_size: PAGE_SIZE,
  oldest: view.isOldestFirst,
  ...(view.search && { search: view.search }),
  ...(view.topic && { topic: view.topic }),
  ...(view.before && { before: view.before }),
  ...(view.message && { message_id: view.message }),
});
