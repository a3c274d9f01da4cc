import { useEffect, useState } from 'react';
import { CountsChoice } from '@/components/flip/notebook/counts-choice';
import { KeptHere } from '@/components/flip/notebook/kept-here';
import { SafetyLines } from '@/components/site/safety/safety-lines';
import { keptWords } from '@/content/flip-kept';
import { GUEST } from '@/lib/device/databases';
import { setWish } from '../cues/preferences';
import { useCounts } from './counts';
import { deleteNotebook, type Notebook } from './notebook';
import { notebookText } from './notebook-text';

interface NotebookFootProps {
  notebook: Notebook;
  /** There is room for more than the numbers to call. */
  isQuiet?: boolean;
  /** The counts of the waits may be told here. */
  showsWaits?: boolean;
}

/** Below a view of the notebook: whom to call, what this device keeps, and what the account does. */
export function NotebookFoot({ notebook, isQuiet = true, showsWaits }: NotebookFootProps) {
  const { counts, choice } = useCounts(notebook);
  return (
    <>
      <div className="flip-links grid max-w-prose gap-2 text-sm">
        <SafetyLines />
      </div>
      {isQuiet && <Kept notebook={notebook} />}
      {isQuiet && choice && <CountsChoice {...choice} waits={showsWaits ? counts : undefined} />}
    </>
  );
}

/** What this device keeps, a copy of it, and the way to be rid of it. */
export function Kept({ notebook }: { notebook: Notebook }) {
  const { owner, status, kept } = notebook;
  const [deleted, setDeleted] = useState<'deleted' | 'not-deleted' | null>(null);
  const isEmpty = kept === 0;
  // What is written after a deletion is there again.
  useEffect(() => {
    if (!isEmpty) setDeleted(null);
  }, [isEmpty]);
  if (owner === null) return null;
  return (
    <KeptHere
      state={deleted ?? (status === 'broken' ? 'broken' : isEmpty ? 'none' : 'some')}
      isGuest={owner === GUEST}
      onCopy={() => saveFile(notebookText(notebook))}
      onDelete={async () => {
        setWish('keeps', owner, false);
        setDeleted((await deleteNotebook(owner)) ? 'deleted' : 'not-deleted');
      }}
    />
  );
}

/** Gives a text to the browser's downloads; it never leaves the device for it. */
function saveFile(text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = keptWords.fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
