export type Random = () => number;

/** A reproducible random number generator (mulberry32). @returns numbers from 0 up to 1 */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const pick = <T>(random: Random, list: readonly T[]) => list[Math.floor(random() * list.length)] as T;

/** Tabs or workers that run side by side, each of which can be killed at every await. */
export class Actors<Actor> {
  actors: Actor[] = [];
  private waiting: { actor: Actor; go: () => void }[] = [];

  constructor(readonly random: Random) {}

  /** Resolves in a later step, or never if the actor is killed first. */
  turn(actor: Actor): Promise<void> {
    return new Promise((go) => this.waiting.push({ actor, go }));
  }

  /** Resumes one random pending operation. Returns false if there was none. */
  async step(): Promise<boolean> {
    const [next] = this.waiting.splice(Math.floor(this.random() * this.waiting.length), 1);
    next?.go();
    for (let settle = 0; settle < 12; settle++) await Promise.resolve();
    return next !== undefined;
  }

  kill(actor: Actor) {
    this.actors = this.actors.filter((each) => each !== actor);
    this.waiting = this.waiting.filter((each) => each.actor !== actor);
  }
}
