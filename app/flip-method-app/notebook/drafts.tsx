import { useEffect, useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { keptWords } from '@/content/flip/kept';
import { askBeforeLeaving } from '@/lib/device/device';

/** What has been typed and is not saved yet, by owner and form. In memory: nothing is stored before the person asks for it. */
const drafts = new Map<string, unknown>();
/** What the device was to save and did not. Each entry tries it again, and says whether it is saved then. */
export const failedWrites = new Map<string, () => Promise<boolean>>();

/** Called when another person has signed in. */
export function dropDrafts() {
  drafts.clear();
  failedWrites.clear();
}

/** Called when the device has saved what was typed there. */
export const dropDraft = (key: string) => drafts.delete(key);

/** Whether something typed there is not saved yet. */
export const hasDraft = (key: string) => drafts.has(key);

/** State that is still there when its view is opened again, until it is dropped. */
export function useDraft<Value>(key: string, initial: Value) {
  const [value, setValue] = useState(() => (drafts.has(key) ? (drafts.get(key) as Value) : initial));
  return {
    value,
    /** @param isSaved whether the device has it already, so that nothing can be lost */
    set: (next: Value, isSaved = false) => {
      if (isSaved) drafts.delete(key);
      else drafts.set(key, next);
      setValue(next);
    },
    drop: () => {
      drafts.delete(key);
      setValue(initial);
    },
  };
}

const { title, text, stay, leave } = keptWords.leave;

/** Asks before the page is left with what is not saved. */
export function LeaveGuard() {
  const [asked, setAsked] = useState<{ answer: (isLeaving: boolean) => void } | null>(null);
  useEffect(
    () =>
      askBeforeLeaving(
        () => drafts.size > 0 || failedWrites.size > 0,
        () => new Promise((answer) => setAsked({ answer })),
      ),
    [],
  );
  const close = (isLeaving: boolean) => {
    asked?.answer(isLeaving);
    setAsked(null);
  };
  return (
    <ConfirmDialog
      open={asked !== null}
      title={title}
      text={text}
      cancel={{ label: stay, onPress: () => close(false) }}
      confirm={{ label: leave, onPress: () => close(true) }}
    />
  );
}
