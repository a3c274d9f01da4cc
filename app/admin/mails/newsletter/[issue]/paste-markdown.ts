/** Words in one style. */
interface Run {
  text: string;
  strong: boolean;
  em: boolean;
  /** Crossed out, which no mail shows: the composer names it. */
  struck: boolean;
  href: string | null;
}

type Style = Omit<Run, 'text'>;

/** Before a block: its signs on the first line, and on those below. */
interface Prefix {
  first: string;
  rest: string;
  isUsed?: boolean;
}

const blockElements =
  /^(?:address|article|aside|blockquote|body|caption|dd|details|div|dl|dt|figcaption|figure|footer|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|summary|table|tbody|thead|tr|ul)$/;
const leftOut =
  /^(?:script|style|template|noscript|head|title|meta|link|svg|img|picture|video|audio|iframe|object|button|input|select|textarea)$/;

/** Marks of lists, hidden words, and what others remarked about the text in Word. */
const notForReaders = /mso-list:\s*Ignore|display:\s*none|mso-hide:\s*all|mso-element:\s*comment/i;
/** Some web pages show emoji as pictures. */
const isEmoji = /^\p{Emoji_Presentation}|^\p{Emoji}\ufe0f/u;

/**
 * Turns pasted HTML (of a word processor or a web page) into the Markdown of a letter: paragraphs, headings, lists, quotations,
 * bold, italic and links. Pictures and everything else that has no words is left out.
 * Turndown 7.2.5 was tried: it keeps neither Word's lists nor Google Docs' styles, and writes broken signs where bold or a link is
 * around a paragraph, so that most of this would still be needed.
 * @param page an inert document, none of whose scripts or pictures is loaded
 */
export function markdownOf(page: Document): string {
  const blocks: { text: string; isItem: boolean; quotes: number }[] = [];
  let runs: Run[] = [];

  function flush(prefixes: readonly Prefix[], sign = '') {
    const words = writeRuns(runs);
    runs = [];
    if (!words) return;
    const bullet = /^[•·▪◦‣]\s*/.exec(words)?.[0] ?? '';
    const text = sign + (bullet && !sign ? `- ${words.slice(bullet.length)}` : words);
    const isItem = prefixes.some(({ first, isUsed }) => first !== '> ' && !isUsed) || text.startsWith('- ');
    const first = prefixes.map((each) => (each.isUsed ? each.rest : each.first)).join('');
    const rest = prefixes.map((each) => each.rest).join('');
    for (const each of prefixes) each.isUsed = true;
    const quotes = prefixes.filter((each) => each.first === '> ').length;
    blocks.push({ text: first + text.replaceAll('\n', `\n${rest}`), isItem, quotes });
  }

  function walk(node: Node, style: Style, prefixes: readonly Prefix[]) {
    if (node.nodeType === node.TEXT_NODE) {
      runs.push({ text: (node.textContent ?? '').replace(/[\s\u00a0]+/g, ' '), ...style });
      return;
    }
    if (node.nodeType !== node.ELEMENT_NODE) return;
    const element = node as HTMLElement;
    const name = element.localName;
    const css = element.getAttribute('style') ?? '';
    if (name === 'img' && isEmoji.test(element.getAttribute('alt') ?? ''))
      runs.push({ text: element.getAttribute('alt') ?? '', ...style });
    if (
      leftOut.test(name) ||
      notForReaders.test(css) ||
      /mso(?:comoff|comanchor|CommentRef)/i.test(element.className)
    )
      return;
    if (name === 'br') {
      runs.push({ text: '\n', ...style });
      return;
    }
    const raised = /^su[bp]$/.test(name) && raise(element.textContent ?? '', name === 'sup');
    if (raised) {
      runs.push({ text: raised, ...style });
      return;
    }
    const children = (inner: Style, within: readonly Prefix[]) => {
      for (const child of element.childNodes) walk(child, inner, within);
    };
    if (name === 'q') {
      runs.push({ text: '“', ...style });
      children(style, prefixes);
      runs.push({ text: '”', ...style });
      return;
    }
    if (!blockElements.test(name)) return children(styleOf(element, style), prefixes);
    flush(prefixes);
    if (name === 'tr') {
      for (const end of element.querySelectorAll('br, div, li, p, td, th')) end.after(' ');
      const cells = [...element.children].map((cell) => cell.textContent?.trim()).filter(Boolean);
      runs.push({ text: cells.join(' · ').replace(/\s+/g, ' '), ...style });
      return flush(prefixes);
    }
    const wordItem = /mso-list:\s*l\d+\s+level(\d)/i.exec(css);
    const isHeading = /^h[1-6]$/.test(name);
    const own = wordItem
      ? { first: '    '.repeat(Number(wordItem[1]) - 1) + markOfWord(element), rest: '    ' }
      : prefixOf(element);
    const within = own ? [...prefixes, own] : prefixes;
    children(styleOf(element, style), within);
    // Bold would say twice that it is a heading.
    if (isHeading) runs = runs.map((run) => ({ ...run, strong: false }));
    flush(within, isHeading ? '## ' : '');
  }

  walk(page.body, { strong: false, em: false, struck: false, href: null }, []);
  flush([]);
  return blocks
    .map(({ text, isItem, quotes }, index) => {
      const before = blocks[index - 1];
      if (!before) return text;
      if (isItem && before.isItem) return `\n${text}`;
      return `\n${'> '.repeat(Math.min(quotes, before.quotes)).trim()}\n${text}`;
    })
    .join('');
}

