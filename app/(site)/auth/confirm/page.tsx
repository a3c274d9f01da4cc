import type { Metadata } from 'next';
import { Notice } from '@/components/ui/notice';
import { confirmScreen } from '@/content/auth';
import { paths } from '@/lib/paths';
import { MailScene } from '../mail-scene';
import { ConfirmForm } from './confirm-form';
import { linkTypes } from './link-types';
import { lookUpLink } from './look-up-link';
import { RenewForm } from './renew-form';

/**
 * The address holds a key to the account: it goes neither into a search engine nor to another site. (A page
 * without any referrer would send its form with the origin "null", as a foreign one does.)
 */
export const metadata: Metadata = {
  title: 'Confirm',
  robots: { index: false },
  referrer: 'same-origin',
};

interface ConfirmPageProps {
  searchParams: Promise<Record<'token_hash' | 'type' | 'next', string | string[] | undefined>>;
}

export default async function ConfirmPage({ searchParams }: ConfirmPageProps) {
  const query = await searchParams;
  const type = linkTypes.find((known) => known === query.type);
  const tokenHash = typeof query.token_hash === 'string' ? query.token_hash : undefined;
  const next = typeof query.next === 'string' ? query.next : '';
  const renewable = type === 'recovery' ? type : 'email';
  /** Without a token the address is that of the link "have a new one sent". */
  const isRenewal = type === 'email' || type === 'recovery';
  return (
    <MailScene path={paths.authConfirm}>
      {type && tokenHash ? (
        <ConfirmForm
          type={type}
          tokenHash={tokenHash}
          next={next}
          shown={await lookUpLink(type, tokenHash)}
        />
      ) : (
        <>
          <h1 className="text-2xl">{confirmScreen.renew.title}</h1>
          {!isRenewal && <Notice message={confirmScreen.broken} />}
          <RenewForm type={renewable} next={next} />
        </>
      )}
    </MailScene>
  );
}
