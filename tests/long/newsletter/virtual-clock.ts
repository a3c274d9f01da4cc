/** A clock that goes on when all who run by it sleep: what they do in between takes no time. */
export class VirtualClock {
  private awake = 0;
  private readonly sleepers: { until: number; wake: () => void }[] = [];

  /** @param now epoch milliseconds */
  constructor(public now: number) {}

  readonly sleep = (milliseconds: number) =>
    new Promise<void>((wake) => {
      this.sleepers.push({ until: this.now + milliseconds, wake });
      this.awake--;
      this.goOn();
    });

  /** Until the next full minute, as a scheduler that calls every minute. */
  readonly nextMinute = () => this.sleep(60_000 - (this.now % 60_000));

  /** Runs something by this clock; the first of several waits until all are there. */
  async run(work: () => Promise<void>): Promise<void> {
    this.awake++;
    await Promise.resolve();
    try {
      await work();
    } finally {
      this.awake--;
      this.goOn();
    }
  }

  private goOn(): void {
    if (this.awake > 0 || this.sleepers.length === 0) return;
    const next = this.sleepers.reduce((first, each) => (each.until < first.until ? each : first));
    this.sleepers.splice(this.sleepers.indexOf(next), 1);
    this.now = Math.max(this.now, next.until);
    this.awake++;
    next.wake();
  }
}
