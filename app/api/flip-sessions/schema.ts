import { z } from 'zod';
import { flipSteps, techniqueIds } from '@/lib/domain/flip/state';
import { batchSize } from '@/lib/domain/outbox';

/** In bytes; no valid batch is larger. */
export const largestBody = 32_768;

export const batchSchema = z.object({
  /** The owner according to the device; flips of anyone but the signed-in person are refused. */
  userId: z.uuid(),
  /** Validated one by one, so that an invalid flip does not block the others. */
  sessions: z.array(z.unknown()).min(1).max(batchSize),
});

/** The database has the same rules as check constraints. */
export const sessionSchema = z.object({
  id: z.uuid(),
  flip_step_reached: z.enum(flipSteps),
  action_needed: z.boolean().nullable(),
  flip_technique: z.enum(techniqueIds).nullable(),
  completion_time_seconds: z.int().min(0).max(86_400),
  was_emergency_mode: z.boolean(),
  session_date: z.string().max(10),
});
