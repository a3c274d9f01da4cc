import type { Metadata } from 'next';
import { rememberedMailAddress } from '@/lib/auth/mail-link';
import { maskEmail } from '@/lib/domain/email-address';
import { unlistedMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { MailScene } from '../../auth-scene';
import { CodeForm } from '../confirm/confirm-form';

export const metadata: Metadata = unlistedMetadata(paths.authCode);

interface CodePageProps {
  searchParams: Promise<Record<'next' | 'other', string | string[] | undefined>>;
}

/** For people who cannot use the mail's link, e.g. in the installed app, where it would open another browser. */
export default async function CodePage({ searchParams }: CodePageProps) {
  const { next, other } = await searchParams;
  const email = other === undefined ? await rememberedMailAddress() : '';
  return (
    <MailScene path={paths.authCode}>
      <CodeForm next={typeof next === 'string' ? next : ''} sentTo={email && maskEmail(email)} />
    </MailScene>
  );
}
