import { inspect } from 'node:util';

type Level = 'info' | 'warn' | 'error';

const longest = 4000;

/** One log entry as a line of JSON. */
export function jsonLine(level: Level, fields: Readonly<Record<string, unknown>>, now = new Date()): string {
  return JSON.stringify({ time: now.toISOString(), level, ...fields });
}

/** Converts `console` arguments to log fields; an error keeps its stack. */
export function messageFields(values: readonly unknown[]): { message: string; stack?: string } {
  const error = values.find((value) => value instanceof Error);
  const message = values
    .map((value) =>
      typeof value === 'string' ? value : value instanceof Error ? value.message : inspect(value),
    )
    .join(' ')
    .slice(0, longest);
  return { message, ...(error?.stack && { stack: error.stack.slice(0, longest) }) };
}

/** Makes `console` write one JSON object per line, for log collectors. */
export function logAsJson(): void {
  for (const [method, level] of [
    ['log', 'info'],
    ['info', 'info'],
    ['warn', 'warn'],
    ['error', 'error'],
  ] as const) {
    console[method] = (...values: unknown[]) => write(level, messageFields(values));
  }
}

/** Logs an event with its details as fields. */
export function logEvent(level: Level, event: string, fields: Readonly<Record<string, unknown>>): void {
  write(level, { event, ...fields });
}

function write(level: Level, fields: Readonly<Record<string, unknown>>): void {
  const stream = level === 'info' ? process.stdout : process.stderr;
  stream.write(`${jsonLine(level, fields)}\n`);
}
