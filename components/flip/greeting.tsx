import { SignOutForm } from '@/components/forms/buttons';
import { ButtonLink } from '@/components/ui/button';
import { flipWords } from '@/content/flip';
import { paths } from '@/lib/paths';

const words = flipWords.home;

/** The signed-in person, by the local part of their email address, or a guest. */
export function Greeting({ email }: { email: string | null }) {
  return (
    <div className="flip-greeting">
      {email === null ? (
        <>
          <p>{words.guestNote}</p>
          <ButtonLink variant="quiet" size="sm" className="-mx-2" href={paths.flipAuth}>
            {words.signIn}
          </ButtonLink>
        </>
      ) : (
        <>
          <p className="min-w-0 truncate">
            {words.greeting}
            <strong>{email.split('@')[0]}</strong>
          </p>
          <SignOutForm from="app">{words.signOut}</SignOutForm>
        </>
      )}
    </div>
  );
}
