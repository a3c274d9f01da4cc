import { type MailJob, type MailProvider, type SendResult, unclear } from '@/lib/domain/mail-queue';
import type { Random } from '../../support/seeded';
import type { VirtualClock } from './virtual-clock';

const LATENCY_MS = 20;
const TIMEOUT_MS = 10_000;

/** The number in `reader-7@example.com`. */
export const numberOf = ({ recipient }: Pick<MailJob, 'recipient'>) => Number(/\d+/.exec(recipient)?.[0]);

/**
 * A provider that randomly fails, times out or responds with 429, and is down for ten minutes of each hour. It counts per reader
 * instead of keeping a list, so that its own memory does not grow.
 */
export class FailingProvider implements MailProvider {
  /** Mails delivered to each reader. */
  readonly delivered: Uint8Array;
  /** Accepted mails that the queue has not settled yet; a repeated one is recognised by its id. */
  private readonly unsettled = new Set<string>();
  /** Start times of the latest mails, as many as may start in a second. */
  private readonly begun: number[] = [];
  /** How often the rate limit was exceeded. */
  tooFast = 0;

  constructor(
    readers: number,
    private readonly perSecond: number,
    private readonly clock: VirtualClock,
    private readonly random: Random,
  ) {
    this.delivered = new Uint8Array(readers + 1);
  }

  async send(job: MailJob): Promise<SendResult> {
    const { now } = this.clock;
    const earlier = this.begun.length < this.perSecond ? undefined : this.begun.shift();
    // Slightly less than a second, to allow for rounding.
    if (earlier !== undefined && now - earlier < 999.999) this.tooFast++;
    this.begun.push(now);
    const dice = this.random();
    const minute = Math.floor(now / 60_000) % 60;
    if (minute >= 20 && minute < 30) return this.answer(unclear('It is down.'), TIMEOUT_MS);
    if (dice < 0.002) return this.answer({ outcome: 'not-now', error: '429', retrySeconds: 1 });
    if (dice < 0.005) return this.answer(unclear('503'));
    if (!this.unsettled.has(job.id)) {
      this.unsettled.add(job.id);
      const reader = numberOf(job);
      this.delivered[reader] = (this.delivered[reader] ?? 0) + 1;
    }
    if (dice < 0.008) return this.answer(unclear('Taken, and no answer.'), TIMEOUT_MS);
    return this.answer({ outcome: 'sent', providerId: job.id });
  }

  async find(job: MailJob) {
    return this.unsettled.has(job.id) ? ({ outcome: 'sent', providerId: job.id } as const) : null;
  }

  /** The queue has recorded the response, so this mail is not sent again. */
  forget(id: string): void {
    this.unsettled.delete(id);
  }

  private async answer(answer: SendResult, after = LATENCY_MS): Promise<SendResult> {
    await this.clock.sleep(after);
    return answer;
  }
}
