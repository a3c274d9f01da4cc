import { Notice } from '@/components/ui/notice';
import { confirmScreen } from '@/content/auth/auth';
import { linkMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { MailScene } from '../../auth-scene';
import { ConfirmForm, Renewal } from './confirm-form';
import { linkTypes, lookUpLink } from './look-up-link';

export const metadata = linkMetadata('Confirm');

interface ConfirmPageProps {
  searchParams: Promise<Record<'token_hash' | 'type' | 'next' | 's', string | string[] | undefined>>;
}

export default async function ConfirmPage({ searchParams }: ConfirmPageProps) {
  const query = await searchParams;
  const type = linkTypes.find((known) => known === query.type);
  const tokenHash = typeof query.token_hash === 'string' ? query.token_hash : undefined;
  const signature = typeof query.s === 'string' ? query.s : '';
  const next = typeof query.next === 'string' ? query.next : '';
  const renewable = type === 'recovery' ? type : 'email';
  /** Without a token this is the URL of the "send a new link" form. */
  const isRenewal = type === 'email' || type === 'recovery';
  return (
    <MailScene path={paths.authConfirm}>
      {type && tokenHash ? (
        <ConfirmForm
          type={type}
          tokenHash={tokenHash}
          signature={signature}
          next={next}
          found={await lookUpLink(type, tokenHash, signature)}
        />
      ) : (
        <>
          <h1 className="text-2xl">{confirmScreen.renew.title}</h1>
          {!isRenewal && <Notice message={confirmScreen.broken} />}
          <Renewal type={renewable} next={next} />
        </>
      )}
    </MailScene>
  );
}
