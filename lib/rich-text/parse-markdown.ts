import { Lexer, type Token, Tokenizer, type Tokens } from 'marked';

export type MarkdownSpan =
  | { kind: 'text'; text: string }
  | { kind: 'break' }
  | { kind: 'strong' | 'em'; spans: MarkdownSpan[] }
  | { kind: 'link'; href: string; spans: MarkdownSpan[] };

export type MarkdownBlock =
  | { kind: 'paragraph' | 'heading'; spans: MarkdownSpan[] }
  | { kind: 'rule' }
  /** `start` is the number of the first item; null for bullets. */
  | { kind: 'list'; start: number | null; items: MarkdownBlock[][] }
  | { kind: 'quote'; blocks: MarkdownBlock[] };

/** What a letter cannot show, with its line, counted from 1. */
export interface MarkdownProblem {
  line: number;
  text: string;
  reason:
    | 'code'
    | 'table'
    | 'html'
    | 'picture'
    | 'crossed-out'
    | 'stars'
    | 'placeholder'
    | 'link'
    | 'link-title';
}

const reasons: Record<string, MarkdownProblem['reason']> = {
  code: 'code',
  codespan: 'code',
  table: 'table',
  html: 'html',
  image: 'picture',
  del: 'crossed-out',
};

class IssueTokenizer extends Tokenizer {
  /** A line such as `[Ann]: hello` is text: as a definition of a link it would be shown nowhere. */
  override def() {
    return undefined;
  }
  /** A line of dashes separates, also directly below a text, such as a signature. */
  override lheading() {
    return undefined;
  }
  /** `>50 of them` says "more than". */
  override blockquote(source: string) {
    return /^ {0,3}>\d/.test(source) ? undefined : super.blockquote(source);
  }
}

/** `{name}`, `*|NAME|*`, `%name%` and `[[name]]`, as other services write what they replace. */
const placeholders =
  /\{[^{}\n]{1,60}\}|\*\|[^|\n]{1,60}\|\*|(?<!\S)%{1,2}[A-Za-z][A-Za-z_]{1,40}%{1,2}|\[\[[^[\]\n]{1,60}\]\]/g;
