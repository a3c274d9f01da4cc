import type { Metadata } from 'next';
import { recoveryScreen } from '@/content/auth';
import { meta } from '@/content/meta';
import { paths } from '@/lib/paths';
import { MailScene } from '../mail-scene';
import { RecoveryForm } from './recovery-form';

const { title, description } = meta[paths.forgottenPassword];
export const metadata: Metadata = { title: { absolute: title }, description, robots: { index: false } };

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
