import { newId } from '../outbox/new-id';

const KEY = 'flip.counts';

/** By what name this device counts for each account that keeps counts; it is made for one person alone. */
function read(): Record<string, string> {
  try {
    const kept = Object(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
    const names: Record<string, string> = {};
    for (const [owner, mark] of Object.entries<unknown>(kept)) {
      // An earlier release kept the name among other marks.
      const name = typeof mark === 'string' ? mark : Object(mark).device;
      if (typeof name === 'string') names[owner] = name;
    }
    return names;
  } catch {
    return {};
  }
}

function write(names: Record<string, string>) {
  try {
    localStorage.setItem(KEY, JSON.stringify(names));
  } catch {
    // A device that cannot remember its name sends nothing: it would be a new one at every opening.
  }
}

/** @returns null when, as far as this device knows, the account keeps no counts */
export function deviceOf(owner: string): string | null {
  return read()[owner] ?? null;
}

/** The account keeps counts. @returns the name of this device, or null when it cannot be remembered */
export function nameDevice(owner: string): string | null {
  if (deviceOf(owner) === null) write({ ...read(), [owner]: newId() });
  return deviceOf(owner);
}

/** When the account keeps none, or is gone itself. */
export function forgetCounts(owner: string) {
  const { [owner]: gone, ...others } = read();
  if (gone) write(others);
}
