import { useEffect, useState } from 'react';
import { keptWords } from '@/content/flip-kept';
import { GUEST } from '@/lib/device/databases';
import { setWish } from '../cues/preferences';
import { deleteNotebook, type Notebook } from './notebook';
import { notebookText } from './notebook-text';

/** What the part "Kept on this device" shows and does. */
export function useKept(notebook: Notebook) {
  const { owner, status, kept } = notebook;
  const [deleted, setDeleted] = useState<{ owner: string; done: boolean } | null>(null);
  const isEmpty = kept === 0;
  // What is written after a deletion is there again.
  useEffect(() => {
    if (!isEmpty) setDeleted(null);
  }, [isEmpty]);
  const isDeleted = deleted !== null && deleted.owner === owner;
  return {
    state:
      isDeleted && !deleted.done
        ? ('not-deleted' as const)
        : isDeleted && isEmpty
          ? ('deleted' as const)
          : status === 'broken'
            ? ('broken' as const)
            : isEmpty
              ? ('none' as const)
              : ('some' as const),
    isGuest: owner === GUEST,
    onCopy: () => saveFile(notebookText(notebook)),
    async onDelete() {
      if (owner === null) return;
      setWish('keeps', owner, false);
      setDeleted({ owner, done: await deleteNotebook(owner) });
    },
  };
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
