import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { keptWords } from '@/content/flip/kept';
import { readFile, saveAnswer } from '@/lib/device/answers';
import { currentPerson } from '@/lib/device/person';
import {
  contentsOf,
  MAX_COPY_LENGTH,
  mergeCopy,
  type NotebookCopy,
  readCopy,
} from '@/lib/domain/notebook-copy';
import { POSTPONEMENT_KIND } from '@/lib/domain/postponement';
import { recordOwnerOf } from '../shell/preferences';
import { succeeds } from '../shell/store';
import { type Notebook, records, reopenEverywhere } from './store';

const { read } = keptWords;

/** Stores what a copy adds. @returns whether all of it is stored; reading the copy again adds the rest */
async function addCopy(
  owner: string,
  { postponements, experiments, plan, weeks, techniques }: NotebookCopy,
): Promise<boolean> {
  type Added = Parameters<typeof records.put>[1];
  const of = (kind: Added['kind']) => (value: { id: string }) => ({ id: value.id, kind, value });
  const added: Added[] = [
    ...postponements.map(of(POSTPONEMENT_KIND)),
    ...experiments.map(of('experiment')),
    ...weeks.map(of('week')),
  ];
  if (Object.keys(techniques).length > 0)
    added.push({ id: `techniques-${owner}`, kind: 'techniques', value: techniques });
  // The person may sign out meanwhile.
  const isHere = () => recordOwnerOf(currentPerson()) === owner;
  let isStored = true;
  for (const record of added) isStored &&= isHere() && (await succeeds(records.put(owner, record)));
  for (const [name, text] of Object.entries(plan))
    isStored &&= isHere() && (await succeeds(saveAnswer(owner, name, text)));
  await reopenEverywhere();
  return isStored;
}

/** What a copy would add. */
interface Compared {
  added: NotebookCopy;
  unreadable: number;
}

interface ReadCopyProps {
  notebook: Notebook;
  /** A copy has been read in. */
  onRead?: (() => void) | undefined;
}

/** Reads a saved copy in, after saying what it adds. */
export function ReadCopy({ notebook, onRead }: ReadCopyProps) {
  const input = useRef<HTMLInputElement>(null);
  const [found, setFound] = useState<Compared | null>(null);
  const [message, setMessage] = useState('');

  const isEmpty = notebook.savedCount === 0;
  // What was added has been deleted.
  useEffect(() => {
    if (isEmpty) setMessage('');
  }, [isEmpty]);

  async function compare(file: File | undefined) {
    if (!file) return;
    const text = file.size > MAX_COPY_LENGTH ? '' : await readFile(file);
    if (text === null) return setMessage(read.notOpened);
    const copy = readCopy(text);
    if (!copy) return setMessage(read.notACopy);
    const added = mergeCopy(notebook, copy, () => crypto.randomUUID());
    const isNew = Object.values(added).some((part) => Object.keys(part).length > 0);
    if (isNew) setFound({ added, unreadable: copy.unreadable });
    else setMessage(read.nothingNew(copy.unreadable));
  }

  async function add() {
    if (!found || notebook.owner === null) return;
    setFound(null);
    const isStored = await addCopy(notebook.owner, found.added);
    setMessage(isStored ? read.added(found.unreadable) : read.notKept);
    onRead?.();
  }

  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => input.current?.click()}>
        {read.button}
      </Button>
      <input
        ref={input}
        type="file"
        aria-label={read.button}
        hidden
        onChange={({ target }) => {
          setMessage('');
          void compare(target.files?.[0]);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      <p role="status" className="order-last basis-full empty:hidden">
        {message}
      </p>
      <ConfirmDialog
        open={found !== null}
        title={read.ask}
        text={found ? read.text(keptWords.what(contentsOf(found.added))) : ''}
        cancel={{ label: read.no, onPress: () => setFound(null) }}
        confirm={{ label: read.yes, onPress: add }}
      />
    </>
  );
}
