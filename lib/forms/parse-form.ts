import type { z } from 'zod';
import { UnreadableBody } from '@/lib/log/report-error';

/** Longer than any field allows; caps what is echoed back. */
const LONGEST_ECHO = 10_000;

export type ParsedForm<Output, Field extends string> =
  | { ok: true; data: Output; values: Partial<Record<Field, string>> }
  | { ok: false; fieldErrors: Partial<Record<Field, string>>; values: Partial<Record<Field, string>> };

/**
 * Parses a form with its schema. Ignores files, unknown fields and repetitions of a field.
 * @param schema an object schema whose messages are sentences for the visitor
 * @param secret fields that are never echoed back, such as passwords
 * @returns the data, or the first error per field; in both cases what was typed
 * @throws UnreadableBody if a script sent something else than a form
 */
export function parseForm<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  formData: FormData,
  secret: readonly string[] = [],
): ParsedForm<z.output<z.ZodObject<Shape>>, Extract<keyof Shape, string>> {
  type Field = Extract<keyof Shape, string>;
  if (!(formData instanceof FormData)) throw new UnreadableBody('not a form');
  const fields = Object.keys(schema.shape) as Field[];
  const input: Partial<Record<Field, string>> = {};
  for (const field of fields) {
    const value = formData.get(field);
    if (typeof value === 'string') input[field] = value;
  }
  const values = Object.fromEntries(
    Object.entries(input)
      .filter(([field]) => !secret.includes(field))
      .map(([field, value]) => [field, String(value).slice(0, LONGEST_ECHO)]),
  ) as Partial<Record<Field, string>>;
  const result = schema.safeParse(input);
  if (result.success) return { ok: true, data: result.data, values };
  const fieldErrors: Partial<Record<Field, string>> = {};
  for (const issue of result.error.issues) {
    const field = issue.path[0] as Field;
    fieldErrors[field] ??= issue.message;
  }
  return { ok: false, fieldErrors, values };
}
