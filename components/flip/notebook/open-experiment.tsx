import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { experimentWords } from '@/content/flip-experiments';
import { type Experiment, isOver } from '@/lib/domain/experiments/experiment';
import type { LocalDate } from '@/lib/domain/stats/local-date';
import { dayText } from './moment';

const words = experimentWords.open;

interface OpenExperimentProps {
  experiment: Experiment;
  today: LocalDate;
  onFinish: () => void;
}

/** An open experiment. It may be finished early: a partial one counts, too. */
export function OpenExperiment({ experiment, today, onFinish }: OpenExperimentProps) {
  const { prediction, leaveOut, until } = experiment;
  return (
    <Card look="sheet" className="grid max-w-text gap-4 pb-10">
      <p className="font-serif text-lg wrap-anywhere">{prediction}</p>
      <p className="text-sm wrap-anywhere">
        {words.leaveOut}
        {leaveOut}
        <br />
        {isOver(experiment, today) ? words.over : `${words.until}${dayText(until)}.`}
      </p>
      <Button variant="secondary" size="sm" className="justify-self-start" onClick={onFinish}>
        {words.finish}
      </Button>
    </Card>
  );
}
