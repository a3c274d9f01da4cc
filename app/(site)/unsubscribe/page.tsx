import { Frame } from '@/components/site/frame';
import { TextLink } from '@/components/site/links';
import { PageHead } from '@/components/site/section';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { subscriptionPage } from '@/content/workbook-links';
import { findReader } from '@/lib/data/reader';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { readLink } from '@/lib/workbook/links';

export const metadata = { ...pageMetadata(paths.unsubscribe), referrer: 'same-origin' as const };

type PageState = keyof typeof subscriptionPage.headline;

interface UnsubscribePageProps {
  searchParams: Promise<{ t?: string | string[]; changed?: string; failed?: string }>;
}

/** Shows the state of the course and offers to stop, pause or resume it. A GET changes nothing. */
export default async function UnsubscribePage({ searchParams }: UnsubscribePageProps) {
  const { t, changed, failed } = await searchParams;
  const token = typeof t === 'string' ? t : '';
  const requestId = readLink('subscription', token);
  const state = requestId ? await readState(requestId) : 'unknown';
  const { headline, lead, stop, pause, resume, contact, after, resources } = subscriptionPage;
  const done: { title: string; text?: string } | undefined =
    subscriptionPage.changed[changed as keyof typeof subscriptionPage.changed];
  const notice = failed
    ? ({ tone: 'destructive', ...subscriptionPage.failed } as const)
    : done && ({ tone: 'success', ...done } as const);
  return (
    <Frame path={paths.unsubscribe}>
      <PageHead
        title={headline[state]}
        lead={lead[state]}
        before={notice && <Notice message={notice} className="text-base text-ink" />}
        action={
          <>
            {state === 'paused' && <ChangeButton token={token} change="resume" label={resume} />}
            {state === 'running' && <ChangeButton token={token} change="stop" label={stop} />}
            {state === 'paused' && (
              <ChangeButton token={token} change="stop" label={stop} variant="secondary" />
            )}
            {state === 'unknown' && <TextLink link={contact} />}
          </>
        }
      />
      {state === 'running' && (
        <section id="pause" aria-labelledby="pause-heading" className="bg-surface py-(--section)">
          <div className="wrap grid gap-5">
            <h2 id="pause-heading" className="text-2xl">
              {pause.heading}
            </h2>
            <p className="max-w-prose">{pause.text}</p>
            <div>
              <ChangeButton token={token} change="pause" label={pause.button} variant="secondary" />
            </div>
          </div>
        </section>
      )}
      <p className="wrap flex flex-wrap gap-x-8 gap-y-3 py-12">
        <TextLink link={resources} />
        {state === 'stopped' && <TextLink link={after} />}
      </p>
    </Frame>
  );
}

interface ChangeButtonProps {
  token: string;
  change: 'stop' | 'pause' | 'resume';
  label: string;
  variant?: 'primary' | 'secondary';
}

/** One button, one change. Posts to the same URL as the List-Unsubscribe header. */
function ChangeButton({ token, change, label, variant }: ChangeButtonProps) {
  return (
    <form method="post" action={paths.subscription(token)}>
      <Button type="submit" size="lg" variant={variant} name="change" value={change}>
        {label}
      </Button>
    </form>
  );
}

/** A reader who has not confirmed the course yet can stop it too, and is shown as `running`. */
async function readState(requestId: string): Promise<PageState> {
  try {
    const reader = await findReader(requestId);
    if (!reader) return 'stopped';
    return reader.state === 'waiting' ? 'running' : reader.state;
  } catch (error) {
    console.error(error);
    return 'running';
  }
}
