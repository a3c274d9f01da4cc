/** What a person wrote, by the names of the fields. A box that is ticked holds `yes`. */
export type Answers = Readonly<Record<string, string>>;

const FORMAT = 'flip-method-workbook';
const VERSION = 1;
const NAME = /^[a-z\d-]+(?:\/[a-z\d-]+){2,3}$/;
/** Characters of one answer that a file may bring; far more than fits in any field. */
export const MAX_ANSWER = 20_000;

/**
 * The one file that a person takes along.
 * @param day the person's date, as ISO
 */
export function writeAnswers(answers: Answers, day: string): string {
  return `${JSON.stringify({ format: FORMAT, version: VERSION, saved: day, answers }, null, 2)}\n`;
}

/**
 * Reads such a file again, and leaves out what cannot be an answer.
 * @returns null when it is not a file of the workbook
 */
export function readAnswers(text: string): Answers | null {
  const file = parse(text);
  if (file?.format !== FORMAT || file.version !== VERSION) return null;
  const { answers } = file;
  if (typeof answers !== 'object' || answers === null || Array.isArray(answers)) return null;
  return Object.fromEntries(
    Object.entries(answers).filter(
      (entry): entry is [string, string] =>
        NAME.test(entry[0]) &&
        typeof entry[1] === 'string' &&
        entry[1].trim() !== '' &&
        entry[1].length <= MAX_ANSWER,
    ),
  );
}

function parse(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
