import { useEffect, useState, useSyncExternalStore } from 'react';
import { FlipClock, type FlipMoment } from './flip-clock';

/** The running flip and the clock that it runs on. */
export function useFlip(): FlipMoment & { clock: FlipClock } {
  const [clock] = useState(() => new FlipClock());
  const moment = useSyncExternalStore(clock.subscribe, clock.snapshot, clock.serverSnapshot);
  useEffect(() => clock.connect(), [clock]);
  return { ...moment, clock };
}
