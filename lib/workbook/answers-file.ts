/** What a person wrote, by field name. A ticked box has the value `yes`. */
export type Answers = Readonly<Record<string, string>>;

const FORMAT = 'flip-method-workbook';
const VERSION = 1;
const NAME = /^[a-z\d-]+(?:\/[a-z\d-]+){2,3}$/;
/** Maximum characters of an imported answer; far more than any field needs. */
export const MAX_ANSWER = 20_000;

/**
 * Serialises the answers to one file.
 * @param day ISO date, local to the person
 */
export function writeAnswers(answers: Answers, day: string): string {
  return `${JSON.stringify({ format: FORMAT, version: VERSION, saved: day, answers }, null, 2)}\n`;
}

/**
 * Parses such a file, without invalid answers.
 * @returns null if it is not a workbook file
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
