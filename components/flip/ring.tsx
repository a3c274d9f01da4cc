// The arc is drawn before each frame, by hand and past React: the one thing that moves should not jerk.
'use client';

import { useReducedMotion } from 'framer-motion';
import * as m from 'framer-motion/m';
import { type ReactNode, useEffect, useRef } from 'react';
import type { DrawFrames } from './types';

const settle = { duration: 0.6, ease: 'easeOut' } as const;

interface RingProps {
  drawFrames: DrawFrames;
  /** The ring takes a breath when it changes. */
  beat: string;
  children: ReactNode;
}

/** The ring that fills during a step, with the count inside. */
export function Ring({ drawFrames, beat, children }: RingProps) {
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
      <m.svg
        key={beat}
        viewBox="0 0 120 120"
        aria-hidden="true"
        initial={!isStill && { scale: 0.95 }}
        animate={{ scale: 1 }}
        transition={settle}
      >
        <circle cx="60" cy="60" r="54" className="flip-ring-track" />
        <circle ref={arc} cx="60" cy="60" r="54" pathLength="1" className="flip-ring-arc" />
      </m.svg>
      <div className="flip-ring-count">{children}</div>
    </div>
  );
}
