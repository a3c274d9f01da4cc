import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';

interface OfferNoteProps {
  id: string;
  title: string;
  text: string;
  /** Null if there is no action, only text to read. */
  yes: { label: string; onPress: () => void } | null;
  no: { label: string; onPress: () => void };
}

/** A one-time offer on the home view. */
export function OfferNote({ id, title, text, yes, no }: OfferNoteProps): ReactNode {
  return (
    <section aria-labelledby={id} className="flip-note flip-note-offer">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      <p>{text}</p>
      <div className="flex flex-wrap gap-3">
        {yes && (
          <Button variant="secondary" size="sm" onClick={yes.onPress}>
            {yes.label}
          </Button>
        )}
        <Button variant="quiet" size="sm" onClick={no.onPress}>
          {no.label}
        </Button>
      </div>
    </section>
  );
}
