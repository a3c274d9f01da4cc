import { bareAddress, isBlank, withoutInvisible } from '@/lib/domain/email-address';

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
  /^(?:\[?(?:automatic reply|auto(?:matic)?[- ]?(?:reply|response|antwort)|out of (?:the )?office|ooo:|abwesen|afwezig|fravær|frånvar|poissa|nieobecn|ausência|ausencia|assenza|i(?: a|.)m (?:currently )?out of (?:the )?office|on (?:annual|parental|maternity) leave:? re:|message d.absence|absent\(e\)|ik ben afwezig|urlaub:|fuori sede|fora do escritório|automatische antwort|réponse automatique|absence(?! (?:of|de) )|respuesta automática|fuera de la oficina|risposta automatica|resposta automática|automatisch antwoord|autosvar|automatis[kc]t? svar|automaattinen vastaus|odpowiedź automatyczna|autoodpowiedź|automatická odpověď|automatikus válasz|răspuns automat|otomatik (?:yanıt|cevap)|αυτόματη απάντηση|автоматическ|автоответ|автоматична)|自動(?:返信|応答|回覆|答复)|自动(?:回复|答复)|부재중|자동 ?(?:회신|응답))/iu;
const machineNames =
  /^x-(?:(?:mail-|amazon-)?auto-?(?:reply|respond|response$|generated)|vacation|fc-machinegenerated)/;
const bounceSenders =
  /^(?:mailer-?daemon|postmaster|mail-?daemon|mdaemon|microsoftexchange[\da-f]{32})(?:@|$)/;

/** Subjects of Gmail, Postfix, Exchange, Exim and Sendmail, whose server goes on trying, or has passed it on. */
const noFailure =
  /\(delay\)|delivery delayed|delayed mail|message \S+ delayed|could not send message for past|verzöger|retardé|retras[oa]|ritard|vertraag|atrasad|successful mail delivery|^(?:relayed|delivered|expanded|zugestellt|weitergeleitet|relayé|remis|entregado):/iu;

/**
 * Tells an answer of a person from those of machines (RFC 3834) and from reports that a mail did not arrive (RFC 3464).
 * @param own the address that the site sends from: a mail of its own is a loop
 */
export function kindOfIncoming({ from, subject, headers }: IncomingMail, own: string): IncomingKind {
  // A header can begin with a remark in brackets.
  const header = (name: string) =>
    headers[name]
      ?.toLowerCase()
      .replace(/^\s*\([^)]*\)/, '')
      .trim() ?? '';
  const sender = bareAddress(from.toLowerCase().trim());
  const report = /report-type\*?\s*=\s*"?(?:[\w-]*'[\w-]*')?([a-z-]+)/.exec(header('content-type'))?.[1];
  if (bounceSenders.test(sender) || report === 'delivery-status' || 'x-failed-recipients' in headers)
    return noFailure.test(subject) ? 'auto' : 'bounce';
  const plainSubject = withoutInvisible(subject.normalize('NFC').replaceAll('\u00a0', ' ')).trim();
  const isAutomatic =
    !/^(?:no\b|$)/.test(header('auto-submitted')) ||
    // Not X-Auto-Response-Suppress, which some servers set on what people write.
    Object.keys(headers).some((name) => machineNames.test(name) && header(name) !== 'no') ||
    // A list writes "bulk" on what its people write, too.
    /^(?:auto_reply|bulk|junk)$/.test('list-id' in headers ? '' : header('precedence')) ||
    header('preference') === 'auto_reply' ||
    header('x-ms-exchange-generated-message-source') === 'mailbox rules agent' ||
    // Such as that a mail was opened.
    report !== undefined ||
    header('return-path') === '<>' ||
    awayInSubject.test(plainSubject) ||
    sender === own.toLowerCase();
  return isAutomatic ? 'auto' : 'answer';
}

const wrote =
  /(?<!\p{L})(?:wrote|schrieb|écrit|escribió|scritto|escreveu|schreef|geschreven|skrev|kirjoitti|napsala?|yazdı|scris)(?!\p{L})|napisał|írta|έγραψε|пиш|написа|[写寫]道|작성|viết/u;
