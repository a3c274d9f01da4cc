import type { Metadata } from 'next';
import { connection } from 'next/server';
import { recoveryScreen } from '@/content/auth/auth';
import { unlistedMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { AskForLinkForm } from '../../ask-for-link-form';
import { MailScene } from '../../auth-scene';

export const metadata: Metadata = unlistedMetadata(paths.forgottenPassword);

export default async function ForgottenPasswordPage() {
  // A form that React runs needs a policy with a nonce, hence a page of its own for each request.
  await connection();
  return (
    <MailScene path={paths.forgottenPassword}>
      <div className="grid gap-3">
        <h1 className="text-2xl">{recoveryScreen.title}</h1>
        <p className="text-muted">{recoveryScreen.lead}</p>
      </div>
      <AskForLinkForm type="recovery" words={recoveryScreen} />
    </MailScene>
  );
}
