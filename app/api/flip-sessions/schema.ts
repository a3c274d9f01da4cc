import { z } from 'zod';
import { flipSteps } from '@/lib/domain/flip/steps';
import { techniqueIds } from '@/lib/domain/flip/techniques';
import { batchSize } from '@/lib/domain/outbox/deliver';

/** Larger than any honest batch, in bytes. */
export const largestBody = 32_768;

export const batchSchema = z.object({
  /** Whose flips the device says these are; used only to refuse them when another person is signed in. */
  userId: z.uuid(),
  /** Each is judged by itself, so that one that is broken does not keep the others from being stored. */
  sessions: z.array(z.unknown()).min(1).max(batchSize),
});

/** The same rules stand as checks in the database. */
export const sessionSchema = z.object({
  id: z.uuid(),
  flip_step_reached: z.enum(flipSteps),
  action_needed: z.boolean().nullable(),
  flip_technique: z.enum(techniqueIds).nullable(),
  completion_time_seconds: z.int().min(0).max(86_400),
  was_emergency_mode: z.boolean(),
  session_date: z.string().max(10),
});
