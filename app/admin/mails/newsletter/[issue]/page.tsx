import { notFound } from 'next/navigation';
import { z } from 'zod';
import { ListForm } from '@/app/admin/list-form';
import { AdminLink } from '@/app/admin/parts';
import { type PageRequest, workspacePage } from '@/app/admin/workspace';
import { Button } from '@/components/ui/button';
import { contentWords } from '@/content/admin/content';
import { newsletterWords } from '@/content/admin/mails';
import { readNewsletter } from '@/lib/data/admin/mails';
import { readSettings } from '@/lib/data/settings';
import { publicEnv } from '@/lib/env';
import { mayMailWithout, openPostalAddress } from '@/lib/env-schema';
import { unlistedMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { deleteDraft, duplicateIssue, handOver, stopSending } from '../actions';
import { ComposeForm } from './compose-form';
import { IssueFacts, PageForm, ResumeForm } from './sent-forms';

const words = newsletterWords.compose;
const { handOver: handOverWords } = contentWords.editing;

export const metadata = unlistedMetadata(paths.adminNewsletter);

export default workspacePage(paths.adminNewsletter, showIssue, { notices: { done: words.done } });

async function showIssue({ params, client, hasFactor }: PageRequest) {
  const isNew = params.issue === 'new';
  const id = isNew ? crypto.randomUUID() : z.guid().safeParse(params.issue).data;
  if (!id) notFound();
  const [{ issue, subscribers }, { time_zone: timeZone }] = await Promise.all([
    readNewsletter(client, id),
    readSettings(),
  ]);
  if (!(issue || isNew)) notFound();
  const line = openPostalAddress();
  const { state = 'draft', subject = '', preheader = '', body = '', updated_at = '', picture } = issue ?? {};
  const stopLabel = state === 'scheduled' || state === 'sending' ? words.stop[state] : null;
  const saved = {
    ...{ subject, preheader, body, updated_at },
    picture: picture && { ...picture, src: paths.newsletterPicture(picture.id) },
  };
  return (
    <>
      <p className="mb-4">
        <AdminLink href={paths.adminNewsletter}>{words.back}</AdminLink>
      </p>
      <h2 className="mb-6 text-xl wrap-anywhere">{issue?.subject || words.newTitle}</h2>
      {issue && (
        <div className="mb-6 grid gap-3">
          <IssueFacts issue={issue} timeZone={timeZone} />
        </div>
      )}
      {/* Both forms in every state, so that a result stays visible after it has changed the state. */}
      <ListForm action={stopSending} label={stopLabel ?? words.stop.scheduled}>
        {state === 'sending' && <p className="mb-3">{words.stop.sendingNote}</p>}
        {stopLabel && (
          <Button type="submit" variant="secondary" name="issue" value={id}>
            {stopLabel}
          </Button>
        )}
      </ListForm>
      <ComposeForm
        id={id}
        isNew={!issue}
        isEditable={state === 'draft'}
        saved={saved}
        siteUrl={publicEnv().SITE_URL}
        readers={subscribers.reading}
        timeZone={timeZone}
        hasFactor={hasFactor}
        addressNote={line && words.address.text(line, mayMailWithout(publicEnv().SITE_URL))}
      />
      {issue?.started_at && (
        <>
          {state === 'stopped' && <h3 className="mt-8 mb-3 text-lg">{words.resume.title}</h3>}
          <ResumeForm id={id} isStopped={state === 'stopped'} hasFactor={hasFactor} />
          <h3 className="mt-8 mb-3 text-lg">{words.page.title}</h3>
          <PageForm id={id} page={issue.page} />
        </>
      )}
      {issue && (
        <div className="mt-5 border-t border-line pt-5">
          <ListForm action={duplicateIssue} label={words.duplicate}>
            <Button type="submit" name="issue" value={id} variant="secondary" size="sm">
              {words.duplicate}
            </Button>
          </ListForm>
        </div>
      )}
      {issue && state === 'draft' && (
        <>
          <DraftAction id={id} action={handOver} words={handOverWords} variant="secondary" />
          <DraftAction id={id} action={deleteDraft} words={words.remove} variant="danger" />
        </>
      )}
    </>
  );
}

interface DraftActionProps {
  id: string;
  action: typeof deleteDraft;
  words: { title: string; note: string; button: string };
  variant: 'secondary' | 'danger';
}

/** What can be done with a draft as a whole, folded away. */
function DraftAction({ id, action, words: { title, note, button }, variant }: DraftActionProps) {
  return (
    <details className="mt-5 border-t border-line pt-5">
      <summary className="link is-alone">{title}</summary>
      <p className="my-3">{note}</p>
      <ListForm action={action} label={title}>
        <Button type="submit" name="issue" value={id} variant={variant} size="sm">
          {button}
        </Button>
      </ListForm>
    </details>
  );
}
