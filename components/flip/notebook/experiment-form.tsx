import { useState } from 'react';
import { experimentWords } from '@/content/flip-experiments';
import type { ExperimentPlan } from '@/lib/domain/experiments/experiment';
import type { LocalDate } from '@/lib/domain/stats/local-date';
import { useStageFocus } from './use-stage-focus';
import { WritingPage } from './writing-page';

const words = experimentWords.form;
const pages = ['prediction', 'leaveOut', 'until'] as const;

interface ExperimentFormProps {
  today: LocalDate;
  tomorrow: LocalDate;
  onKeep: (plan: ExperimentPlan) => void;
  onLeave: () => void;
}

/** What is written before an experiment: three pages with one question each. */
export function ExperimentForm({ today, tomorrow, onKeep, onLeave }: ExperimentFormProps) {
  const [plan, setPlan] = useState<ExperimentPlan>({ prediction: '', leaveOut: '', until: tomorrow });
  const [name, setName] = useState<(typeof pages)[number]>('prediction');
  const frame = useStageFocus(name);
  const before = pages[pages.indexOf(name) - 1];
  const after = pages[pages.indexOf(name) + 1];
  const { prediction, leaveOut, until } = plan;

  return (
    <div ref={frame}>
      <WritingPage
        key={name}
        {...{ name, ...words[name] }}
        value={plan[name]}
        onWrite={(text) => setPlan({ ...plan, [name]: text })}
        firstDay={name === 'until' ? today : undefined}
        required
        last={after ? undefined : words.keep}
        onNext={() =>
          after ? setName(after) : onKeep({ prediction: prediction.trim(), leaveOut: leaveOut.trim(), until })
        }
        onBack={before ? () => setName(before) : null}
        onLeave={onLeave}
      />
    </div>
  );
}
