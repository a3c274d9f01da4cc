import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { Cup } from '@/components/illustrations/cup';
import { AuthScene } from '@/components/site/auth-scene';
import { Frame } from '@/components/site/frame';
import { authScreen, newPasswordScreen } from '@/content/auth';
import { meta } from '@/content/meta';
import { mayRecover } from '@/lib/auth/recovery-pass';
import { requireUser } from '@/lib/auth/require-user';
import { answersScript } from '@/lib/forms/leave-to';
import { paths } from '@/lib/paths';
import { NewPasswordForm } from './new-password-form';

const { title, description } = meta[paths.newPassword];
export const metadata: Metadata = { title: { absolute: title }, description, robots: { index: false } };

export default async function NewPasswordPage() {
  const { userId, email } = await requireUser(paths.newPassword);
  // While a script gets its answer the form stays where it is: it leads on by itself.
  if (!(await answersScript()) && !(await mayRecover(userId))) redirect(paths.forgottenPassword);
  return (
    <Frame path={paths.newPassword}>
      <AuthScene aside={authScreen.aside} figure={<Cup />}>
        <div className="grid gap-3">
          <h1 className="text-2xl">{newPasswordScreen.title}</h1>
          <p className="text-muted">{newPasswordScreen.lead}</p>
        </div>
        <NewPasswordForm email={email} />
      </AuthScene>
    </Frame>
  );
}
