import Link from 'next/link';
import { notFound } from 'next/navigation';
import { z } from 'zod';
import { ListForm } from '@/app/admin/forms';
import { MailFrame, readLook } from '@/app/admin/mails/queue';
import { adminHref, readOne } from '@/app/admin/query';
import { type PageRequest, workspacePage } from '@/app/admin/workspace';
import { Button } from '@/components/ui/button';
import { newsletterWords } from '@/content/admin-mails';
import { readNewsletter, type WrittenIssue } from '@/lib/data/admin-newsletter';
import { publicEnv } from '@/lib/env';
import { newsletterIssue } from '@/lib/mail/reader-mails';
import { renderMail } from '@/lib/mail/render-mail';
import { unlistedMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { IssueFacts } from '../issue-facts';
import { deleteDraft, stopSending } from './actions';
import { ComposeForm } from './compose-form';

const words = newsletterWords.compose;

export const metadata = unlistedMetadata(paths.adminNewsletter);

export default workspacePage(paths.adminNewsletter, showIssue, { notices: { done: words.done } });

async function showIssue({ query, params, client }: PageRequest) {
  const isNew = params.issue === 'new';
  const id = isNew ? crypto.randomUUID() : z.guid().safeParse(params.issue).data;
  const { issue, subscribers } = id ? await readNewsletter(client, id) : { issue: null, subscribers: null };
  if (!id || !subscribers || !(issue || isNew)) notFound();
  return (
    <>
      <p className="mb-4">
        <Link className="link" href={paths.adminNewsletter} prefetch={false}>
          {words.back}
        </Link>
      </p>
      <h2 className="mb-6 text-xl wrap-anywhere">{issue?.subject ?? words.newTitle}</h2>
      <div className="grid items-start gap-10 xl:grid-cols-2">
        <div className="grid min-w-0 gap-8">
          {issue && (
            <div className="grid gap-3">
              <IssueFacts issue={issue} />
            </div>
          )}
          <IssueForms id={id} issue={issue} readers={subscribers.reading} />
        </div>
        {issue && (
          <section aria-labelledby="preview-title" className="min-w-0">
            <h3 id="preview-title" className="mb-3 text-lg">
              {words.preview}
            </h3>
            <MailFrame
              mail={renderMail(newsletterIssue(issue), publicEnv().SITE_URL)}
              look={readLook(readOne(query, 'as'))}
              hrefOf={(as) => adminHref({ as }, paths.adminIssue(id))}
            />
          </section>
        )}
      </div>
    </>
  );
}

/** Renders both forms in every state, so that a form's result stays visible after it has changed the state. */
function IssueForms({ id, issue, readers }: { id: string; issue: WrittenIssue | null; readers: number }) {
  const { state = 'draft', subject = '', preheader = '', body = '', updated_at = '' } = issue ?? {};
  const stopLabel = state === 'scheduled' || state === 'sending' ? words.stop[state] : null;
  const saved = { subject, preheader, body, updated_at };
  return (
    <div>
      <ListForm action={stopSending} label={stopLabel ?? words.stop.scheduled}>
        {state === 'sending' && <p className="mb-3">{words.stop.sendingNote}</p>}
        {stopLabel && (
          <Button type="submit" variant="secondary" name="issue" value={id}>
            {stopLabel}
          </Button>
        )}
      </ListForm>
      <ComposeForm id={id} isNew={!issue} isEditable={state === 'draft'} saved={saved} readers={readers} />
      {issue && state === 'draft' && (
        <details className="mt-5 border-t border-line pt-5">
          <summary className="link is-alone">{words.remove.title}</summary>
          <p className="my-3">{words.remove.note}</p>
          <ListForm action={deleteDraft} label={words.remove.title}>
            <Button type="submit" name="issue" value={id} variant="danger" size="sm">
              {words.remove.button}
            </Button>
          </ListForm>
        </details>
      )}
    </div>
  );
}
