import { SignOutForm } from '@/components/forms/sign-out-form';
import { Frame } from '@/components/site/frame';
import { TextLink } from '@/components/site/links';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { adminWords } from '@/content/admin/admin';
import { peopleWords } from '@/content/admin/people';
import { site } from '@/content/site';
import { requireUser } from '@/lib/auth/session';
import { readLink } from '@/lib/crypto/links';
import { readInvitation } from '@/lib/data/admin/people';
import { maskEmail } from '@/lib/domain/email-address';
import { linkMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { callBackend } from '@/lib/supabase/backend';

const words = peopleWords.invitation;

export const metadata = linkMetadata(words.title);

interface InvitationPageProps {
  params: Promise<{ token: string }>;
  searchParams: Promise<{ failed?: string }>;
}

/** The page behind the link of an invitation, for a person who is signed in. A GET changes nothing: mail programs prefetch links. */
export default async function InvitationPage({ params, searchParams }: InvitationPageProps) {
  const { token } = await params;
  const { userId, email } = await requireUser(paths.invitation(token));
  const { failed } = await searchParams;
  const id = readLink('invitation', token);
  const found = id ? await callBackend(() => readInvitation(id), 'unread' as const) : null;
  const isMine = found !== null && found !== 'unread' && found.email === email;
  return (
    <Frame path={paths.account}>
      <div className="wrap grid max-w-text justify-items-start gap-6 py-16 sm:py-24">
        <h1 className="text-3xl">{words.title}</h1>
        {failed && <Notice message={words.failed} />}
        {found === 'unread' ? (
          <p>{words.unavailable}</p>
        ) : !found?.is_open ? (
          <p>{words.over}</p>
        ) : isMine ? (
          <>
            <p className="text-lg">{words.lead[found.role](site.name)}</p>
            <p className="text-muted wrap-anywhere">{words.as(email)}</p>
            <form method="post" action={paths.invitationAccept(token)}>
              <Button type="submit" size="lg">
                {words.accept}
              </Button>
            </form>
          </>
        ) : (
          <>
            <p className="wrap-anywhere">{words.other(maskEmail(found.email))}</p>
            <SignOutForm from="site" next={paths.invitation(token)} person={userId}>
              {adminWords.signOut}
            </SignOutForm>
          </>
        )}
        <p>
          <TextLink link={words.home} />
        </p>
      </div>
    </Frame>
  );
}
