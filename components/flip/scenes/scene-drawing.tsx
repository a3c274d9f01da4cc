import { useReducedMotion } from 'framer-motion';
import * as m from 'framer-motion/m';
import type { ReactNode } from 'react';

export interface SceneProps {
  /** Which of the four parts is being done, from 0. */
  beat: number;
}

/** The paper that all scenes are drawn on, in the hand of `components/illustrations/drawing.tsx`. */
export function SceneDrawing({ children }: { children: ReactNode }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 240 120" className="drawing flip-scene-drawing">
      {children}
    </svg>
  );
}

interface PartProps {
  /** Not yet done, it is only an outline. */
  on: boolean;
  children: ReactNode;
}

/** A part of a scene that comes forward when its turn has come. It is always there, only fainter before. */
export function Part({ on, children }: PartProps) {
  const isStill = useReducedMotion() ?? false;
  return (
    <m.g
      initial={false}
      animate={{ opacity: on ? 1 : 0.22 }}
      transition={{ duration: isStill ? 0 : 0.35, ease: 'easeOut' }}
    >
      {children}
    </m.g>
  );
}
