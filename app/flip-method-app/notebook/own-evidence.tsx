import { ResultsShelf } from '@/components/flip/notebook/results-shelf';
import { Button } from '@/components/ui/button';
import { experimentWords } from '@/content/flip-experiments';
import { openView } from '../views/views';
import { useCounts } from './counts';
import { useNotebook } from './notebook';

const words = experimentWords.shelf;

/** The person's own results, for the Evidence Bank. */
export function OwnEvidence() {
  const notebook = useNotebook();
  const { counts } = useCounts(notebook);
  return (
    <section aria-labelledby="own-predictions" className="grid gap-4">
      <h2 id="own-predictions" className="text-xl">
        {words.title}
      </h2>
      <ResultsShelf experiments={notebook.experiments} counts={counts} />
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" size="sm" onClick={() => openView('experiments')}>
          {words.link}
        </Button>
        <Button variant="quiet" size="sm" onClick={() => openView('plan')}>
          {words.plan}
        </Button>
      </div>
    </section>
  );
}
