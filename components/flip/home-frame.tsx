import type { ReactNode } from 'react';
import { SafetyLines } from '@/components/site/safety';
import { Button } from '@/components/ui/button';
import { flipWords } from '@/content/flip';
import { Greeting } from './greeting';

const { start, emergency } = flipWords.home;

interface HomeFrameProps {
  /** Null for a guest. */
  email: string | null;
  onStart: (emergency: boolean) => void;
  /** Below the title. */
  lead?: ReactNode;
  /** Below the two start buttons. */
  actions?: ReactNode;
  /** Beside the rest; on a phone below it. */
  children: ReactNode;
}

/** What both home views share: the greeting, the two start buttons and the safety notes. */
export function HomeFrame({ email, onStart, lead, actions, children }: HomeFrameProps) {
  return (
    <div className="flip-page flip-home">
      <Greeting email={email} />
      <div className="flip-home-head">
        <h1 className="text-display">{flipWords.title}</h1>
        <p className="text-lg">{flipWords.tagline}</p>
        {lead}
      </div>
      <div className="flip-stack">
        <Button className="flip-start" onClick={() => onStart(false)}>
          {start}
        </Button>
        <Button variant="danger" size="lg" onClick={() => onStart(true)}>
          {emergency}
        </Button>
        {actions}
      </div>
      <div className="flip-home-side">
        {children}
        <div className="flip-links grid gap-2 text-sm">
          <SafetyLines />
        </div>
      </div>
    </div>
  );
}
