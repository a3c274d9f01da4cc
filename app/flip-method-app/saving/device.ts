/** A random UUID. `crypto.randomUUID` is missing outside secure contexts, such as http on a LAN. */
export function newId(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => {
    const fixed = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return fixed.toString(16).padStart(2, '0');
  }).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const KEY = 'flip.counts';

/** This device's random id for each account that keeps counts: a separate id per person. */
function read(): Record<string, string> {
  try {
    const kept = Object(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
    const names: Record<string, string> = {};
    for (const [owner, mark] of Object.entries<unknown>(kept)) {
      // An earlier release stored an object.
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
    // Without storage no counts are sent: the device would have a new id at each visit.
  }
}

/** @returns null when, as far as this device knows, the account keeps no counts */
export function deviceOf(owner: string): string | null {
  return read()[owner] ?? null;
}

/** The account keeps counts. @returns this device's id, or null when it cannot be stored */
export function nameDevice(owner: string): string | null {
  if (deviceOf(owner) === null) write({ ...read(), [owner]: newId() });
  return deviceOf(owner);
}

/** For when the account keeps no counts or was deleted. */
export function forgetCounts(owner: string) {
  const { [owner]: gone, ...others } = read();
  if (gone) write(others);
}
