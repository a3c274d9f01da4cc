import { load } from 'cheerio';
import * as safety from '@/content/safety';
import { plain } from '../unit/content/read-blocks';

const { ask, footLine, safetyBox, safetyLine, safetyText, talk, talkBox, talkLine } = safety;
const { shortly, fully, callFirst, numbers } = safety.emergency;

/** Every sentence in `content/safety.ts` about when to call which number, as readers see it. */
const safetySentences: readonly string[] = [
  ...[safetyLine, safetyText, talkLine, footLine, safetyBox.fully, safetyBox.notNew, safetyBox.ask],
  ...[talkBox.briefly, talkBox.danger, fully, shortly, talk.when, talk.shortly, ask.when],
  `${shortly}? ${callFirst} ${numbers.map(({ label, who }) => `${label} ${who}`).join(' ')}`,
]
  .map((text) => squeeze(plain(text)))
  .sort((one, other) => other.length - one.length);

const number = /\b(999|911|112)\b/;
const occasion = /\b(new|sudden(ly)?|severe(ly)?|serious(ly)?|urgent(ly)?|symptoms?)\b/i;
/** Wordings that are wrong with or without a number. */
const forbidden = /\bnew,? (sudden|severe)|\bsudden or severe\b|\bgut (says|tells)\b/i;

function squeeze(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** A text without the sentences of `content/safety.ts`. */
export function withoutSafety(text: string): string {
  return safetySentences.reduce((rest, sentence) => rest.replaceAll(sentence, ''), squeeze(text));
}

/** The parts of a text that describe in other words when to call an emergency number. */
export function otherWordings(lines: readonly string[]): string[] {
  return lines
    .filter((line) => number.test(line) || forbidden.test(line))
    .map(withoutSafety)
    .filter((rest) => forbidden.test(rest) || (number.test(rest) && occasion.test(rest)));
}

const blocks =
  'p, li, dt, dd, td, th, h1, h2, h3, h4, h5, h6, caption, figcaption, summary, label, button, title';

/** The text of a page, one entry per paragraph, item or heading; text outside of these comes last. */
export function linesOf(html: string): string[] {
  const $ = load(html);
  const described = [...$('meta[content]')].map((meta) => $(meta).attr('content') ?? '');
  $('script, style, template').remove();
  const found: string[] = [];
  // Innermost first, so that a list item's own text is read without its paragraphs'.
  for (const element of [...$(blocks)].reverse()) {
    found.unshift(squeeze($(element).text()));
    $(element).remove();
  }
  return [...found, squeeze($('body').text()), ...described];
}

const crisis =
  /\b(suicid\w*|(end|ending) (your|their|my|his|her) (own )?life|harm(ing)? (your|them|my)sel(f|ves)|not wanting to live|not (feel )?safe with yourself)\b/i;

/** Numbers to call or text in the UK, Ireland and the USA, and a directory of others. */
export const someoneToTalkTo = ['116 123', '85258', '988', '741741', 'findahelpline.com'] as const;

/** Text on a page that mentions a crisis without a number to call or text in the same section. */
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
