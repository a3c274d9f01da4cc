import { useCallback } from 'react';
import type { DrawFrames } from '@/components/flip/types';
import type { FlipState } from '@/lib/domain/flip/state';
import { secondsOf } from '@/lib/domain/flip/time';
import type { FlipClock } from './flip-clock';

/** Frames for the ring; where motion is unwelcome it fills second by second, as the count does. */
export function useDrawFrames(clock: FlipClock, state: FlipState): DrawFrames {
  const seconds = secondsOf(state);
  return useCallback(
    (draw) => {
      const calm = matchMedia('(prefers-reduced-motion: reduce)');
      return clock.drawFrames((fraction) =>
        draw(calm.matches ? Math.floor(fraction * seconds + 1e-9) / seconds : fraction),
      );
    },
    [clock, seconds],
  );
}
