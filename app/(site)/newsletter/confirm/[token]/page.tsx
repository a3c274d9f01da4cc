import { Frame } from '@/components/site/frame';
import { TextLink } from '@/components/site/links';
import { PageHead } from '@/components/site/section';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { newsletterLinks } from '@/content/newsletter';
import { readSubscription } from '@/lib/crypto/links';
import { newsletterLink } from '@/lib/data/newsletter';
import { linkMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { callBackend } from '@/lib/supabase/backend';

export const metadata = linkMetadata(newsletterLinks.title);

interface ConfirmPageProps {
  params: Promise<{ token: string }>;
  searchParams: Promise<{ changed?: string; failed?: string }>;
}

/** The page behind the button of the confirmation mail. A GET changes nothing: mail programs prefetch links. */
export default async function ConfirmPage({ params, searchParams }: ConfirmPageProps) {
  const { token } = await params;
  const { changed, failed } = await searchParams;
  // If the database is down, the button is still shown, and submitting it reports the error.
  const subscription = readSubscription(token);
  const state =
    subscription?.kind === 'newsletter'
      ? await callBackend(() => newsletterLink(subscription.link), 'waiting' as const)
      : 'unknown';
  const page = state === 'unknown' ? newsletterLinks.unknown : newsletterLinks.confirm[state];
  const notice = failed
    ? ({ tone: 'destructive', ...newsletterLinks.failed } as const)
    : changed && state === 'reading'
      ? ({ tone: 'success', ...newsletterLinks.changed.confirm } as const)
      : null;
  return (
    <Frame path={paths.newsletter}>
      <PageHead
        title={page.headline}
        lead={page.lead}
        before={notice && <Notice message={notice} className="text-base text-ink" />}
        action={
          'button' in page && (
            <form method="post" action={paths.subscription(token)}>
              <Button type="submit" size="lg" name="change" value="confirm">
                {page.button}
              </Button>
            </form>
          )
        }
      />
      <p className="wrap flex flex-wrap gap-x-8 gap-y-3 py-12">
        {state === 'reading' && (
          <a className="link" href={paths.unsubscribeBy(token)}>
            {newsletterLinks.leave}
          </a>
        )}
        {state === 'stopped' && <TextLink link={newsletterLinks.again} />}
        {state === 'unknown' && <TextLink link={newsletterLinks.contact} />}
        <TextLink link={newsletterLinks.resources} />
      </p>
    </Frame>
  );
}
