import type { Metadata } from 'next';
import { Cup } from '@/components/illustrations/cup';
import { AuthScene } from '@/components/site/auth-scene';
import { Frame } from '@/components/site/frame';
import { authScreen, recoveryScreen } from '@/content/auth';
import { meta } from '@/content/meta';
import { paths } from '@/lib/paths';
import { RecoveryForm } from './recovery-form';

const { title, description } = meta[paths.forgottenPassword];
export const metadata: Metadata = { title: { absolute: title }, description, robots: { index: false } };

export default function ForgottenPasswordPage() {
  return (
    <Frame path={paths.forgottenPassword}>
      <AuthScene
        aside={authScreen.aside}
        figure={<Cup />}
        below={
          <p className="mt-6 px-1 text-sm">
            <a className="link" href={paths.auth}>
              {recoveryScreen.back}
            </a>
          </p>
        }
      >
        <div className="grid gap-3">
          <h1 className="text-2xl">{recoveryScreen.title}</h1>
          <p className="text-muted">{recoveryScreen.lead}</p>
        </div>
        <RecoveryForm />
      </AuthScene>
    </Frame>
  );
}
