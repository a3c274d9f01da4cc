import 'server-only';

import { z } from 'zod';
import { withoutInvisible } from '@/lib/domain/email-address';
import { decodePart, paths } from '@/lib/paths';
import { isSameSecret, openEmail, signatureOf, signaturesOf, signToken, verifyToken } from './signature';

/**
 * What a link allows, by the purpose of its signature. `open`: get the workbook and start the course; only in the workbook
 * mail, with the id of its submission. `read`: read the workbook and the course on the web. `subscription`: pause, resume and
 * stop the course. `reply`: answer a message by mail. `invitation`: accept a role. `newsletter`: confirm it (id of a submission) or
 * stop it (that id, or the subscriber's).
 */
const purposes = {
  open: 'workbook-open',
  read: 'workbook-read',
  subscription: 'workbook-subscription',
  newsletter: 'newsletter',
  reply: 'message-reply',
  invitation: 'role-invitation',
} as const;
export type LinkPurpose = keyof typeof purposes;

const ID_BYTES = 16;
const SIGNATURE_BYTES = 16;

/** Shorter than a signed token, so that plain-text mails do not wrap it. */
function tokenOf(id: Buffer, signature: string): string {
  const bytes = Buffer.from(signature, 'base64url').subarray(0, SIGNATURE_BYTES);
  return Buffer.concat([id, bytes]).toString('base64url');
}

/**
 * A token for a link: 43 URL-safe characters.
 * @param uuid of the workbook request, or what `purpose` says
 */
export function signLink(purpose: LinkPurpose, uuid: string): string {
  const id = Buffer.from(uuid.replaceAll('-', ''), 'hex');
  if (id.length !== ID_BYTES) throw new Error('A link is signed for a uuid.');
  return tokenOf(id, signatureOf(purposes[purpose], id.toString('hex')));
}

/** @returns the id, or null if the token was not signed for this purpose */
export function readLink(purpose: LinkPurpose, token: string): string | null {
  if (!/^[\w-]{43}$/.test(token)) return null;
  const id = Buffer.from(token, 'base64url').subarray(0, ID_BYTES);
  const signatures = signaturesOf(purposes[purpose], id.toString('hex'));
  return signatures.some((signature) => isSameSecret(token, tokenOf(id, signature))) ? uuidOf(id) : null;
}

const uuidOf = (id: Buffer) =>
  id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** What a link at the foot of a mail is about. */
export type Subscription =
  | { kind: 'course'; requestId: string }
  /** `link`: what it names, for `lib/data/newsletter`. */
  | { kind: 'newsletter'; link: string }
  /** Every mail to an address, for someone who has confirmed nothing. */
  | { kind: 'address'; email: string };

/** The tokens of newsletters that were sent before links were signed. */
const UNSIGNED = /^[0-9a-f]{64}$/;

/** Reads the token of `/unsubscribe` and `/api/subscription`; null if it is none of ours. */
export function readSubscription(token: string): Subscription | null {
  const requestId = readLink('subscription', token);
  if (requestId) return { kind: 'course', requestId };
  const link = UNSIGNED.test(token) ? token : readLink('newsletter', token);
  if (link) return { kind: 'newsletter', link };
  const email = openEmail(token);
  return email === null ? null : { kind: 'address', email };
}

/** How long the link in the owner's mail of a message is valid. */
const LIFETIME_MS = 30 * 24 * 60 * 60_000;

const claims = z.object({ id: z.guid(), until: z.number() });

/**
 * A token that marks one message as answered, and allows nothing else. The same each time, because a mail that is sent
 * again has to be the same mail.
 * @param received when the message was sent
 */
export function signAnsweredLink(id: string, received: Date): string {
  const claim: z.infer<typeof claims> = { id, until: received.getTime() + LIFETIME_MS };
  return signToken('message-answered', claim);
}

/**
 * Reads a token of `signAnsweredLink`.
 * @param now epoch milliseconds
 * @returns null if it is none of ours
 */
export function readAnsweredLink(
  token: string,
  now = Date.now(),
): { messageId: string; isExpired: boolean } | null {
  const { data } = claims.safeParse(verifyToken('message-answered', token));
  return data ? { messageId: data.id, isExpired: data.until <= now } : null;
}

/** Digits of a token of 32 bytes in a mail address, whose case mail servers may change. */
const DIGITS = 50;

/** The address at which answers to a message arrive: 57 characters before the @, of which 64 are allowed. */
export function replyAddress(messageId: string, domain: string): string {
  const bytes = Buffer.from(signLink('reply', messageId), 'base64url').toString('hex');
  return `answer+${BigInt(`0x${bytes}`).toString(36).padStart(DIGITS, '0')}@${domain}`;
}

/**
 * @param addresses also with names, or remarks behind them
 * @returns the message whose address is among these; null without one. `isSigned` is false for an address that is made up, and for
 * one of a retired secret: such a mail counts only if the writer of the message sent it.
 */
