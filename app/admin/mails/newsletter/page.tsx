import { formatFigure } from '@/app/admin/figures';
import { ListForm } from '@/app/admin/list-form';
import { AdminLink, DashboardSection, ProofField, StatCards } from '@/app/admin/parts';
import { type PageRequest, workspacePage } from '@/app/admin/workspace';
import { Button, ButtonLink } from '@/components/ui/button';
import { newsletterWords as words } from '@/content/admin/mails';
import { peopleWords } from '@/content/admin/people';
import { readNewsletter, subscriberStates } from '@/lib/data/admin/mails';
import { readSettings } from '@/lib/data/settings';
import { unlistedMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { stopImport } from '../actions';
import { IssueFacts } from './[issue]/sent-forms';
import { ImportForm } from './import-form';

export const metadata = unlistedMetadata(paths.adminNewsletter);

export default workspacePage(paths.adminNewsletter, showNewsletter, {
  notices: { done: words.compose.done, failed: peopleWords.export.failed },
});

async function showNewsletter({ client, hasFactor }: PageRequest) {
  const [{ issues, older, subscribers, requests, is_proven: isProven }, { time_zone: timeZone }] =
    await Promise.all([readNewsletter(client), readSettings()]);
  return (
    <>
      <DashboardSection id="issues" title={words.issues.title}>
        <p className="mb-4">
          <ButtonLink href={paths.adminIssue('new')} size="sm">
            {words.issues.write}
          </ButtonLink>
        </p>
        {issues.length === 0 && <p className="text-muted">{words.issues.none}</p>}
        <ul>
          {issues.map((issue) => (
            <li key={issue.id} className="grid gap-2 border-b border-line py-4">
              <AdminLink className="link font-semibold wrap-anywhere" href={paths.adminIssue(issue.id)}>
                {issue.subject || words.compose.newTitle}
              </AdminLink>
              <IssueFacts issue={issue} timeZone={timeZone} />
            </li>
          ))}
        </ul>
        {older.length > 0 && (
          <details className="mt-4">
            <summary className="link">{words.issues.older(older.length)}</summary>
            <ul>
              {older.map(({ id, subject }) => (
                <li key={id} className="border-b border-line py-2">
                  <AdminLink className="link wrap-anywhere" href={paths.adminIssue(id)}>
                    {subject || words.compose.newTitle}
                  </AdminLink>
                </li>
              ))}
            </ul>
          </details>
        )}
      </DashboardSection>
      <DashboardSection id="subscribers" title={words.subscribers.title}>
        <StatCards
          cards={subscriberStates.map((each) => [words.subscribers[each], formatFigure(subscribers[each])])}
        />
        <p className="mt-5 flex flex-wrap gap-x-6 gap-y-2">
          <AdminLink href={paths.adminSubscribers}>{words.subscribers.all}</AdminLink>
        </p>
        <details className="mt-4" data-print="hide">
          <summary className="link">{words.subscribers.export}</summary>
          <form method="post" action={paths.adminExportSubscribers} className="mt-4 grid gap-4">
            <ProofField id="export" hasFactor={hasFactor} />
            <Button type="submit" variant="secondary" className="justify-self-start">
              {words.subscribers.exportButton}
            </Button>
          </form>
        </details>
      </DashboardSection>
      <DashboardSection id="import" title={words.import.title} note={words.import.note}>
        <ImportForm hasFactor={hasFactor} isProven={isProven} />
        <ListForm action={stopImport} label={words.import.queue.stop}>
          {requests > 0 && (
            <div className="mt-8 grid max-w-text gap-3 border-t border-line pt-5">
              <p className="font-semibold">{words.import.queue.waiting(requests)}</p>
              <p className="text-sm text-muted">{words.import.queue.note}</p>
              <Button type="submit" variant="secondary" className="justify-self-start">
                {words.import.queue.stop}
              </Button>
            </div>
          )}
        </ListForm>
      </DashboardSection>
    </>
  );
}
