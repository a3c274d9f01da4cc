import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { checkMailScreen } from '@/content/auth';
import type { FormMessage } from '@/lib/forms/form-state';
import { paths } from '@/lib/paths';

interface CheckMailProps {
  message: FormMessage;
  email: string | undefined;
  /** The path to land on. */
  next: string;
}

/** Takes the place of a sign-up form once a mail is on its way. */
export function CheckMail({ message, email, next }: CheckMailProps) {
  const { title, sentTo, text, code, nothing, again } = checkMailScreen;
  return (
    <div className="grid gap-6">
      <Notice message={message} />
      <h2 className="text-xl">{title}</h2>
      <p>
        {sentTo} <strong className="wrap-anywhere">{email}</strong>. {text}
      </p>
      <ButtonLink href={`${paths.authCode}?${new URLSearchParams({ next })}`} className="justify-self-start">
        {code}
      </ButtonLink>
      <p className="text-sm text-muted">
        {nothing}{' '}
        <a className="link" href={`${paths.authConfirm}?type=email`}>
          {again}
        </a>
        .
      </p>
    </div>
  );
}
