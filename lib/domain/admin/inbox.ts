/** A mail that came to an address of the site. Header names are in lower case. */
export interface IncomingMail {
  /** The From header: an address, perhaps with a name. */
  from: string;
  subject: string;
  headers: Readonly<Record<string, string>>;
  /** Its plain text, or the words of its HTML if it has none. */
  text: string;
}

export type IncomingKind = 'answer' | 'auto' | 'bounce';

const awayInSubject =
  /^(?:automatic reply|auto(?:matic)?[- ]?(?:reply|response|antwort)|out of (?:the )?office|abwesen|automatische antwort|réponse automatique|absence|respuesta automática|fuera de la oficina|risposta automatica|resposta automática|automatisch antwoord|autosvar)/i;

/**
 * Tells an answer of a person from those of machines (RFC 3834) and from reports that a mail did not arrive (RFC 3464).
 * @param own the address that the site sends from: a mail of its own is a loop
 */
export function kindOfIncoming({ from, subject, headers }: IncomingMail, own: string): IncomingKind {
  const header = (name: string) => headers[name]?.toLowerCase().trim() ?? '';
  const sender = from.toLowerCase();
  if (
    /(?:^|<)(?:mailer-daemon|postmaster)@/.test(sender) ||
    /report-type="?delivery-status/.test(header('content-type'))
  )
    return 'bounce';
  const isAutomatic =
    !['', 'no'].includes(header('auto-submitted')) ||
    // Not X-Auto-Response-Suppress, which some servers set on what people write.
    ['x-autoreply', 'x-autorespond'].some((name) => name in headers) ||
    /^(?:auto_reply|bulk|junk)$/.test(header('precedence')) ||
    header('return-path') === '<>' ||
    awayInSubject.test(subject.trim()) ||
    sender.includes(own.toLowerCase());
  return isAutomatic ? 'auto' : 'answer';
}

/** Where a mail program begins to quote the mail that is answered. */
const quotes = [
  /^\s*(?:On|Am|Le|El|Il|Em|Op|W dniu|Den)\b.{5,200}(?:wrote|schrieb|a écrit|escribió|ha scritto|escreveu|schreef|napisał|skrev)\b.{0,100}:\s*$/m,
  /^\s*-{2,}\s*(?:Original Message|Ursprüngliche Nachricht|Message d'origine|Mensaje original|Messaggio originale)\s*-{2,}/im,
  /^_{20,}\s*$/m,
  /^(?:>.*(?:\n|$)){2,}\s*$/m,
];

/** Characters kept of an answer, as in the database. */
const LONGEST = 20_000;

/**
 * What a person wrote, without the quotation of our mail below it. A text that is only a quotation is kept whole.
 * @returns never empty
 */
export function bodyOfIncoming({ text }: Pick<IncomingMail, 'text'>, nothing: string): string {
  const whole = text.trim().replaceAll('\0', '').replace(/\r\n?/g, '\n');
  const starts = quotes.flatMap((quote) => quote.exec(whole)?.index ?? []);
  const start = Math.min(...starts, whole.length);
  // A person may also answer between the quoted lines.
  const isBetween = /^>.*\n(?:.*\n)*?[^>\s]/m.test(whole.slice(start));
  const own = isBetween ? '' : whole.slice(0, start).trim();
  return [...(own || whole.trim() || nothing)].slice(0, LONGEST).join('');
}

/** Letters of the inbox that were pressed so far. */
export interface Letters {
  /** Epoch milliseconds of the last one but E. */
  at: number;
  /** R or / was pressed, and the field that it leads to has not got the focus yet. */
  isAwaitingField: boolean;
  /** What was typed towards that field. */
  typed: string;
}

export const noLetters: Letters = { at: Number.NEGATIVE_INFINITY, isAwaitingField: false, typed: '' };

/** The text after one more key. */
function afterKey(text: string, key: string): string {
  if (key === 'Enter') return `${text}\n`;
  if (key === 'Backspace') return [...text].slice(0, -1).join('');
  return [...key].length === 1 ? text + key : text;
}

/** What is typed without such a pause is one text. */
const PAUSE_MS = 1_000;

/**
 * Tells a key of the inbox from a text that is typed towards a field that is on its way: after R or / nothing acts until
 * a pause, and is kept; and E, which changes something, never acts within a second of another letter.
 * @param key of the `keydown` event
 * @param now epoch milliseconds
 * @param isPending whether a page or an answer of the server is on its way
 */
export function readLetter(was: Letters, key: string, now: number, isPending: boolean) {
  const isInText = now - was.at < PAUSE_MS;
  if (was.isAwaitingField && (isPending || isInText))
    return { letters: { at: now, isAwaitingField: true, typed: afterKey(was.typed, key) }, acts: false };
  const leadsToField = key === 'r' || key === '/';
  const letters: Letters = { ...noLetters, at: key === 'e' ? was.at : now, isAwaitingField: leadsToField };
  return { letters, acts: leadsToField || !(isPending || (key === 'e' && isInText)) };
}
