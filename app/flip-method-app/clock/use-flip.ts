import { useEffect, useState } from 'react';
import type { FlipMoment } from '@/lib/domain/flip/state';
import { useStore } from '../create-store';
import { FlipClock } from './flip-clock';

/** The current flip and its clock. */
export function useFlip(): FlipMoment & { clock: FlipClock } {
  const [clock] = useState(() => new FlipClock());
  const moment = useStore(clock.moment);
  useEffect(() => clock.connect(), [clock]);
  return { ...moment, clock };
}
