import { type FlipEvent, type FlipState, idle, paces, reduceFlip, techniqueIds } from '@/lib/domain/flip';
import { fc } from '../../support/random';

/** Clock steps: small, hours ahead, or backwards. */
const leap = fc.oneof(
  fc.integer({ min: 0, max: 1_200 }),
  fc.integer({ min: -5_000, max: 40_000_000 }),
  fc.double({ min: 0, max: 5_000, noNaN: true }),
);
type EventAt = (at: number) => FlipEvent;
const weighted = (weight: number, arbitrary: fc.Arbitrary<EventAt>) => ({ weight, arbitrary });
const event = fc.oneof(
  weighted(
    30,
    fc.constant<EventAt>((at) => ({ kind: 'time', at })),
  ),
  weighted(
    15,
    fc.boolean().map(
      (actionNeeded): EventAt =>
        (at) => ({ kind: 'answer', at, actionNeeded }),
    ),
  ),
  weighted(
    15,
    fc.constantFrom(...techniqueIds).map(
      (technique): EventAt =>
        (at) => ({ kind: 'choose', at, technique }),
    ),
  ),
  weighted(
    15,
    fc.constant<EventAt>((at) => ({ kind: 'next', at })),
  ),
  weighted(
    5,
    fc.tuple(fc.boolean(), fc.constantFrom(...paces)).map(
      ([emergency, pace]): EventAt =>
        (at) => ({ kind: 'start', at, emergency, pace }),
    ),
  ),
  weighted(
    6,
    fc.constantFrom('pause' as const, 'resume' as const).map(
      (kind): EventAt =>
        (at) => ({ kind, at }),
    ),
  ),
  weighted(
    1,
    fc.constant<EventAt>(() => ({ kind: 'leave' })),
  ),
);
/** Events, and by how much the clock differs from the event before. */
export const scenario = fc.array(fc.tuple(leap, event), { minLength: 1, maxLength: 60 });

/** Applies the events, and passes each transition to `look` with a monotonic clock. */
export function replay(
  events: [number, (at: number) => FlipEvent][],
  look: (before: FlipState, after: FlipState, event: FlipEvent, monotonic: number) => void,
) {
  let state = idle;
  let clock = 0;
  let monotonic = 0;
  for (const [by, make] of events) {
    clock += by;
    const happened = make(clock);
    // Before a flip starts, any time is valid.
    monotonic = state.step === 'idle' ? clock : Math.max(monotonic, clock);
    const after = reduceFlip(state, happened);
    look(state, after, happened, monotonic);
    state = after;
  }
}
