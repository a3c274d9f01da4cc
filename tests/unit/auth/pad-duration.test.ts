import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MAIL_STEP_MS, padDuration } from '@/lib/auth/auth-errors';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const takes = (ms: number) => () => new Promise<void>((resolve) => setTimeout(resolve, ms));

async function duration(work: () => Promise<unknown>, stepMs?: number): Promise<number> {
  const start = performance.now();
  const done = padDuration(work, stepMs).then(
    () => performance.now() - start,
    () => performance.now() - start,
  );
  await vi.runAllTimersAsync();
  return done;
}

describe('padDuration', () => {
  it('makes a quick answer and a slow one take equally long', async () => {
    expect(await duration(takes(3))).toBe(400);
    expect(await duration(takes(390))).toBe(400);
    expect(await duration(takes(401))).toBe(800);
  });

  it('allows more time where a mail is sent', async () => {
    expect(await duration(takes(3), MAIL_STEP_MS)).toBe(MAIL_STEP_MS);
    expect(await duration(takes(900), MAIL_STEP_MS)).toBe(MAIL_STEP_MS);
  });

  it('delays an error as long as a success', async () => {
    const refuse = async () => {
      await takes(50)();
      throw new Error('no');
    };
    expect(await duration(refuse)).toBe(400);
  });
});
