import type { Metadata } from 'next';
import { Workspace } from '@/components/admin/workspace';
import { readRefusal, requireAdmin } from '@/lib/auth/require-admin';
import { type InboxQuery, readInbox } from '@/lib/data/admin-inbox';
import { paths } from '@/lib/paths';
import { PAGE_SIZE, type PageProps } from '../address';
import { adminMetadata } from '../metadata';
import { readOrNull } from '../read-or-null';
import { Refusal } from '../refusal';
import { Unreadable } from '../unreadable';
import { type InboxView, inboxHref, messageFields, parseInbox } from './address';
import { Inbox } from './inbox';
import '@/app/styles/admin.css';

export const metadata: Metadata = adminMetadata(paths.adminInbox);

export default async function InboxPage({ searchParams }: PageProps) {
  const refusal = await readRefusal();
  if (refusal) return <Refusal reason={refusal} />;
  const { session } = await requireAdmin();
  const view = parseInbox(await searchParams);
  const data = await readOrNull((client) => readInbox(client, queryOf(view)));
  return (
    <Workspace page="inbox" email={session.email}>
      {data ? (
        <Inbox data={data} view={view} now={Date.now()} />
      ) : (
        <Unreadable href={inboxHref(messageFields(view))} />
      )}
    </Workspace>
  );
}

const queryOf = (view: InboxView): InboxQuery => ({
  wanted: view.state === 'all' ? null : view.state,
  page_size: PAGE_SIZE,
  ...(view.search && { search: view.search }),
  ...(view.topic && { topic: view.topic }),
  ...(view.before && { before: view.before }),
  ...(view.message && { message_id: view.message }),
});
