import { Frame } from '@/components/site/frame';
import { TextLink } from '@/components/site/links';
import { PageHead } from '@/components/site/section';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { answeredPage } from '@/content/contact-answered';
import { readAnsweredLink } from '@/lib/crypto/links';
import { type MessageNote, readMessageNote } from '@/lib/data/contact-messages';
import { linkMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { callBackend } from '@/lib/supabase/backend';

export const metadata = linkMetadata(answeredPage.title);

interface AnsweredPageProps {
  params: Promise<{ token: string }>;
  searchParams: Promise<{ failed?: string }>;
}

/**
 * The page behind the link of the owner's mail of a message, for anyone who has the mail: it says who wrote, and not what.
 * A GET changes nothing: mail programs prefetch links.
 */
export default async function AnsweredPage({ params, searchParams }: AnsweredPageProps) {
  const { token } = await params;
  const link = readAnsweredLink(token);
  // If the database is down, the button is still shown, and submitting it reports the error.
  const unread: MessageNote = { name: answeredPage.someone, state: 'open', seen: 0 };
  const note =
    link && !link.isExpired ? await callBackend(() => readMessageNote(link.messageId), unread) : null;
  const { headline, lead } = note
    ? { headline: answeredPage[note.state].headline, lead: answeredPage[note.state].lead(note.name) }
    : answeredPage[link?.isExpired ? 'expired' : 'unknown'];
  const { failed } = await searchParams;
  return (
    <Frame path={paths.contact}>
      <PageHead
        title={headline}
        lead={lead}
        before={
          failed &&
          note?.state === 'open' && (
            <Notice
              message={{ tone: 'destructive', ...answeredPage[failed === 'newer' ? 'newer' : 'failed'] }}
              className="text-base text-ink"
            />
          )
        }
        action={
          note?.state === 'open' && (
            <form method="post" action={paths.contactAnsweredPost(token)}>
              <input type="hidden" name="seen" value={note.seen} />
              <Button type="submit" size="lg">
                {answeredPage.open.button}
              </Button>
            </form>
          )
        }
      />
      <p className="wrap flex flex-wrap gap-x-8 gap-y-3 py-12">
        {link && (note || link.isExpired) ? (
          <TextLink link={{ label: answeredPage.inbox, href: paths.adminMessage(link.messageId) }} />
        ) : (
          <TextLink link={answeredPage.home} />
        )}
      </p>
    </Frame>
  );
}
