import type { ReactNode } from 'react';
import type { Link } from '@/content/link';
import { LinkButtons } from './link-button';
import { TurnedCorner } from './turned-corner';

interface ClosingCallProps {
  headline: string;
  text?: ReactNode;
  /** The first is the page's primary action. */
  buttons: readonly Link[];
}

/** The last section of a page: the sage ground and one call to action. */
export function ClosingCall({ headline, text, buttons }: ClosingCallProps) {
  return (
    <section
      aria-labelledby="closing-heading"
      className="is-turned relative bg-(--ground) py-(--section) [--ground:var(--sage-wash)]"
    >
      <TurnedCorner />
      <div className="wrap grid gap-8">
        <h2 id="closing-heading" className="max-w-[22ch] text-3xl">
          {headline}
        </h2>
        {text && <p className="max-w-prose text-lg">{text}</p>}
        <LinkButtons links={buttons} />
      </div>
    </section>
  );
}
