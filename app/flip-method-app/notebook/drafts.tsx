import { useEffect, useState } from 'react';
import { Ask } from '@/components/ui/ask';
import { keptWords } from '@/content/flip/kept';

/** What has been typed and is not kept yet, by owner and form. In memory: nothing is stored before the person asks for it. */
const drafts = new Map<string, unknown>();
/** What the device was to keep and did not. Each entry tries it again, and says whether it is kept then. */
export const refused = new Map<string, () => Promise<boolean>>();

/** Called when another person has signed in. */
export function dropDrafts() {
  drafts.clear();
  refused.clear();
}

/** Called when the device has kept what was typed there. */
export const dropDraft = (key: string) => drafts.delete(key);

/** Whether something typed there is not kept yet. */
export const hasDraft = (key: string) => drafts.has(key);

/** State that is still there when its view is opened again, until it is dropped. */
export function useDraft<Value>(key: string, initial: Value) {
  const [value, setValue] = useState(() => (drafts.has(key) ? (drafts.get(key) as Value) : initial));
  return {
    value,
    /** @param isKept whether the device has it already, so that nothing can be lost */
    set: (next: Value, isKept = false) => {
      if (isKept) drafts.delete(key);
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

/** Asks before the page is left with what is not kept: in our words for a link, in the browser's when the page is closed. */
export function LeaveGuard() {
  const [target, setTarget] = useState<string | null>(null);
  useEffect(() => {
    const isUnsaved = () => drafts.size > 0 || refused.size > 0;
    const ask = (event: Event) => isUnsaved() && event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
      const isElsewhere = link && !link.target && /^http/.test(link.protocol);
      if (!isElsewhere || !isUnsaved() || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      setTarget(link.href);
    };
    addEventListener('beforeunload', ask);
    document.addEventListener('click', onClick, { capture: true });
    return () => {
      removeEventListener('beforeunload', ask);
      document.removeEventListener('click', onClick, { capture: true });
    };
  }, []);
  return (
    <Ask
      open={target !== null}
      title={title}
      text={text}
      no={{ label: stay, onPress: () => setTarget(null) }}
      yes={{
        label: leave,
        onPress: () => {
          dropDrafts();
          if (target) location.assign(target);
        },
      }}
    />
  );
}