const clockTime = /\d{1,2}[:.h]\d\d/;
const mailbox = /<\s*[^<>\s]+@[^<>\s]+\s*>|\[mailto:/;
const sentFrom =
  /^\s*\*?(?:from|von|de|da|van|fra|från|od|от|від|lähettäjä|feladó|kimden|από|发件人|寄件者|差出人|보낸 ?사람)\*?\s?[:：]/iu;
const headLine = /^\s*\*?[\p{L}\p{M} ’'.-]{2,24}\*?\s?[:：]\s?\S/u;
const ruleOfOutlook = /^_{20,}\s*$/;

/** The end of the line that says who wrote, which some programs put between dashes. */
const introEnd = /[:：]\s*$|wrote -{2,}\s*$/;

/** The start of a line such as `On Thu, 26 Nov 2026 at 10:00, Ada <ada@example.org> wrote:`, also over up to three lines; -1 without one. */
function introAt(lines: readonly string[]): number {
  for (const [end, last] of lines.entries()) {
    if (!introEnd.test(last)) continue;
    for (let start = end; start > end - 3 && start >= 0; start -= 1) {
      if (!/^\s*[^\s>]/.test(lines[start] ?? '')) break;
      const intro = lines.slice(start, end + 1).join(' ');
      if (intro.length > 400) break;
      const says = [wrote, clockTime, mailbox].filter((sign) => sign.test(intro)).length;
      if (says >= 2) return start;
    }
  }
  return -1;
}

/** The start of a head as Outlook quotes it: `From: The Flip Method <…>`, `Sent: …`, `To: …`, often below a rule. */
function headAt(lines: readonly string[]): number {
  const hasRule = (index: number) => ruleOfOutlook.test(lines[index - 1] ?? '');
  const found = lines.findIndex((line, index) => {
    if (!sentFrom.test(line)) return false;
    const block = lines.slice(index, index + 5).filter((each) => headLine.test(each));
    return hasRule(index) || (block.length >= 3 && /@/.test(block.join()));
  });
  return found > 0 && hasRule(found) ? found - 1 : found;
}

const originalMessage =
  /^\s*-{2,}\s*(?:Original Message|Ursprüngliche Nachricht|Message d'origine|Mensaje original|Messaggio originale)\s*-{2,}/i;

/** Where a mail program begins to quote the mail that is answered, as a number of a line. */
function quotationAt(lines: readonly string[]): number {
  const isQuoted = (line = '') => /^>/.test(line);
  const found = [
    introAt(lines),
    headAt(lines),
    lines.findIndex((line) => originalMessage.test(line)),
    lines.findIndex((line, index) => isQuoted(line) && isQuoted(lines[index + 1])),
  ];
  return Math.min(...found.filter((at) => at >= 0), lines.length);
}

/** Says that answers stand in what is quoted, where some programs mark no line. */
const answersBelow =
  /\b(?:below|in-?line|between|in (?:red|blue|green|bold|capitals)|unten|im text|rot|rote|zwischen|dessous|rouge|abajo|rojo|sotto|rosso)\b|\b(?:dans|en|nel) (?:le |el )?(?:texte|texto|testo)\b/i;

/** The words of a text and one space around each, without addresses of pages and signs of quotation. */
const wordsOf = (text: string) =>
  ` ${(
    text
      .replace(/(?:https?:\/\/|mailto:|tel:)\S+/gi, ' ')
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).join(' ')} `;

/** Shorter lines, such as "No, Tuesday.", can have their words somewhere in a mail by chance. */
const LONG_LINE = 24;

/**
 * The text below a quotation of one of `sent`.
 * @returns null if something was written into the quotation; undefined if it is none of them
 */
function restBelow(quoted: readonly string[], sent: readonly string[]): string | null | undefined {
  const known = sent.map(wordsOf);
  const isIn = (words: string) => known.some((each) => each.includes(words));
  let start = quoted.slice(0, 4).findLastIndex((line) => introEnd.test(line)) + 1;
  // A head ends with an empty line.
  const isEmpty = (line = '') => wordsOf(line).trim() === '';
  if (start === 0) {
    while (start < quoted.length && isEmpty(quoted[start])) start += 1;
    while (!isEmpty(quoted[start])) start += 1;
  }
  const lines = quoted
    .map((line, index) => ({ index, words: wordsOf(line) }))
    .filter(({ index }) => index >= start && !isEmpty(quoted[index]));
  const isKnown = lines.map(({ words }, at) => {
    // A short line counts beside its neighbour only.
    const [before = '\n', after = ' \n'] = [lines[at - 1]?.words, lines[at + 1]?.words];
    return words.length >= LONG_LINE
      ? isIn(words)
      : isIn(before + words.slice(1)) || isIn(words + after.slice(1));
  });
  if (!lines.some(({ words }, at) => isKnown[at] && words.length >= LONG_LINE)) return undefined;
  const last = isKnown.lastIndexOf(true);
  if (isKnown.slice(0, last).includes(false)) return null;
  return quoted.slice(lines[last + 1]?.index ?? quoted.length).join('\n');
}

/** Characters kept of an answer, as in the database. */
export const MAX_ANSWER_LENGTH = 20_000;

/**
 * What a person wrote, without the quotation of our mail. A text that is only a quotation is kept whole, and so is one that quotes
 * others, or into whose quotation something was written.
 * @param names what mails of ours are known by: the site's name and addresses
 * @param sent the texts of our mails, and of theirs
 * @returns never empty
 */
export function bodyOfIncoming(
  { text }: Pick<IncomingMail, 'text'>,
  nothing: string,
  { names = [], sent = [] }: { names?: readonly string[]; sent?: readonly string[] } = {},
): string {
  const whole = text.trim().replaceAll('\0', '').replace(/\r\n?/g, '\n');
  const lines = whole.split('\n');
  const start = quotationAt(lines);
  const quoted = lines.slice(start);
  const above = lines.slice(0, start).join('\n').trim();
  // A person may also answer between the quoted lines.
  const firstQuoted = quoted.findIndex((line) => line.startsWith('>'));
  const isBetween = firstQuoted >= 0 && quoted.slice(firstQuoted).some((line) => /^[^>\s]/.test(line));
  const isOurs =
    names.length === 0 || names.some((name) => wordsOf(quoted.join(' ')).includes(wordsOf(name)));
  const below = restBelow(quoted, sent);
  const isUntouched = below === undefined && isOurs && !isBetween && !answersBelow.test(above);
  const own = isUntouched || below != null ? [above, below].filter(Boolean).join('\n\n').trim() : '';
  const kept = [own, whole].find((each) => !isBlank(each)) ?? nothing;
  return [...kept].slice(0, MAX_ANSWER_LENGTH).join('');
}

/** What mail programs and servers put in front of a subject, in many languages. */
const beforeSubject =
  /^(?:re|r|aw|antw|ant|sv|vs|odp|rif|res|resp|rv|enc|ynt|atb|ha|fwd?|wg|tr|doorst|vb|pd|i|vl|fs|回复|回覆|答复|转发|轉寄|返信|ext|extern|external|spam|suspected|possible|junk|\d{1,2})$/u;

/**
 * The subject of an answer, if it says more than ours: some people write there only.
 * @param ours the subject of the mail that was answered
 * @returns '' if it does not
 */
export function ownSubject(subject: string, ours: string): string {
  const bare = (text: string) => {
    const words = wordsOf(text).trim().split(' ');
    return words.slice(words.findIndex((word) => !beforeSubject.test(word))).join(' ');
  };
  const rest = wordsOf(subject)
    .replace(` ${bare(ours)} `, ' ')
    .trim()
    .split(' ');
  return rest.some((word) => word && !beforeSubject.test(word)) ? subject.trim() : '';
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

interface Modifiers {
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  /** With AltGr, `ctrlKey` and `altKey` are set, too. */
  isAltGr: boolean;
}

/**
 * Whether a key is a command of the browser, and not a character: many keyboards type @ with AltGr, or with Option.
 * @param isAwaited whether a text is being typed towards a field
 */
export const isCommand = ({ ctrlKey, metaKey, altKey, isAltGr }: Modifiers, isAwaited: boolean) =>
  metaKey || (ctrlKey && !isAltGr) || (altKey && !isAwaited);

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
