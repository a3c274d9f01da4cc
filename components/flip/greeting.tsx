import { Button, ButtonLink } from '@/components/ui/button';
import { flipWords } from '@/content/flip';
import { paths } from '@/lib/paths';

const words = flipWords.home;

/** Who is here: somebody by the name in their address, or a guest. */
export function Greeting({ email, onSignOut }: { email: string | null; onSignOut: () => void }) {
  return (
    <div className="flip-greeting">
      {email === null ? (
        <>
          <p>{words.guestNote}</p>
          <ButtonLink variant="quiet" size="sm" href={paths.flipAuth}>
            {words.signIn}
          </ButtonLink>
        </>
      ) : (
        <>
          <p className="min-w-0 truncate">
            {words.greeting}
            <strong>{email.split('@')[0]}</strong>
          </p>
          <Button variant="quiet" size="sm" onClick={onSignOut}>
            {words.signOut}
          </Button>
        </>
      )}
    </div>
  );
}
