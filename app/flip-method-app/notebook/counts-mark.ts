/** What this device has to remember of the counts that one person's account keeps. */
interface CountsMark {
  /** The name of this device among the person's own, made for them alone; null until something of it is to be sent. */
  device: string | null;
  /** Whether the account keeps counts, as far as this device knows. */
  keeps: boolean;
  /** The notebook has changed since the account was last told. */
  owed: boolean;
}

const KEY = 'flip.counts';
const nothing: CountsMark = { device: null, keeps: false, owed: false };

function read(): Record<string, CountsMark> {
  try {
    const marks: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return marks && typeof marks === 'object' ? (marks as Record<string, CountsMark>) : {};
  } catch {
    return {};
  }
}

function write(marks: Record<string, CountsMark>) {
  try {
    localStorage.setItem(KEY, JSON.stringify(marks));
  } catch {
    // A device that cannot remember what it has sent sends nothing.
  }
}

export function countsMarkOf(owner: string): CountsMark {
  return { ...nothing, ...read()[owner] };
}

export function markCounts(owner: string, change: Partial<CountsMark>) {
  write({ ...read(), [owner]: { ...countsMarkOf(owner), ...change } });
}

/** When the account keeps none, or is gone itself. */
export function forgetCounts(owner: string) {
  const { [owner]: gone, ...others } = read();
  if (gone) write(others);
}
