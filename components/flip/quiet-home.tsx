import type { ReactNode } from 'react';
import { SafetyLines } from '@/components/site/safety/safety-lines';
import { Button } from '@/components/ui/button';
import { flipWords } from '@/content/flip';
import { Greeting } from './greeting';
import { StartButtons } from './start-buttons';

const { stepped } = flipWords;

interface QuietHomeProps {
  /** Null for a guest. */
  email: string | null;
  notes: ReactNode;
  onStart: (emergency: boolean) => void;
  onPlan: () => void;
  onComeBack: () => void;
}

/** Home after the exercise has stepped back: the flip, and the way to have everything again. */
export function QuietHome({ email, notes, onStart, onPlan, onComeBack }: QuietHomeProps) {
  return (
    <div className="flip-page flip-home">
      <Greeting email={email} />
      <div className="flip-home-head">
        <h1 className="text-display">{flipWords.title}</h1>
        <p className="text-lg">{flipWords.tagline}</p>
      </div>
      <div className="flip-stack">
        <StartButtons onStart={onStart} />
      </div>
      <div className="flip-home-side">
        {notes}
        <div className="grid justify-items-start gap-1">
          <p>{stepped.text}</p>
          <Button variant="quiet" size="sm" className="-ml-2" onClick={onComeBack}>
            {stepped.comeBack}
          </Button>
          <Button variant="quiet" size="sm" className="-ml-2" onClick={onPlan}>
            {stepped.plan}
          </Button>
        </div>
        <div className="flip-links grid gap-2 text-sm">
          <SafetyLines />
        </div>
      </div>
    </div>
  );
}
