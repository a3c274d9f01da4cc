import type { Metadata } from 'next';
import { recoveryScreen } from '@/content/auth';
import { unlistedMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { MailScene } from '../mail-scene';
import { RecoveryForm } from './form';

export const metadata: Metadata = unlistedMetadata(paths.forgottenPassword);

export default function ForgottenPasswordPage() {
  return (
    <MailScene path={paths.forgottenPassword}>
      <div className="grid gap-3">
        <h1 className="text-2xl">{recoveryScreen.title}</h1>
        <p className="text-muted">{recoveryScreen.lead}</p>
      </div>
      <RecoveryForm />
    </MailScene>
  );
}
