/** Simulated times: after an arbitrary start, which functions of the schema accept as `at`. */
export const start = Date.parse('2026-03-01T09:00:00Z');

export const minutes = (count: number) => new Date(start + count * 60_000);
export const hours = (count: number) => minutes(count * 60);
