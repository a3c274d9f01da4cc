import { useReducedMotion } from 'framer-motion';
import * as m from 'framer-motion/m';
import type { ReactNode } from 'react';

export interface SceneProps {
  /** The current task, 0 to 3. */
  beat: number;
}

/** The SVG of every scene, in the style of `components/illustrations/drawing.tsx`. */
export function SceneDrawing({ children }: { children: ReactNode }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 240 120" className="drawing flip-scene-drawing">
      {children}
    </svg>
  );
}

interface PartProps {
  /** Whether its turn has come; before that it is faint. */
  on: boolean;
  children: ReactNode;
}

/** A part of a scene that becomes fully visible when its turn comes. */
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
