// It is drawn before each frame, by hand and past React: the one thing that moves should not jerk.
'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import type { DrawFrames } from './types';

/** The ring that fills during a step, with the count inside. */
export function Ring({ drawFrames, children }: { drawFrames: DrawFrames; children: ReactNode }) {
  const arc = useRef<SVGCircleElement>(null);
  useEffect(
    () =>
      drawFrames((fraction) => {
        if (arc.current) arc.current.style.strokeDashoffset = String(1 - fraction);
      }),
    [drawFrames],
  );
  return (
    <div className="flip-ring">
      <svg viewBox="0 0 120 120" aria-hidden="true">
        <circle cx="60" cy="60" r="55" className="flip-ring-track" />
        <circle ref={arc} cx="60" cy="60" r="55" pathLength="1" className="flip-ring-arc" />
      </svg>
      <div className="flip-ring-count">{children}</div>
    </div>
  );
}
