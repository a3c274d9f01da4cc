/*
 * One canonical form of an e-mail address and one rule of what can be delivered. The database has the same two, as
 * private.normalise_email and private.is_email; tests/support/email-addresses.ts holds both to the same outcomes.
 */

const ATOM = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
/** Ends that no domain has, as thumbs write .com, .net and .org. */
const SLIPS = 'con|cim|cmo|coom|comm|cpm|ocm|vom|xom|nte|ogr|rog';
/** No quoted names, no numeric hosts, nothing beyond ASCII: our mail provider has no SMTPUTF8. */
const DELIVERABLE = new RegExp(
  `^(?=.{6,254}$)(?=.{1,64}@)${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+(?!(?:[0-9]+|${SLIPS})$)[A-Za-z0-9][A-Za-z0-9-]{0,61}[A-Za-z0-9]$`,
);
/** No address is longer, and the patterns below take quadratic time. */
const LONGEST_TYPED = 1_000;

/** What phones and word processors write in place of an apostrophe, hyphen or full stop. */
const lookAlikes: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019\u201b\u02bc\u2032\u00b4]/g, "'"],
  [/[\u2010-\u2013\u2212]/g, '-'],
  [/[\u3002\uff61]/g, '.'],
];
/** ASCII white space, and punctuation that comes along when an address is copied out of a sentence. */
const AROUND = /^[ \t\n\r\f\v<"\u201c]+|[ \t\n\r\f\v>"\u201d.,;:]+$/g;

/**
 * The form in which an address is stored and compared: without what cannot be seen and what surrounds it, in ASCII as far as
 * possible (an international domain as `xn--…`), in lower case. Dots and plus suffixes stay: they can be different mailboxes.
 * @param typed an address, also as a `mailto:` link. What is none comes back as none.
 */
export function normaliseEmail(typed: string): string {
  if (typed.length > LONGEST_TYPED) return typed;
  let text = withoutInvisible(typed);
  for (const [look, plain] of lookAlikes) text = text.replace(look, plain);
  text = text.normalize('NFKC').replace(AROUND, '');
  if (/^mailto:/i.test(text)) text = text.slice('mailto:'.length).replace(/\?.*$/s, '').replace(AROUND, '');
  const at = text.lastIndexOf('@');
  // Only ASCII: another letter has more than one lower case, and its address is refused.
  const name = text.slice(0, Math.max(at, 0)).replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  return at < 0 ? text : `${name}@${domainToAscii(text.slice(at + 1))}`;
}

/** By the parser of URLs, which would also read numbers and percent signs. */
function domainToAscii(domain: string): string {
  const isInternational = /[^ -~]/.test(domain) && !/[\p{Cc} !-,/:-@[-`{-~]/u.test(domain);
  const url = `http://${domain}`;
  return isInternational && URL.canParse(url) ? new URL(url).hostname : domain.toLowerCase();
}

/**
 * Whether an address is deliverable in form and cannot inject a header or recipient. Says nothing about the mailbox.
 * @param address in canonical form, or in capitals
 */
export function isEmailAddress(address: string): boolean {
  return DELIVERABLE.test(address);
}

/** Whether only its letters before the `@` keep an address from being delivered, as in `müller@example.com`. */
export function isUndeliverable(address: string): boolean {
  const at = address.lastIndexOf('@');
  const plain = address.slice(0, Math.max(at, 0)).replace(/[\p{L}\p{M}\p{N}]/gu, 'x');
  return !isEmailAddress(address) && isEmailAddress(plain + address.slice(at));
}

/**
 * Every address in a text, in canonical form, and the words with an `@` that are none.
 * @param text such as a line of a list, or `Ann <ann@example.com>, bo@example.com`
 */
export function findEmails(text: string): { found: string[]; refused: string[] } {
  const found: string[] = [];
  const refused: string[] = [];
  for (const word of withoutInvisible(text).split(/[\s,;|<>()"\u201c\u201d\uff0c\u3001]+/)) {
    if (!/[@\ufe6b\uff20]/.test(word)) continue;
    // With a bullet, or the sign that keeps a spreadsheet from calculating.
    const address = normaliseEmail(word.replace(/^['=+*\u2022-]+|'+$/g, ''));
    if (isEmailAddress(address)) found.push(address);
    else if (address.includes('@')) refused.push(word);
  }
  return { found, refused };
}

/**
 * Masks an address so that only its owner recognises it: `a•••@example.com`.
 * @param email an address, or '' for none
 */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email.slice(0, Math.max(at, 0));
  return at < 1 ? '' : `${first}•••${email.slice(at)}`;
}

/** `Name <address>`. Without quotation marks, brackets would be a remark, which mail programs leave out. */
export function mailboxOf(name: string, address: string): string {
  const quoted = `"${name.replace(/["\\]/g, '\\$&')}"`;
  return `${/[()[\]<>@,;:"\\]/.test(name) ? quoted : name} <${address}>`;
}

/** The address in `Name <name@example.com>`, or in `name@example.com (Name)`. */
export function bareAddress(mailbox: string): string {
  const text = mailbox.trim();
  return /<([^<>]+)>$/.exec(text)?.[1]?.trim() ?? text.replace(/\s*\([^()]*\)$/, '');
}

/*
 * Characters that are not seen: format characters (zero-width, direction, soft hyphen, byte order mark), variation selectors,
 * fillers, and every space but the ordinary one. The same ranges as `private.without_invisible` in the database.
 */
const INVISIBLE =
  /[\u00a0\u00ad\u061c\u115f\u1160\u1680\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufeff\uffa0\ufff0-\ufffc\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}]|\u034f|[\u17b4-\u17b5]|[\u180b-\u180f]|[\ufe00-\ufe0f]|[\u{e0000}-\u{e0fff}]/gu;

/** Takes out what cannot be seen. Not for words: emoji and several scripts are joined by such characters. */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '');
}

/** Without NUL and halves of characters, which the database does not store. */
export const storable = (text: string): string => text.replaceAll('\0', '').replace(/\p{Cs}/gu, '\ufffd');

/** Whether a text shows anything at all. */
export function isBlank(text: string): boolean {
  return withoutInvisible(text).trim() === '';
}
