import { SpiralToLine } from '@/components/illustrations/drawings';
import { Button, ButtonLink } from '@/components/ui/button';
import { flipWords } from '@/content/flip';
import { paths } from '@/lib/paths';

const { title, gate } = flipWords;

/** The first screen without a sign-in. An emergency flip comes first; an account is optional. */
export function Gate({ onGuest, onEmergency }: { onGuest: () => void; onEmergency: () => void }) {
  return (
    <div className="flip-page flip-gate">
      <SpiralToLine className="flip-gate-line" />
      <h1 className="text-display">{title}</h1>
      <p className="max-w-prose text-lg">{gate.tagline}</p>
      <div className="flip-stack">
        <Button className="flip-start" onClick={onEmergency}>
          {gate.emergency}
        </Button>
        <div className="grid gap-3 sm:grid-cols-2">
          <ButtonLink variant="secondary" href={paths.flipAuth}>
            {gate.signIn}
          </ButtonLink>
          <Button variant="secondary" onClick={onGuest}>
            {gate.guest}
          </Button>
        </div>
        <p className="text-sm text-muted">{gate.guestNote}</p>
      </div>
    </div>
  );
}
