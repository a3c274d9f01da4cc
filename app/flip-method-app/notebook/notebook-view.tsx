import { Helps } from '@/components/flip/notebook/helps';
import { Spinner } from '@/components/ui/spinner';
import { flipWords } from '@/content/flip';
import { insightsOf } from '@/lib/domain/insights/insights';
import type { NotebookViewName } from '../views/views';
import { DelayView } from './delay-view';
import { ExperimentsView } from './experiments-view';
import { useNotebook } from './notebook';
import { PlanView } from './plan-view';
import type { Wait } from './wait';

export { EaseOffer } from './ease-offer';
export { OwnEvidence } from './own-evidence';

export interface NotebookViewProps {
  view: NotebookViewName;
  /** Followed by the page, so that this is drawn anew when it is over. */
  wait: Wait;
  start: (emergency: boolean) => void;
}

/** The views of what a person keeps on the device. Each owner has them anew, so that nothing of another is left in them. */
export function NotebookView({ view, start }: NotebookViewProps) {
  const notebook = useNotebook();
  const { owner: key } = notebook;
  if (notebook.status === 'loading') return <Spinner label={flipWords.notebook.loading} />;
  if (view === 'helps') return <Helps key={key} insights={insightsOf(notebook.delays)} />;
  if (view === 'experiments') return <ExperimentsView key={key} notebook={notebook} />;
  if (view === 'plan') return <PlanView key={key} notebook={notebook} />;
  return <DelayView key={key} {...{ notebook, start }} />;
}
