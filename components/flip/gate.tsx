import { Button, ButtonLink } from '@/components/ui/button';
import { flipWords } from '@/content/flip';
import { paths } from '@/lib/paths';

const { title, gate } = flipWords;

/** The first thing a visitor sees who is not signed in. */
export function Gate({ onGuest, onEmergency }: { onGuest: () => void; onEmergency: () => void }) {
  return (
    <div className="flip-page flip-gate">
      <h1 className="text-display">{title}</h1>
      <p className="max-w-prose text-lg">{gate.tagline}</p>
      <div className="flip-stack">
        <ButtonLink size="lg" href={paths.flipAuth}>
          {gate.signIn}
        </ButtonLink>
        <Button variant="secondary" size="lg" onClick={onGuest}>
          {gate.guest}
        </Button>
        <p className="text-sm text-muted">{gate.guestNote}</p>
      </div>
      <Button variant="quiet" className="justify-self-start text-danger" onClick={onEmergency}>
        {gate.emergency}
      </Button>
    </div>
  );
}