export function readReplyAddress(
  addresses: readonly string[],
  domain: string,
): { messageId: string; isSigned: boolean } | null {
  const found = addresses.flatMap((address) => {
    const [, digits, host] =
      /(?:^|[\s<"'])answer(?:\+|%2b)([0-9a-z]{50})"?@([a-z0-9.-]+?)\.?(?=$|[\s>"';,)])/.exec(
        address.toLowerCase(),
      ) ?? [];
    if (!digits || host !== domain.toLowerCase()) return [];
    const number = [...digits].reduce((sum, digit) => sum * 36n + BigInt(Number.parseInt(digit, 36)), 0n);
    const bytes = Buffer.from(number.toString(16).padStart(64, '0'), 'hex');
    const isSigned = readLink('reply', bytes.toString('base64url')) !== null;
    return [{ messageId: uuidOf(bytes.subarray(0, ID_BYTES)), isSigned }];
  });
  return found.find(({ isSigned }) => isSigned) ?? found[0] ?? null;
}

type ReadToken = (token: string) => unknown;

/** Routes that take a token, in the path or in the query parameter `t`, and what reads it: null for a wrong one. */
const routes: readonly (readonly [pattern: RegExp, read: ReadToken])[] = [
  [/^\/workbook\/open\/([^/]+)/, (token) => readLink('open', token)],
  [/^\/workbook\/course\/([^/]+)/, (token) => readLink('read', token)],
  [/^\/newsletter\/confirm\/([^/]+)/, readSubscription],
  [/^\/contact\/answered\/([^/]+)/, readAnsweredLink],
  [/^\/api\/contact-answered$/, readAnsweredLink],
  [/^\/account\/invitation\/([^/]+)/, (token) => readLink('invitation', token)],
  [/^\/(?:unsubscribe|api\/subscription|api\/newsletter)$/, readSubscription],
];

/** Characters of a signature and of most tokens. */
const TOKEN_LENGTH = 43;

/** The forms that a token may have had before a mail program or a person added to it. */
function wholeForms(token: string): string[] {
  const shown = withoutInvisible(token.slice(0, 1_000)).trim();
  // Line breaks, also those of quoted-printable and of a quotation, are within a token; a space may be, or end it.
  const joined = shown.replace(/=?[\r\n]+[>\s]*|\s+/g, '');
  const runs = [joined, shown].flatMap((text) => text.match(/[\w-]+(?:\.[\w-]+)*/g)?.slice(0, 3) ?? []);
  const forms = runs
    .flatMap((run) => [run, run.replace(/^3D/, '')])
    .flatMap((run) => [
      run,
      run.replace(/[-_]+$/, ''),
      run.replace(/\.\w+$/, ''),
      run.slice(0, TOKEN_LENGTH),
    ]);
  return [...new Set(forms)];
}

/** An address as it was before `&` became an entity, or `?`, `=` and `&` were encoded once more; names in lower case. */
function readUrl({ pathname, search }: Pick<URL, 'pathname' | 'search'>) {
  const [, path = pathname, rest = ''] = /^(.*?)%3f(.*)$/i.exec(pathname) ?? [];
  let text = rest ? `${rest}${search}` : search.slice(1);
  if (!text.includes('=') && /%3d/i.test(text)) text = decodePart(text);
  text = text.replace(/(^|&)(?:(?:amp|#0*38|#x0*26)(?:;|%3b))+/gi, '$1').replace(/=3D(?=[\w-])/g, '=');
  const query = new URLSearchParams();
  for (const [typed, value] of new URLSearchParams(text)) {
    // A header that was broken into lines leaves a blank.
    const name = typed.trim().toLowerCase();
    if (!query.get(name)) query.set(name, value);
  }
  return { path, query };
}

/**
 * The path and query of a mailed link to which a mail program or a person has added, such as a full stop or `&amp;`.
 * @returns null if nothing is to be repaired
 */
export function repairedLink(url: Pick<URL, 'pathname' | 'search'>): string | null {
  const { path, query } = readUrl(url);
  const isAccountLink = path === paths.authConfirm;
  if (isAccountLink) repairAccountLink(query);
  const repaired = isAccountLink ? path : repairToken(path, query);
  const isSame = repaired === url.pathname && String(query) === String(new URLSearchParams(url.search));
  return repaired === null || isSame ? null : `${repaired}${query.size > 0 ? `?${query}` : ''}`;
}

/**
 * Repairs the token in the path, or that in the query.
 * @returns the path; null for another page, and for a token that is none of ours
 */
function repairToken(path: string, query: URLSearchParams): string | null {
  for (const [pattern, read] of routes) {
    const match = pattern.exec(path);
    const token = match && decodePart(match[1] ?? query.get('t') ?? '');
    if (!match || !token) continue;
    const whole = [token, ...wholeForms(token)].find((form) => read(form) !== null);
    if (!whole) return null;
    // Only the day of the course may follow the token.
    const [day = ''] = /^\/\d+/.exec(path.slice(match[0].length)) ?? [];
    if (match[1]) return match[0].replace(match[1], whole) + day;
    query.set('t', whole);
    return path;
  }
  return null;
}

/** Repairs the names and values of an account's link in place. */
function repairAccountLink(query: URLSearchParams): void {
  // Semicolons separated parameters once, and some programs still write them.
  const [hash = '', ...others] = query.get('token_hash')?.split(/[;&]/) ?? [];
  for (const [name, value] of new URLSearchParams(others.join('&'))) query.set(name.toLowerCase(), value);
  if (others.length > 0) query.set('token_hash', hash);
  for (const name of ['token_hash', 's', 'type']) {
    const value = query.get(name);
    if (value === null) continue;
    const [form = ''] = wholeForms(value);
    const [digits] = /^[0-9a-f]{56}/i.exec(form) ?? [];
    if (name === 's') query.set(name, form.slice(0, TOKEN_LENGTH));
    else query.set(name, name === 'type' ? form.toLowerCase() : (digits?.toLowerCase() ?? form));
  }
}
