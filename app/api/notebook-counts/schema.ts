import { z } from 'zod';

/** More months than the product will be old for a long time. */
const MOST_MONTHS = 120;
const count = z.int().min(0).max(10_000);

export const deviceSchema = z.object({
  /** Whose counts the device says these are; used only to refuse them when another person is signed in. */
  userId: z.uuid(),
  device: z.uuid(),
  /** Each is judged by itself, so that a month of a wrong clock does not keep the others from being stored. */
  months: z.array(z.unknown()).max(MOST_MONTHS),
});

/** Strict: what has a name that is not here is not stored in part. The same rules are checks in the database. */
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
