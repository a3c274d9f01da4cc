import { Frame } from '@/components/site/frame';
import { TextLink } from '@/components/site/links';
import { PageHead } from '@/components/site/section';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { newsletterLinks } from '@/content/newsletter';
import { neverPage, type SubscriptionView, subscriptionPage } from '@/content/workbook/links';
import { readSubscription, type Subscription } from '@/lib/crypto/links';
import { suppressionOf } from '@/lib/data/email-jobs';
import { newsletterLink } from '@/lib/data/newsletter';
import { findReader } from '@/lib/data/workbook-requests';
import { maskEmail } from '@/lib/domain/email-address';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { callBackend } from '@/lib/supabase/backend';

export const metadata = { ...pageMetadata(paths.unsubscribe), referrer: 'same-origin' as const };

interface UnsubscribePageProps {
  searchParams: Promise<{ t?: string | string[]; changed?: string; failed?: string }>;
}

/** Ends the course, the newsletter, or every mail to an address, by the token. A GET changes nothing. */
export default async function UnsubscribePage({ searchParams }: UnsubscribePageProps) {
  const { t, changed, failed } = await searchParams;
  const token = typeof t === 'string' ? t : '';
  const subscription = readSubscription(token);
  const view: SubscriptionView = subscription ? await viewOf(subscription) : subscriptionPage.unknown;
  const { pause, resources } = subscriptionPage;
  const done = messageOf(subscription, changed);
  const notice = failed
    ? ({ tone: 'destructive', ...subscriptionPage.failed } as const)
    : done && ({ tone: 'success', ...done } as const);
  return (
    <Frame path={paths.unsubscribe}>
      <PageHead
        title={view.headline}
        lead={view.lead}
        before={notice && <Notice message={notice} className="text-base text-ink" />}
        action={view.buttons?.map(({ change, label }, index) => (
          <ChangeButton
            key={change}
            token={token}
            change={change}
            label={label}
            variant={index === 0 ? 'primary' : 'secondary'}
          />
        ))}
      />
      {view.canPause && (
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
        {view.link && <TextLink link={view.link} />}
        <TextLink link={resources} />
      </p>
    </Frame>
  );
}

/** If the database is down, the button is still shown, and submitting it reports the error. */
async function viewOf(subscription: Subscription): Promise<SubscriptionView> {
  switch (subscription.kind) {
    case 'course': {
      const state = await callBackend(() => courseState(subscription.requestId), 'running' as const);
      return subscriptionPage.course[state];
    }
    case 'newsletter': {
      const state = await callBackend(() => newsletterLink(subscription.link), 'reading' as const);
      return state === 'unknown' ? subscriptionPage.unknown : newsletterLinks.stop[state];
    }
    case 'address': {
      const reason = await callBackend(() => suppressionOf(subscription.email), null);
      const state = reason === null ? 'open' : reason === 'recipient' ? 'ended' : 'blocked';
      return neverPage[state](maskEmail(subscription.email));
    }
  }
}

/** What the last change did, if it is one of this page. */
function messageOf(subscription: Subscription | null, changed = '') {
  const messages: Readonly<Record<string, { title: string; text?: string }>> = {
    course: subscriptionPage.changed,
    newsletter: { stop: newsletterLinks.changed.stop },
    address: neverPage.changed,
  }[subscription?.kind ?? 'course'];
  return Object.hasOwn(messages, changed) ? messages[changed] : undefined;
}

/** A reader who has not confirmed the course yet can stop it too, and is shown as `running`. */
async function courseState(requestId: string): Promise<'running' | 'paused' | 'stopped'> {
  const reader = await findReader(requestId);
  if (!reader) return 'stopped';
  return reader.state === 'waiting' ? 'running' : reader.state;
}

interface ChangeButtonProps {
  token: string;
  change: string;
  label: string;
  variant: 'primary' | 'secondary';
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