function prefixOf(element: HTMLElement): Prefix | null {
  if (element.localName === 'blockquote') return { first: '> ', rest: '> ' };
  if (element.localName !== 'li') return null;
  const list = element.closest('ol, ul');
  if (list?.localName !== 'ol') return { first: '- ', rest: '  ' };
  const items = [...list.children].filter((each) => each.localName === 'li');
  // A number can be given to any item, and counts on from there.
  const at = items.indexOf(element);
  const given = items.slice(0, at + 1).findLastIndex((item) => item.hasAttribute('value'));
  const isDown = list.hasAttribute('reversed');
  const start = Number(
    items[given]?.getAttribute('value') ?? list.getAttribute('start') ?? (isDown ? items.length : 1),
  );
  const steps = at - Math.max(given, 0);
  const first = `${Math.max(0, start + (isDown ? -steps : steps))}. `;
  return { first, rest: ' '.repeat(first.length) };
}

/** Word writes a list as paragraphs, each with its mark in a part that it ignores when it reads them again. */
function markOfWord(element: HTMLElement): string {
  const mark = element.querySelector('[style*="mso-list"][style*="gnore"]')?.textContent ?? '';
  const number = /^\s*(\d{1,3})[.)]/.exec(mark)?.[1];
  return number ? `${number}. ` : '- ';
}

function styleOf(element: HTMLElement, outer: Style): Style {
  const { fontWeight: weight, fontStyle } = element.style;
  const name = element.localName;
  const isBold = weight
    ? weight === 'bold' || Number(weight) >= 600
    : outer.strong || /^(?:b|strong)$/.test(name);
  const isItalic = fontStyle ? /italic|oblique/.test(fontStyle) : outer.em || /^(?:i|em|cite)$/.test(name);
  const struck =
    outer.struck || /^(?:del|s|strike)$/.test(name) || /line-through/.test(element.style.textDecoration);
  return { strong: isBold, em: isItalic, struck, href: name === 'a' ? hrefOf(element) : outer.href };
}

/** Digits of a power or of a formula: in the line, 10² would become 102. */
function raise(text: string, isUp: boolean): string {
  const digits = isUp ? '⁰¹²³⁴⁵⁶⁷⁸⁹' : '₀₁₂₃₄₅₆₇₈₉';
  return /^\d+$/.test(text) ? text.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit) : '';
}

function hrefOf(link: HTMLElement): string | null {
  const href = link.getAttribute('href')?.trim() ?? '';
  if (!/^(?:https?:\/\/|mailto:|tel:|sms:)/i.test(href) || !URL.canParse(href)) return null;
  const { hostname, pathname, searchParams } = new URL(href);
  // What Google Docs and Outlook make of a link; Outlook's holds the address of who got it.
  const name =
    (/(?:^|\.)google\.com$/.test(hostname) && pathname === '/url' && 'q') ||
    (hostname.endsWith('.safelinks.protection.outlook.com') && 'url');
  const real = name && searchParams.get(name);
  return (real && URL.canParse(real) ? real : href)
    .replaceAll('(', '%28')
    .replaceAll(')', '%29')
    .replaceAll(' ', '%20');
}

/** Joins words of the same style. Spaces stand outside of emphasis and links, where Markdown wants them. */
function writeRuns(runs: readonly Run[]): string {
  const joined: Run[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    const isSpace = run.text.trim() === '';
    if (last && ((isSpace && run.text !== '\n' && !run.href) || isSameStyle(last, run)))
      last.text += run.text;
    else joined.push({ ...run });
  }
  const written = joined.map(({ text, strong, em, struck, href }, index) => {
    const isAfterWord = !href && /[\p{L}\p{N}]$/u.test(joined[index - 1]?.text ?? '');
    const isBeforeWord = !href && /^[\p{L}\p{N}]/u.test(joined[index + 1]?.text ?? '');
    // Signs between a word and a punctuation mark would stay signs.
    const aside = (isNext: boolean) => (isNext && (strong || em || struck) ? '[^\\p{L}\\p{N}]*' : '\\s*');
    const parts =
      new RegExp(`^(${aside(isAfterWord)})([\\s\\S]*?)(${aside(isBeforeWord)})$`, 'u').exec(text) ?? [];
    const [, before = '', words = '', after = ''] = parts;
    if (!words) return markLiterally(text);
    const address = href?.replace(/^(?:mailto|tel|sms):/, '');
    if (href && words === address) return text;
    // Within a word only the star marks.
    const isInWord = (before === '' && isAfterWord) || (after === '' && isBeforeWord);
    const sign = (struck ? '~~' : '') + (strong ? '**' : '') + (em ? (isInWord ? '*' : '_') : '');
    const end = [...sign].reverse().join('');
    // Brackets would end the words of a link.
    const plain = href ? words.replaceAll('[', '(').replaceAll(']', ')').replaceAll('\n', ' ') : words;
    const lines = markLiterally(plain)
      .split('\n')
      .map((line) => (line.trim() ? sign + line.trim() + end : ''))
      .join('\n');
    return markLiterally(before) + (href ? `[${lines}](${href})` : lines) + markLiterally(after);
  });
  return written
    .join('')
    .replace(/[ \t]*\n[ \t]*/g, '\n')
    .replace(/ {2,}/g, ' ')
    .trim()
    .replace(/^(?:#{1,6}|[-+>])(?=\s)/gm, '\\$&');
}

const isSameStyle = (a: Run, b: Run) =>
  a.strong === b.strong && a.em === b.em && a.struck === b.struck && a.href === b.href;

/** Signs of Markdown in the words stay what they are. */
const markLiterally = (text: string) =>
  text.replace(/\\(?=[!-/:-@[-`{-~])|[*`[\]]|(?<!\w)_|_(?!\w)|~(?=\S)|<(?=[a-z/!])/gi, '\\$&');
