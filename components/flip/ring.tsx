// The arc is drawn before each frame, by hand and past React: the one thing that moves should not jerk.
'use client';

import { useReducedMotion } from 'framer-motion';
import * as m from 'framer-motion/m';
import { type ReactNode, useEffect, useRef } from 'react';
import type { DrawFrames } from './types';

const settle = { duration: 0.6, ease: 'easeOut' } as const;

interface RingProps {
  drawFrames: DrawFrames;
  children: ReactNode;
}

/** The ring that fills during a step, with the count inside. It takes a breath when it comes. */
export function Ring({ drawFrames, children }: RingProps) {
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
      <div className="flip-ring-count">{children}</div>
    </div>
  );
}
