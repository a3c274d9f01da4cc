import { SpiralToLine } from '@/components/illustrations/drawings';
import { Card } from '@/components/ui/card';
import { Progress } from '@/components/ui/progress';
import { flipWords } from '@/content/flip';
import { type Recovery, recoveryOf } from '@/lib/domain/recovery/stage';

const words = flipWords.progress;

export function RecoveryCard({ completed }: { completed: number }) {
  const recovery = recoveryOf(completed);
  const name = words.stages[recovery.stage];
  return (
    <Card look="sage" className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 overflow-hidden">
      <SpiralToLine className="h-16 max-w-none" />
      <h2 className="text-sm font-semibold">{words.stage}</h2>
      <p className="font-serif text-2xl hyphens-auto">{name}</p>
      <Progress aria-label={`${words.stage}: ${name}`} value={recovery.percent} />
      <p>{messageOf(recovery)}</p>
    </Card>
  );
}

function messageOf({ stage, left }: Recovery): string {
  if (stage === 'natural-integration' || left === null) return words.integrated;
  return left === 1 ? words.left[stage].one : `${left}${words.left[stage].many}`;
}
