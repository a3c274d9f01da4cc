import { confirmScreen } from '@/content/auth';
import { paths } from '@/lib/paths';
import type { LinkType, ShownLink } from './look-up-link';

interface ConfirmSubjectProps {
  type: LinkType;
  link: ShownLink;
}

/** Names the account a link opens, and the one it would sign out. */
export function ConfirmSubject({ type, link }: ConfirmSubjectProps) {
  const { account, moves, elsewhere } = confirmScreen.subject;
  return (
    <div className="grid gap-4">
      <p>
        {account} <strong className="wrap-anywhere">{link.email}</strong>
        {link.newEmail && (
          <>
            {' '}
            {moves} <strong className="wrap-anywhere">{link.newEmail}</strong>
          </>
        )}
        . {link.asksPassword ? confirmScreen[type].lead : confirmScreen[type].leadHere}
      </p>
      {link.signedIn && (
        <p className="border-l-2 border-danger pl-5">
          {elsewhere.before} <strong className="wrap-anywhere">{link.signedIn}</strong>.{' '}
          {type === 'email_change' ? elsewhere.unchanged : elsewhere.replaced}{' '}
          <a className="link" href={paths.account}>
            {elsewhere.leave}
          </a>
        </p>
      )}
    </div>
  );
}