const entities =
  /&(?:#\d+|#x[\da-f]+|amp|[lg]t|quot|apos|nbsp|zwn?j|shy|[mn]dash|hellip|[lr][sd]quo|bull|middot|copy|reg|trade|times|euro|pound|szlig|[a-z](?:uml|acute|grave|circ|tilde|cedil));/gi;
/** Meant to be bold, other than in `f**k`. */
const strayStars = /(?<![\p{L}\p{N}])\*\*[^\s*][^*]*\*\*|\*\*[^*]*[^\s*]\*\*(?![\p{L}\p{N}])/gu;

/**
 * Reads a letter in Markdown: paragraphs, headings, lists, quotations, emphasis, links. Every word and number that was typed is
 * in the result, also where it is a problem: what cannot be shown stays as it was typed. A single line break is one.
 * @param siteUrl origin of the site without a trailing slash, which links to its pages get
 * @param tag the campaign that links to the site name, the same for each reader, so that visits can be counted by letter
 */
export function parseMarkdown(
  source: string,
  siteUrl: string,
  tag?: string,
): { blocks: MarkdownBlock[]; problems: MarkdownProblem[] } {
  // Line breaks within paragraphs, as word processors have them, and characters that no mail can carry.
  const text = source.replace(/\r\n?|[\v\f\u2028\u2029]/g, '\n').replace(/(?![\t\n])\p{Cc}/gu, '');
  const lines = text.split('\n');
  const problems = lines.flatMap((text, index) =>
    [...text.matchAll(placeholders)].map(
      ([found]): MarkdownProblem => ({ line: index + 1, text: found, reason: 'placeholder' }),
    ),
  );
  /** First line of the outermost block: lines of nested blocks no longer have their marks. */
  let firstLine = 0;
  const report = (reason: MarkdownProblem['reason'], raw: string) => {
    const text = raw.trim();
    const [start = ''] = text.split('\n', 1);
    const found = lines.findIndex((line, index) => index >= firstLine && line.includes(start));
    problems.push({ line: Math.max(found, firstLine) + 1, text: text.slice(0, 80), reason });
  };

  const blockOf = (token: Token): MarkdownBlock[] => {
    switch (token.type) {
      case 'space':
        return [];
      case 'hr':
        return [{ kind: 'rule' }];
      case 'heading':
      case 'paragraph':
        return [{ kind: token.type, spans: spansOf(token.tokens) }];
      case 'text':
        return [{ kind: 'paragraph', spans: spanOf(token) }];
      case 'list':
        return listOf(token as Tokens.List);
      case 'blockquote':
        return [{ kind: 'quote', blocks: (token.tokens ?? []).flatMap(blockOf) }];
      default:
        return [{ kind: 'paragraph', spans: asTyped(token) }];
    }
  };

  const listOf = ({ items, ordered }: Tokens.List): MarkdownBlock[] => {
    const marks = items.map(({ raw }) => /^\s*(\d+)([.)])/.exec(raw) ?? []);
    const first = Number(marks[0]?.[1]);
    const isCounting = marks.every(([, typed], index) => typed === String(first + index));
    // "1986. That was the year." is a sentence, and a mail has room for two digits.
    const isList = !ordered || (isCounting && first + items.length < 100 && (first < 2 || items.length > 1));
    const read = items.map(({ tokens }) => inItem(tokens));
    if (isList) return [{ kind: 'list', start: ordered ? first : null, items: read }];
    return read.flatMap(([head, ...rest], index) => {
      const [, typed = '', sign = ''] = marks[index] ?? [];
      const number: MarkdownSpan = { kind: 'text', text: `${typed}${sign} ` };
      if (head?.kind !== 'paragraph')
        return [{ kind: 'paragraph', spans: [number] }, ...(head ? [head] : []), ...rest];
      return [{ kind: 'paragraph', spans: [number, ...head.spans] }, ...rest];
    });
  };

  /** A box of a task stands before the paragraph that it belongs to, not in it. */
  const inItem = (tokens: readonly Token[]): MarkdownBlock[] => {
    const [box, next, ...rest] = tokens;
    if (box?.type !== 'checkbox') return tokens.flatMap(blockOf);
    const [head, ...others] = next ? blockOf(next) : [];
    const spans = head?.kind === 'paragraph' ? head.spans : [];
    const more = head && head.kind !== 'paragraph' ? [head, ...others] : others;
    return [{ kind: 'paragraph', spans: [...spanOf(box), ...spans] }, ...more, ...rest.flatMap(blockOf)];
  };

  const spansOf = (tokens: readonly Token[] = []): MarkdownSpan[] =>
    tokens.flatMap((token, index) =>
      isSum(token, tokens[index - 1], tokens[index + 1])
        ? [{ kind: 'text', text: token.raw } as const]
        : spanOf(token),
    );

  const spanOf = (token: Token): MarkdownSpan[] => {
    switch (token.type) {
      case 'strong':
      case 'em':
        return [{ kind: token.type, spans: spansOf(token.tokens) }];
      case 'link':
        return linkOf(token as Tokens.Link);
      case 'br':
        return [{ kind: 'break' }];
      case 'checkbox':
        return [{ kind: 'text', text: token.checked ? '☑ ' : '☐ ' }];
      case 'escape':
      case 'text':
        return 'tokens' in token && token.tokens ? spansOf(token.tokens) : [wordsOf(token)];
      default:
        return asTyped(token);
    }
  };

  const wordsOf = ({ type, raw, ...token }: Token): MarkdownSpan => {
    if (type !== 'text') return { kind: 'text', text: 'text' in token ? token.text : raw };
    for (const [entity] of raw.matchAll(entities)) report('html', entity);
    for (const [stars] of raw.matchAll(strayStars)) report('stars', stars);
    return { kind: 'text', text: raw };
  };

  const linkOf = (token: Tokens.Link): MarkdownSpan[] => {
    const target = hrefOf(token, siteUrl);
    const href = target && tag && target.startsWith(`${siteUrl}/`) ? withTag(target, tag) : target;
    if (!href || token.title) {
      report(href ? 'link-title' : 'link', token.raw);
      return [{ kind: 'text', text: token.raw }];
    }
    const spans = spansOf(token.tokens);
    return [{ kind: 'link', href, spans: token.text.trim() ? spans : [{ kind: 'text', text: href }] }];
  };

  const asTyped = ({ type, raw }: Token): MarkdownSpan[] => {
    report(reasons[type] ?? 'html', raw);
    return raw
      .trim()
      .split('\n')
      .flatMap((text, index) => [
        ...(index > 0 ? [{ kind: 'break' } as const] : []),
        { kind: 'text', text } as const,
      ]);
  };

  const blocks: MarkdownBlock[] = [];
  const lexer = new Lexer({ gfm: true, breaks: true, tokenizer: new IssueTokenizer() });
  for (const token of lexer.lex(text)) {
    const [start = '', ...rest] = token.raw.split('\n');
    if (token.type !== 'space') firstLine = Math.max(lines.indexOf(start, firstLine), firstLine);
    blocks.push(...blockOf(token));
    firstLine += rest.length;
  }
  return { blocks, problems: problems.sort((a, b) => a.line - b.line) };
}

/** Neither `2*3*4`, which would be another number, nor `f**k this s**t` is emphasis. */
function isSum(token: Token, before: Token | undefined, after: Token | undefined): boolean {
  if (token.type !== 'em' && token.type !== 'strong') return false;
  const inner = token.raw.replace(/^[*_]+|[*_]+$/g, '');
  const isWithin = /\p{L}$/u.test(before?.raw ?? '') && /^\p{L}/u.test(after?.raw ?? '');
  if (isWithin && /[^\p{L}\p{N}*_]/u.test(inner)) return true;
  return /\d\|\d/.test(`${before?.raw.at(-1)}|${inner[0]} ${inner.at(-1)}|${after?.raw[0]}`);
}

/** A link to the site with the tag of a campaign, unless it has one. */
export function withTag(href: string, tag: string): string {
  const url = new URL(href);
  if (!url.searchParams.has('utm_campaign')) {
    url.searchParams.set('utm_source', 'newsletter');
    url.searchParams.set('utm_campaign', tag);
  }
  return url.href;
}

/** A link's URL: https, a page of this site, an address or a number; null for any other. */
function hrefOf(
  { href: typed, autolink, raw }: Tokens.Link & { autolink?: boolean },
  siteUrl: string,
): string | null {
  // As it stands in the source of a web page.
  const href = typed.replaceAll('&amp;', '&');
  if (/^\/(?![/\\])/.test(href)) return URL.canParse(siteUrl + href) ? siteUrl + href : null;
  if (/^(mailto|tel|sms):[^\s<>"]+$/i.test(href)) return href;
  const url = autolink && /^www\./i.test(raw) ? href.replace(/^http:/, 'https:') : href;
  const isAllowed = url.startsWith(`${siteUrl}/`) || /^https:\/\//i.test(url);
  return isAllowed && URL.canParse(url) ? url : null;
}
