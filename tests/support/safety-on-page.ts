import { load } from 'cheerio';
import {
  ask,
  emergency,
  footLine,
  safetyBox,
  safetyLine,
  safetyText,
  talk,
  talkBox,
  talkLine,
} from '@/content/safety';
import { plain } from '../unit/content/read-blocks';

const { shortly, fully, callFirst, numbers } = emergency;

/** Every sentence in which `content/safety.ts` says when to call which number, as a reader sees it. */
export const safetySentences: readonly string[] = [
  safetyLine,
  safetyText,
  talkLine,
  footLine,
  safetyBox.fully,
  safetyBox.notNew,
  safetyBox.ask,
  talkBox.briefly,
  talkBox.danger,
  `${shortly}? ${callFirst} ${numbers.map(({ label }) => label).join(' ')}`,
  fully,
  shortly,
  talk.when,
  ask.when,
]
  .map((text) => squeeze(plain(text)))
  .sort((one, other) => other.length - one.length);

const number = /\b(999|911|112)\b/;
const occasion = /\b(new|sudden(ly)?|severe(ly)?|serious(ly)?|urgent(ly)?|symptoms?)\b/i;
/** Wordings that are wrong with or without a number beside them. */
const forbidden = /\bnew,? (sudden|severe)|\bsudden or severe\b|\bgut (says|tells)\b/i;

function squeeze(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** What is left of a text without the sentences of the module. */
export function withoutSafety(text: string): string {
  return safetySentences.reduce((rest, sentence) => rest.replaceAll(sentence, ''), squeeze(text));
}

/** The parts of a text that say in words of their own when to call an emergency number. */
export function otherWordings(lines: readonly string[]): string[] {
  return lines
    .filter((line) => number.test(line) || forbidden.test(line))
    .map(withoutSafety)
    .filter((rest) => forbidden.test(rest) || (number.test(rest) && occasion.test(rest)));
}

const blocks =
  'p, li, dt, dd, td, th, h1, h2, h3, h4, h5, h6, caption, figcaption, summary, label, button, title';

/** The words of a page, one entry for each paragraph, item or heading; what no such element holds comes last. */
export function linesOf(html: string): string[] {
  const $ = load(html);
  const described = [...$('meta[content]')].map((meta) => $(meta).attr('content') ?? '');
  $('script, style, template').remove();
  const found: string[] = [];
  // The innermost come first: a list item's own words are read without those of the paragraphs inside it.
  for (const element of [...$(blocks)].reverse()) {
    found.unshift(squeeze($(element).text()));
    $(element).remove();
  }
  return [...found, squeeze($('body').text()), ...described];
}

const crisis =
  /\b(suicid\w*|(end|ending) (your|their|my|his|her) (own )?life|harm(ing)? (your|them|my)sel(f|ves)|not wanting to live|not (feel )?safe with yourself)\b/i;

/** Lines to call or text in the UK and Ireland and in the USA, and the way to find others. */
export const someoneToTalkTo = ['116 123', '85258', '988', '741741', 'findahelpline.com'] as const;

/**
 * The words of a page that speak of a crisis without a line to talk or text to in the same part.
 * @param parts what counts as a part of the page
 */
export function crisesWithoutHelp(
  html: string,
  parts = 'aside, section, article, footer, nav, main, body',
): string[] {
  const $ = load(html);
  $('script, style, template, head').remove();
  return [...$(blocks)]
    .map((element) => $(element))
    .filter((element) => crisis.test(element.text()))
    .filter((element) => {
      const part = element.closest(parts);
      const words = (part.length > 0 ? part : element).text();
      return !someoneToTalkTo.every((help) => words.includes(help));
    })
    .map((element) => squeeze(element.text()));
}
