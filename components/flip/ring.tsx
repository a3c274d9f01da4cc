// A client component: sets the arc in each animation frame, outside React, to keep the motion smooth.
'use client';

import { useReducedMotion } from 'framer-motion';
import * as m from 'framer-motion/m';
import { useEffect, useRef } from 'react';
import { flipWords } from '@/content/flip';
import type { DrawFrames } from './types';

const settle = { duration: 0.6, ease: 'easeOut' } as const;

interface RingProps {
  count: number;
  seconds: number;
  drawFrames: DrawFrames;
}

/** The ring that fills during a step, with the count inside. It scales up slightly when it appears. */
export function Ring({ count, seconds, drawFrames }: RingProps) {
  const arc = useRef<SVGCircleElement>(null);
  const isStill = useReducedMotion() ?? false;
  useEffect(
    () =>
      drawFrames((fraction) => {
        if (arc.current) arc.current.style.strokeDashoffset = String(1 - fraction);
      }),
    [drawFrames],
  );
  return (
    <div className="flip-ring">
      <m.div
        initial={!isStill && { transform: 'scale(0.95)' }}
        animate={{ transform: 'scale(1)' }}
        transition={settle}
      >
        <svg viewBox="0 0 120 120" aria-hidden="true">
          <circle cx="60" cy="60" r="54" className="flip-ring-track" />
          <circle ref={arc} cx="60" cy="60" r="54" pathLength="1" className="flip-ring-arc" />
        </svg>
      </m.div>
      <div className="flip-ring-count">
        {/* Not a live region: the count is announced on request. */}
        <p role="timer" aria-live="off" className="flip-count figures">
          <span className="flip-count-now">{count}</span>
          <span className="flip-count-all">
            /{seconds}
            <span className="flip-count-unit"> {flipWords.flip.seconds}</span>
          </span>
        </p>
      </div>
    </div>
  );
}
