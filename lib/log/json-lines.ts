import { inspect } from 'node:util';

type Level = 'info' | 'warn' | 'error';

const longest = 4000;
const longestCause = 300;

/** One log entry as a line of JSON. */
export function jsonLine(level: Level, fields: Readonly<Record<string, unknown>>, now = new Date()): string {
  return JSON.stringify({ time: now.toISOString(), level, ...fields });
}

/** Converts `console` arguments to log fields; an error keeps its stack, its cause and its `info`. */
export function messageFields(values: readonly unknown[]): Readonly<Record<string, unknown>> {
  const error = values.find((value) => value instanceof Error);
  const message = values
    .map((value) =>
      typeof value === 'string' ? value : value instanceof Error ? value.message : inspect(value),
    )
    .join(' ')
    .slice(0, longest);
  const { info, cause, stack } = (error ?? {}) as Error & { info?: object };
  return {
    message,
    // An error with `info` has a cause whose text may hold values, such as a row that breaks a rule.
    ...(info ?? (cause !== undefined && { cause: textOf(cause) })),
    ...(stack && { stack: stack.slice(0, longest) }),
  };
}

/** What went wrong below an error, and below that: names, codes and messages. */
function textOf(cause: unknown, depth = 3): string {
  if (typeof cause !== 'object' || cause === null) return String(cause).slice(0, longestCause);
  const { name, code, status, message, cause: inner } = cause as Record<string, unknown>;
  const own = [name, code, status, message].filter((each) => each !== undefined && each !== '').join(' ');
  const below = inner !== undefined && depth > 0 ? ` < ${textOf(inner, depth - 1)}` : '';
  return own.slice(0, longestCause) + below;
}

/**
 * Makes `console` write one JSON object per line, for log collectors. If the collector has ended, or its disk is full, each line
 * would be an error that is logged, for ever.
 */
export function logAsJson(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
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
