import { useEffect, useState } from 'react';
import { CountsChoice } from '@/components/flip/notebook/counts-choice';
import { SafetyLines } from '@/components/site/safety';
import { Button } from '@/components/ui/button';
import { keptWords as words } from '@/content/flip-kept';
import { GUEST } from '@/lib/device/databases';
import { saveFile } from '@/lib/device/save-file';
import { setChoice } from '../cues/preferences';
import { useCounts } from './counts';
import { deleteNotebook, type Notebook } from './notebook';
import { notebookText } from './notebook-text';

interface NotebookFootProps {
  notebook: Notebook;
  /** Whether to show more than the crisis numbers. */
  isQuiet?: boolean;
  /** Whether to show the counts of waits. */
  showsWaits?: boolean;
}

/** Below each notebook view: crisis numbers, what this device stores, and what the account stores. */
export function NotebookFoot({ notebook, isQuiet = true, showsWaits }: NotebookFootProps) {
  const { counts, choice } = useCounts(notebook);
  return (
    <>
      <div className="flip-links grid max-w-prose gap-2 text-sm">
        <SafetyLines />
      </div>
      {isQuiet && <KeptHere notebook={notebook} />}
      {isQuiet && choice && <CountsChoice {...choice} waits={showsWaits ? counts : undefined} />}
    </>
  );
}

/** What this device stores of the person, with buttons to copy and delete it. */
export function KeptHere({ notebook }: { notebook: Notebook }) {
  const { owner, status, kept } = notebook;
  const [deletion, setDeletion] = useState<'deleted' | 'notDeleted' | null>(null);
  const isEmpty = kept === 0;
  // Something was written after the deletion.
  useEffect(() => {
    if (!isEmpty) setDeletion(null);
  }, [isEmpty]);
  const state = deletion ?? (status === 'broken' ? 'broken' : owner === GUEST ? 'guest' : 'person');

  const copy = () => saveFile(words.fileName, 'text/plain', notebookText(notebook));

  async function remove() {
    if (owner === null) return;
    setChoice('keeps', owner, false);
    setDeletion((await deleteNotebook(owner)) ? 'deleted' : 'notDeleted');
  }

  return (
    <section
      aria-labelledby="kept-here"
      className="grid gap-3 border-t border-line pt-6 text-sm/[1.6]"
      data-print="hide"
      hidden={isEmpty && deletion === null && status !== 'broken'}
    >
      <h2 id="kept-here" className="font-semibold">
        {words.title}
      </h2>
      <p role="status" className="max-w-prose">
        {words[state]}
      </p>
      {!isEmpty && (
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" size="sm" onClick={copy}>
            {words.copy}
          </Button>
          <Button variant="quiet" size="sm" onClick={remove}>
            {words.remove}
          </Button>
        </div>
      )}
    </section>
  );
}
