import { type AtRule, type Container, parse, type Rule } from 'postcss';

/** What only narrows a selector down or names alternatives: it does not decide whether the rule is used. */
const conditions = /:(?:not|is|where|has)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;
const classNames = /\.((?:\\[0-9a-f]{1,6} |\\.|[\w-])+)/gi;
const ownElements = /(?:^|[\s>+~])([a-z]+-[a-z-]+)/g;

function plainName(escaped: string): string {
  return escaped.replace(/\\(?:([0-9a-f]{1,6}) |(.))/gi, (_, code?: string, character?: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : (character ?? ''),
  );
}

/** Every word that may be a class: what stands between spaces and quotes in a document or a bundle. */
function wordsOf(texts: readonly string[]): Set<string> {
  const words = texts.flatMap((text) =>
    text
      .replaceAll('&amp;', '&')
      .replaceAll('&gt;', '>')
      .split(/[\s"'`<>\\]+/),
  );
  return new Set(words);
}

function isUsed(selector: string, words: ReadonlySet<string>): boolean {
  const bare = selector.replaceAll(conditions, '');
  const names = [...bare.matchAll(classNames)].map(([, name = '']) => plainName(name));
  const elements = [...bare.replaceAll(classNames, '').matchAll(ownElements)].map(([, name = '']) => name);
  return [...names, ...elements].every((name) => words.has(name));
}

function dropUnusedRules(styles: Container, words: ReadonlySet<string>) {
  styles.walkRules((rule: Rule) => {
    // The stages of an animation look like rules, but have no selectors.
    if (rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as AtRule).name)) return;
    const used = rule.selectors.filter((selector) => isUsed(selector, words));
    if (used.length === 0) rule.remove();
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
}

/** Variables that nothing reads. One may be read only by another one that goes, so this is repeated. */
function dropUnreadVariables(styles: Container, words: readonly string[]) {
  for (let dropped = true; dropped; ) {
    dropped = false;
    const read = new Set([styles.toString(), ...words].flatMap((text) => text.match(/var\(--[\w-]+/g) ?? []));
    const isRead = (name: string) => read.has(`var(${name}`);
    styles.walkDecls(/^--/, (declaration) => {
      if (isRead(declaration.prop)) return;
      declaration.remove();
      dropped = true;
    });
    styles.walkAtRules('property', (rule) => {
      if (!isRead(rule.params)) rule.remove();
    });
  }
}

function dropWhatIsEmpty(styles: Container) {
  styles.walk((node) => {
    if ('nodes' in node && node.nodes?.length === 0) node.remove();
  });
}

function dropUnusedAnimations(styles: Container) {
  const named = new Set<string>();
  styles.walkDecls(/animation|--/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) named.add(word);
  });
  styles.walkAtRules(/keyframes$/, (rule) => {
    if (!named.has(rule.params)) rule.remove();
  });
}

/**
 * The part of a style sheet that some documents can come to use, for a page that carries its styles with it.
 * It keeps too much rather than too little: a rule goes only when one of its classes stands in none of the texts.
 *
 * @param css a whole style sheet
 * @param texts the documents, and the scripts that add to them
 */
export function usedStyles(css: string, texts: readonly string[]): string {
  const styles = parse(css);
  dropUnusedRules(styles, wordsOf(texts));
  dropWhatIsEmpty(styles);
  dropUnusedAnimations(styles);
  dropUnreadVariables(styles, texts);
  for (let depth = 0; depth < 4; depth++) dropWhatIsEmpty(styles);
  return styles.toString();
}
