import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { flipWords } from '@/content/flip';
import { HomeFrame } from './home-frame';

const { stepped } = flipWords;

interface QuietHomeProps {
  /** Null for a guest. */
  email: string | null;
  /** Below the title, where it is seen without scrolling. */
  overuse: ReactNode;
  notes: ReactNode;
  onStart: (emergency: boolean) => void;
  onPlan: () => void;
  onComeBack: () => void;
}

/** Home for a person who chose to see fewer screens: the flip, and a button to undo that choice. */
export function QuietHome({ email, overuse, notes, onStart, onPlan, onComeBack }: QuietHomeProps) {
  return (
    <HomeFrame {...{ email, onStart }} lead={overuse}>
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
    </HomeFrame>
  );
}
