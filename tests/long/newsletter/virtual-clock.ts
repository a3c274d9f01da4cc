/** A clock that advances when all its tasks sleep; work itself takes no time. */
export class VirtualClock {
  private awake = 0;
  private readonly sleepers: { until: number; wake: () => void }[] = [];

  /** @param now epoch milliseconds */
  constructor(public now: number) {}

  readonly sleep = (milliseconds: number) =>
    new Promise<void>((wake) => {
      this.sleepers.push({ until: this.now + milliseconds, wake });
      this.awake--;
      this.advance();
    });

  /** Sleeps until the next full minute, like a scheduler. */
  readonly nextMinute = () => this.sleep(60_000 - (this.now % 60_000));

  /** Runs a task on this clock. It yields first, so that all tasks start before the clock advances. */
  async run(work: () => Promise<void>): Promise<void> {
    this.awake++;
    await Promise.resolve();
    try {
      await work();
    } finally {
      this.awake--;
      this.advance();
    }
  }

  private advance(): void {
    if (this.awake > 0 || this.sleepers.length === 0) return;
    const next = this.sleepers.reduce((first, each) => (each.until < first.until ? each : first));
    this.sleepers.splice(this.sleepers.indexOf(next), 1);
    this.now = Math.max(this.now, next.until);
    this.awake++;
    next.wake();
  }
}
