/**
 * Phrases of one language. In a phrase, `(a|b)` is either, `(a|)` is optional, `..` is up to three words, `…*` any ending,
 * `#` a number of two
 * digits or more, `$` the border of a sentence. Letters are compared without case, accents and repetitions.
 */
export interface DangerPhrases {
  /** Language code of ISO 639. */
  language: string;
  /** Languages that share these phrases, each with a regular expression for characters that only it uses. */
  or?: Readonly<Record<string, string>>;
  phrases: readonly string[];
  /** Phrases that count unless one of `denials` comes at most two words before them. */
  wishes?: readonly string[];
  denials?: string;
  /** Idioms, which are left out of a text before it is read. */
  harmless?: readonly string[];
  /** Short forms and common misspellings, by word; `own` words are joined or expanded like those of a text. */
  spellings?: Readonly<Record<string, string>>;
}

/** Letters that do not decompose into a plain one and an accent, and two-letter spellings of one (moechte). */
const plainLetters: Readonly<Record<string, string>> = {
  ...{ ß: 's', ø: 'o', æ: 'a', œ: 'o', ł: 'l', đ: 'd', ı: 'i', å: 'a', ё: 'е', ى: 'ي', ة: 'ه', ـ: '' },
  ...{ ae: 'a', oe: 'o', ue: 'u' },
};
const lettersToReplace = new RegExp(Object.keys(plainLetters).join('|'), 'g');

/** One spelling of a word or text: lower case, without accents, invisible characters, apostrophes and repeated letters. */
const foldLetters = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(lettersToReplace, (letters) => plainLetters[letters] ?? letters)
    .replace(/(\p{L})\1+/gu, '$1')
    // Writing without spaces is compared by characters.
    .replace(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/gu, ' $& ');

/** Signs that stand for letters within a word (su!cide, d1e). */
const signs: Readonly<Record<string, string>> = { '1': 'i', '!': 'i', '0': 'o', '3': 'e', '@': 'a', $: 's' };

/** The words of a text, each with a space on both sides; ` . ` stands between sentences. */
function foldText(text: string): string {
  const words = text
    .replace(/(?<=\p{L})[1!03@$](?=\p{L})/gu, (sign) => signs[sign] ?? sign)
    .replace(/(?<=\p{L})['’‘`´ʼ＇](?=\p{L})/gu, ' ')
    .replace(/\.{2,}|…/g, ' ')
    .replace(/[.!?;。！？؟।]|\n\s*\n/g, ' . ')
    .replace(/[^\p{L}\p{M}\p{N}\p{Cf}.]+/gu, ' ');
  return ` . ${foldLetters(words).trim().split(/\s+/).join(' ')} . `;
}

/** The source of a regular expression that finds a phrase in a folded text. */
function sourceOf(phrase: string): string {
  const parts = phrase.match(/\.\.|[()|$#]|[\p{L}\p{M}\p{N}]+\*?/gu) ?? [];
  return parts
    .map((part) => {
      if (part === '(') return '(?:';
      if (part === ')' || part === '|') return part;
      if (part === '$') return '\\. ';
      if (part === '#') return '[0-9]{2,} ';
      if (part === '..') return '(?:[^ .]+ ){0,3}';
      const word = foldLetters(part.replace('*', '')).trim().split(/\s+/).join(' ');
      return part.endsWith('*') ? `${word}[^ .]* ` : `${word} `;
    })
    .join('');
}

/** Whether two words differ by one letter: replaced, missing, added, or two that changed places. The first is the same. */
function isMisspelt(word: string, known: string): boolean {
  if (word[0] !== known[0] || Math.abs(word.length - known.length) > 1) return false;
  let start = 1;
  while (start < word.length && word[start] === known[start]) start += 1;
  const rest = [word.slice(start), known.slice(start)] as const;
  const [one, other] = rest;
  const isSwapped = one[0] === other[1] && one[1] === other[0] && one.slice(2) === other.slice(2);
  return isSwapped || one.slice(1) === other.slice(1) || one.slice(1) === other || one === other.slice(1);
}

/** Shorter words have too many neighbours that are words themselves. */
const LONG_WORD = 7;

/**
 * Makes a function that tells whether a text has words that say that a person may be about to die or to hurt themselves.
 * The words decide only where a message stands and how it is marked: a person reads it.
 * @returns gives the language of the words, or null if there are none
 */
export function dangerFinder(languages: readonly DangerPhrases[]): (text: string) => string | null {
  const patterns = languages.map(
    ({ language, or = {}, phrases, wishes = [], denials = '', harmless = [], spellings = {} }) => {
      const denied = denials ? `(?<! ${sourceOf(denials)}(?:[^ .]+ ){0,2})` : '';
      const any = (list: readonly string[]) => list.map(sourceOf).join('|');
      const found = [any(phrases), wishes.length > 0 && `${denied}(?:${any(wishes)})`].filter(Boolean);
      return {
        language,
        or: Object.entries(or).map(([other, sign]) => [other, new RegExp(sign, 'iu')] as const),
        found: new RegExp(`(?<= )(?:${found.join('|')})`, 'u'),
        harmless: harmless.length > 0 ? new RegExp(`(?<= )(?:${any(harmless)})`, 'gu') : null,
        // Longer phrases come first: `i m` before `m`.
        spellings: Object.entries(spellings)
          .map(([from, to]) => [` ${foldLetters(from).trim()} `, ` ${foldLetters(to).trim()} `] as const)
          .sort(([one], [other]) => other.length - one.length),
      };
    },
  );
  const own = new Set(
    foldLetters(languages.flatMap(({ phrases, wishes = [] }) => [...phrases, ...wishes]).join(' ')).match(
      /\p{L}+/gu,
    ),
  );
  const long = [...own].filter((word) => word.length >= LONG_WORD);
  const corrected = (word: string) =>
    own.has(word) || word.length < LONG_WORD - 1
      ? word
      : (long.find((known) => isMisspelt(word, known)) ?? word);
  return (text) => {
    const folded = foldText(text).replace(/[^ ]+/g, corrected);
    const first = patterns.find(({ found, harmless, spellings }) => {
      const spelt = spellings.reduce((words, [from, to]) => words.replaceAll(from, to), folded);
      return found.test(harmless ? spelt.replace(harmless, '– ') : spelt);
    });
    if (!first) return null;
    return first.or.find(([, sign]) => sign.test(text))?.[0] ?? first.language;
  };
}
