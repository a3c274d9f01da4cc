import { inspect } from 'node:util';

type Level = 'info' | 'warn' | 'error';

const longest = 4000;

/** A line for a machine: one JSON object, whatever the values hold. */
export function jsonLine(level: Level, fields: Readonly<Record<string, unknown>>, now = new Date()): string {
  return JSON.stringify({ time: now.toISOString(), level, ...fields });
}

/** What was given to `console`, as the fields of one line; an error keeps its stack. */
export function fieldsOf(values: readonly unknown[]): { message: string; stack?: string } {
  const error = values.find((value) => value instanceof Error);
  const message = values
    .map((value) =>
      typeof value === 'string' ? value : value instanceof Error ? value.message : inspect(value),
    )
    .join(' ')
    .slice(0, longest);
  return { message, ...(error?.stack && { stack: error.stack.slice(0, longest) }) };
}

/** Writes everything that the server says as one JSON object a line, for whatever collects its logs. */
export function logAsJson(): void {
  for (const [method, level] of [
    ['log', 'info'],
    ['info', 'info'],
    ['warn', 'warn'],
    ['error', 'error'],
  ] as const) {
    console[method] = (...values: unknown[]) => write(level, fieldsOf(values));
  }
}

/** Says what happened, with its particulars as fields. */
export function logEvent(level: Level, event: string, fields: Readonly<Record<string, unknown>>): void {
  write(level, { event, ...fields });
}

function write(level: Level, fields: Readonly<Record<string, unknown>>): void {
  const stream = level === 'info' ? process.stdout : process.stderr;
  stream.write(`${jsonLine(level, fields)}\n`);
}
