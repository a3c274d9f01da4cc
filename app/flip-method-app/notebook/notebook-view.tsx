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
  /** Unused here: a new value re-renders the view when the wait ends. */
  wait: Wait;
  start: (emergency: boolean) => void;
}

/** The notebook's views, keyed by owner so that no state is carried over to another person. */
export function NotebookView({ view, start }: NotebookViewProps) {
  const notebook = useNotebook();
  const { owner: key } = notebook;
  if (notebook.status === 'loading') return <Spinner label={flipWords.notebook.loading} />;
  if (view === 'helps') return <Helps key={key} insights={insightsOf(notebook.delays)} />;
  if (view === 'experiments') return <ExperimentsView key={key} notebook={notebook} />;
  if (view === 'plan') return <PlanView key={key} notebook={notebook} />;
  return <DelayView key={key} {...{ notebook, start }} />;
}
