'use client';

import { useReducedMotion } from 'framer-motion';
import * as m from 'framer-motion/m';
import { SpiralToLine } from '@/components/illustrations/drawings';
import { Button } from '@/components/ui/button';
import { flipWords } from '@/content/flip';
import { paths } from '@/lib/paths';
import type { Saving } from './clock';

/** The page turn: fast at first, slow at the end. */
export const turn = { duration: 0.42, ease: [0.22, 0.8, 0.24, 1] } as const;

/** A page turned by an angle. A single `transform` value, so that the animation runs on the compositor. */
export const turned = (distance: number, degrees: number) => ({
  transform: `perspective(${distance}px) rotateY(${degrees}deg)`,
});

// A client component: animates with framer-motion.

const words = flipWords.flip;
const savingTexts = {
  none: null,
  pending: null,
  device: words.waiting,
  memory: words.notStored,
  account: words.saved,
} as const satisfies Record<Saving, string | null>;

interface CompleteProps {
  saving: Saving;
  /** Whether the answer was YES. */
  actionNeeded: boolean;
  /** Completed flips this month; null for a guest, and until loaded. */
  month: number | null;
  isGuest: boolean;
  onHome: () => void;
}

/** The end of a flip: nothing is left to do. */
export function Complete({ saving, actionNeeded, month, isGuest, onHome }: CompleteProps) {
  const isStill = useReducedMotion() ?? false;
  const { title, prompt } = words.steps.complete;
  return (
    <div className="flip-complete">
      <m.div
        aria-hidden="true"
        className="flip-turned"
        initial={!isStill && turned(1800, -72)}
        animate={turned(1800, 0)}
        transition={turn}
      />
      <m.div
        className="flip-line-frame"
        initial={!isStill && { clipPath: 'inset(0 92% 0 0)' }}
        animate={{ clipPath: 'inset(0 0% 0 0)' }}
        transition={{ duration: 1.2, delay: 0.2, ease: 'easeOut' }}
      >
        <SpiralToLine className="flip-line" />
      </m.div>
      {actionNeeded && <p className="flip-act-first">{words.actFirst}</p>}
      <h1 className="flip-title">{title}</h1>
      <div className="grid gap-1">
        <p className="flip-prompt">{prompt}</p>
        <p className="text-base text-muted">{words.body}</p>
      </div>
      <p className="text-lg">{words.rest}</p>
      <Button size="lg" data-focus="home" className="flip-wide" onClick={onHome}>
        {words.home}
      </Button>
      <div className="flip-after">
        <p role="status" className="flip-saving">
          {savingTexts[saving]}
        </p>
        {month !== null && <p>{month === 1 ? words.month.one : `${month}${words.month.many}`}</p>}
        {isGuest && <a href={paths.flipAuth}>{words.keepCount}</a>}
      </div>
    </div>
  );
}
