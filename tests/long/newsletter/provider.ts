import type { MailJob, SendAnswer } from '@/lib/domain/mail-queue/job';
import type { MailProvider } from '@/lib/domain/mail-queue/work-queue';
import type { Random } from '../../support/seeded';
import type { VirtualClock } from './virtual-clock';

const LATENCY = 20;
const TIMEOUT = 10_000;

/** The number in `reader-7@example.com`. */
export const numberOf = ({ recipient }: Pick<MailJob, 'recipient'>) => Number(/\d+/.exec(recipient)?.[0]);

/**
 * A provider that fails, does not answer and answers 429, as the dice fall, and is down from time to time. It keeps no list of
 * what it has sent but counts for each reader, so that its own memory does not grow.
 */
export class FailingProvider implements MailProvider {
  /** Mails that went to each reader. */
  readonly delivered: Uint8Array;
  /** Mails that it took and nobody has noted yet; it knows a repeated one by its key. */
  private readonly unsettled = new Set<string>();
  /** When the latest mails began, as many as may begin in a second. */
  private readonly begun: number[];
  private calls = 0;
  /** How often more mails began within a second than may. */
  tooFast = 0;
  readonly answers: Record<string, number> = {};

  constructor(
    readers: number,
    perSecond: number,
    private readonly clock: VirtualClock,
    private readonly random: Random,
  ) {
    this.delivered = new Uint8Array(readers + 1);
    this.begun = Array.from({ length: perSecond }, () => Number.NEGATIVE_INFINITY);
  }

  async send(job: MailJob): Promise<SendAnswer> {
    this.noteRate();
    const dice = this.random();
    if (this.isDown()) return this.answer({ kind: 'unclear', reason: 'It is down.' }, TIMEOUT);
    if (dice < 0.002) return this.answer({ kind: 'not-now', reason: '429', retrySeconds: 1 });
    if (dice < 0.005) return this.answer({ kind: 'unclear', reason: '503' });
    this.take(job);
    if (dice < 0.008) return this.answer({ kind: 'unclear', reason: 'Taken, and no answer.' }, TIMEOUT);
    return this.answer({ kind: 'accepted', providerId: job.id });
  }

  async find(job: MailJob) {
    return this.unsettled.has(job.id)
      ? ({ kind: 'found', providerId: job.id } as const)
      : ({ kind: 'absent' } as const);
  }

  /** The answer has been written down: this mail does not come again. */
  forget(id: string): void {
    this.unsettled.delete(id);
  }

  /** Ten minutes of each hour. */
  private isDown() {
    const minute = Math.floor(this.clock.now / 60_000) % 60;
    return minute >= 20 && minute < 30;
  }

  private noteRate() {
    const slot = this.calls++ % this.begun.length;
    // A hair less than a second: turns are fractions of milliseconds.
    if (this.clock.now - (this.begun[slot] ?? 0) < 999.999) this.tooFast++;
    this.begun[slot] = this.clock.now;
  }

  private take(job: MailJob) {
    if (this.unsettled.has(job.id)) return;
    this.unsettled.add(job.id);
    const reader = numberOf(job);
    this.delivered[reader] = (this.delivered[reader] ?? 0) + 1;
  }

  private async answer(answer: SendAnswer, after = LATENCY): Promise<SendAnswer> {
    const name = answer.kind === 'unclear' ? answer.reason : answer.kind;
    this.answers[name] = (this.answers[name] ?? 0) + 1;
    await this.clock.sleep(after);
    return answer;
  }
}
