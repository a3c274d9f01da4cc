import { z } from 'zod';

/** Ten years. */
const MOST_MONTHS = 120;
const count = z.int().min(0).max(10_000);

export const deviceSchema = z.object({
  /** The owner according to the device; counts of anyone but the signed-in person are refused. */
  userId: z.uuid(),
  device: z.uuid(),
  /** Validated one by one, so that a month from a wrong clock does not block the others. */
  months: z.array(z.unknown()).max(MOST_MONTHS),
});

/** Strict: a month with an unknown key is rejected. The database has the same rules as checks. */
export const monthSchema = z
  .strictObject({
    month: z.string().regex(/^\d{4}-\d{2}-01$/),
    waits: count,
    gone: count,
    stayed: count,
    grown: count,
    searched: count,
    came_true: count,
    partly: count,
    did_not: count,
    cannot_tell: count,
  })
  .refine(({ waits, gone, stayed, grown, searched }) => {
    const answers = gone + stayed + grown;
    return answers <= waits && searched <= answers;
  });

export const choiceSchema = z.object({ userId: z.uuid(), keeps: z.boolean() });
