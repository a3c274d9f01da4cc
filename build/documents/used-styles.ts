import { type AtRule, type Container, parse, type Rule } from 'postcss';

/** What only narrows a selector down or names alternatives: it does not decide whether the rule is used. */
const conditions = /:(?:not|is|where|has)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;
const classNames = /\.((?:\\[0-9a-f]{1,6} |\\.|[\w-])+)/gi;
const attributes = /(?<!\\)\[[^\]]*\]/g;
const pseudoClasses = /::?[\w-]+(?:\([^()]*\))?/g;
const elements = /[a-z][\w-]*/g;
/** What a browser draws inside of a field. */
const partsOfFields = /::(?:placeholder|file-selector-button|-webkit-(?!details-marker|scrollbar))/;

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

/** The classes and elements that a selector needs. */
function namesOf(selector: string): string[] {
  const bare = selector.replaceAll(conditions, '').replaceAll(attributes, '');
  const classes = [...bare.matchAll(classNames)].map(([, name = '']) => plainName(name));
  const rest = bare.replaceAll(classNames, '');
  const tags = rest.replaceAll(pseudoClasses, '').match(elements) ?? [];
  return [...classes, ...tags, ...(partsOfFields.test(rest) ? ['input'] : [])];
}

/** The stages of an animation look like rules, but have no selectors. */
const isStage = ({ parent }: Rule) => parent?.type === 'atrule' && /keyframes$/.test((parent as AtRule).name);

function allNames(styles: Container): string[] {
  const names = new Set<string>();
  styles.walkRules((rule) => {
    if (!isStage(rule)) for (const name of rule.selectors.flatMap(namesOf)) names.add(name);
  });
  return [...names];
}

function dropUnusedRules(styles: Container, names: ReadonlySet<string>) {
  styles.walkRules((rule) => {
    if (isStage(rule)) return;
    const used = rule.selectors.filter((selector) => namesOf(selector).every((name) => names.has(name)));
    if (used.length === 0) rule.remove();
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
}

const variablesRead = (text: string) => text.match(/var\(--[\w-]+/g) ?? [];

/** Variables that nothing reads. One may be read only by another one that goes, so this is repeated. */
function dropUnreadVariables(styles: Container, readElsewhere: readonly string[]) {
  for (let dropped = true; dropped; ) {
    dropped = false;
    const read = new Set([...variablesRead(styles.toString()), ...readElsewhere]);
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

/** What the build repeats for older browsers, and some of it more than once. */
function dropRepeated(styles: Container) {
  styles.walkRules((rule) => {
    const seen = new Set<string>();
    for (const node of [...(rule.nodes ?? [])].reverse()) {
      const text = node.toString();
      if (seen.has(text)) node.remove();
      seen.add(text);
    }
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

function cut(css: string, names: readonly string[], variables: readonly string[]): string {
  const styles = parse(css);
  dropUnusedRules(styles, new Set(names));
  dropRepeated(styles);
  dropWhatIsEmpty(styles);
  dropUnusedAnimations(styles);
  dropUnreadVariables(styles, variables);
  for (let depth = 0; depth < 4; depth++) dropWhatIsEmpty(styles);
  return styles.toString();
}

/** Cuts one style sheet. Most pages need the same parts of it as another, and cutting takes long. */
function cutterOf(css: string): (texts: readonly string[]) => string {
  const names = allNames(parse(css));
  const done = new Map<string, string>();
  return (texts) => {
    const words = wordsOf(texts);
    const used = names.filter((name) => words.has(name));
    const variables = [...new Set(texts.flatMap(variablesRead))];
    const key = [...used, ...variables].join(' ');
    const styles = done.get(key) ?? cut(css, used, variables);
    done.set(key, styles);
    return styles;
  };
}

const cutters = new Map<string, ReturnType<typeof cutterOf>>();

/**
 * The part of a style sheet that some documents can come to use, for a page that carries its styles with it.
 * It keeps too much rather than too little: a rule goes only when a class or an element that it needs stands in none of the texts.
 *
 * @param css a whole style sheet
 * @param texts the documents, and the scripts that add to them
 */
export function usedStyles(css: string, texts: readonly string[]): string {
  const cutter = cutters.get(css) ?? cutterOf(css);
  cutters.set(css, cutter);
  return cutter(texts);
}
