import { load } from 'cheerio';
import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import FillPartPage from '@/app/(site)/workbook/fill/[part]/page';
import { CourseDayText } from '@/app/(site)/workbook/reading';
import { Stage } from '@/app/flip-method-app/flip/stage';
import type { Article } from '@/content/articles/article';
import { articles } from '@/content/articles/articles';
import { banner } from '@/content/banner';
import { articlePage } from '@/content/blog';
import { claimMark } from '@/content/claim';
import { claims } from '@/content/claims';
import { course } from '@/content/course/course';
import { type AuthMailName, authMails } from '@/content/mails/auth';
import { pagesWithoutSelling } from '@/content/no-selling';
import * as safety from '@/content/safety';
import * as testimonials from '@/content/testimonials';
import { authMailTemplate, newAddressMail, oldAddressMail } from '@/lib/mail/account-mails';
import { paths } from '@/lib/paths';
import { pagePaths, renderPages } from '../../support/pages-of-site';
import { crisesWithoutHelp, linesOf, otherWordings, someoneToTalkTo } from '../../support/safety-on-page';
import { contentFiles, everyString, stringsIn } from '../content/every-module';
import { plain } from '../content/read-blocks';
import { allMails, render } from '../mail/all-mails';

const { ask, emergency, footLine, safetyBox, safetyLine, safetyText, talkBox, talkLine } = safety;
const wordingsIn = (html: string) => otherWordings(linesOf(html));

it('the scan finds a line on when to call that is not the standard one, and crisis without someone to talk to', () => {
  for (const line of [
    'New, sudden or severe symptoms: call 999 (UK) or 911 (USA) first.',
    'Anything sudden or severe comes first.',
    'If your gut says so, that is enough.',
    `${plain(safetyLine)} And for a new symptom, 999.`,
  ])
    expect(otherWordings([line]), line).toHaveLength(1);
  const services = 'In a mental health emergency call emergency services (999 UK, 911 USA).';
  for (const line of [safetyLine, talkLine, services, 'A new leaf, and 1999 of them.'])
    expect(otherWordings([plain(line)])).toEqual([]);
  const marked = '<p>For a <b>new</b> symptom call <a href="tel:999">999</a>.</p><div>New: <i>911</i></div>';
  expect(wordingsIn(marked)).toHaveLength(2);
  const alone = '<section><p>Thinking of ending your life? Call 999.</p></section>';
  expect(crisesWithoutHelp(alone)).toHaveLength(1);
  expect(crisesWithoutHelp(alone.replace('</p>', `</p><p>${plain(talkLine)}</p>`))).toEqual([]);
});

const pages = await renderPages();

it.each(pagePaths)('%s uses the standard wording, and each crisis has someone to talk to', (path) => {
  const html = pages.get(path) ?? '';
  expect(wordingsIn(html)).toEqual([]);
  expect(linesOf(html)).toEqual(expect.arrayContaining([safetyLine, talkLine].map(plain)));
  // On the resources page every entry is someone to talk to, and above each worksheet stand the lines to talk to:
  // these pages count as one section.
  const isOne = path === '/resources' || path.startsWith('/workbook/pages/');
  expect(crisesWithoutHelp(html, isOne ? 'main' : undefined)).toEqual([]);
});

it('every text in content uses only the standard wording, claims no number as tried, sends not all of the UK to 111', async () => {
  const wrong = /\bwe (have )?(dialled|rang|tried|tested) (each|every|the|these|all)\b|\b111 in the UK\b/i;
  const isWrong = (text: string) =>
    wrong.test(text) || (!text.startsWith('https://') && otherWordings([plain(text)]).length > 0);
  const strings = await everyString(contentFiles());
  expect(strings.filter(({ text }) => isWrong(text)).map(({ where }) => where)).toEqual([]);
});

it.each(course)('day $day of the course uses the standard wording', (day) => {
  expect(wordingsIn(renderToStaticMarkup(<CourseDayText day={day} />))).toEqual([]);
});

it('the flip’s question says the red flags in at most 60 words, as its description, and the rest behind "More"', () => {
  const step = { step: 'assess', seconds: 4, count: 1, actionNeeded: false, emergency: false } as const;
  const rest = { asking: true, technique: null, settled: true, ready: false } as const;
  const nothing = () => {};
  const drawFrames = () => nothing;
  const answers = { onAnswer: nothing, onChoose: nothing, onNext: nothing, onGoOn: nothing, drawFrames };
  const question = renderToStaticMarkup(<Stage {...step} {...rest} {...answers} />);
  const { document } = new JSDOM(question).window;
  const described = document.querySelector('[role=group]')?.getAttribute('aria-describedby');
  expect(document.getElementById(described ?? '')?.textContent).toContain(emergency.shortly);
  expect([wordingsIn(question), crisesWithoutHelp(question)]).toEqual([[], []]);
  const all = [safetyLine, ask.unsure, talkLine].map(plain);
  expect(linesOf(question)).toEqual(expect.arrayContaining(all));
  for (const each of document.querySelectorAll('[role=group], details > :not(summary), [aria-hidden=true]'))
    each.remove();
  const words = linesOf(document.body.innerHTML).join(' ').split(/\s+/);
  expect(words.length).toBeLessThanOrEqual(60);
  expect(words.join(' ')).toContain(`${emergency.shortly}? ${emergency.callFirst}`);
});

const authNames = Object.keys(authMails) as AuthMailName[];
const workbook = await FillPartPage({ params: Promise.resolve({ part: 'whole' }) });
it.each<readonly [string, { html: string; text?: string }]>([
  ['the workbook', { html: renderToStaticMarkup(workbook) }],
  ...allMails,
  ...authNames.map((name) => [`the mail ${name}`, { html: authMailTemplate(name) }] as const),
  ['the mail to a new address', render(newAddressMail('/x', 'ada@example.org'))],
  ['the mail to a new address, whose link has been used', render(newAddressMail(null, 'ada@example.org'))],
  ['the mail to an old address', render(oldAddressMail('a@b.c'))],
])('%s uses the standard wording, with someone to talk to or text', (_, { html, text }) => {
  expect(wordingsIn(html)).toEqual([]);
  for (const help of someoneToTalkTo) for (const part of [html, text ?? html]) expect(part).toContain(help);
});

it('the standard wording sends people with a plan to it, names the countries of each number, and answers those who have already done something, are pregnant, ask for a child, or are young', () => {
  for (const text of [safetyLine, safetyText, safetyBox.briefly, safetyBox.plan])
    expect(text).toContain(emergency.plan);
  const all = [safetyLine, safetyText, talkLine, footLine, safetyBox.ask, talkBox.briefly, talkBox.danger];
  for (const text of all.map(plain)) {
    expect(text.match(/\b(999|911|112|111)\b(?! \()/g), text).toBeNull();
    if (text !== footLine && /999/.test(text)) expect(text).toContain('your country’s number');
  }
  expect(safetyBox.briefly).toContain('Your own emergency number');
  for (const text of [talkLine, talkBox.briefly, talkBox.danger])
    expect(plain(text)).toContain('Already hurt yourself, or taken something');
  const pregnant = 'your maternity unit, midwife or doctor, day or night';
  for (const text of [pregnant, 'lists for adults do not fit', ...safetyBox.others])
    expect(safetyText).toContain(text);
  expect(safetyLine).toContain('Pregnancy, a new baby or a child: your maternity unit or a doctor');
  for (const text of [talkLine, talkBox.young]) expect(plain(text)).toContain('Under 18: Childline');
});

const documents = new Map([...pages].map(([path, page]) => [path, new JSDOM(page).window.document]));
const page = (path: string) => documents.get(path) as Document;

function inOrder(...elements: (Element | null | undefined)[]): boolean {
  return elements.every((element, index) => {
    const next = elements[index + 1];
    return element && (!next || Boolean(element.compareDocumentPosition(next) & 4));
  });
}

it.each(pagePaths)('a reader view and a translation of %s keep the numbers to call', (path) => {
  // Readability removes a `div` of which more than a fifth is links, unless a class of it contains "text".
  const lost = [...page(path).querySelectorAll('main [role=note] [href^="tel:"]')].filter((number) => {
    const box = number.closest('div:not([class*=text])');
    const links = [...(box?.querySelectorAll('a:not([href^="#"])') ?? [])];
    const linked = links.map(({ textContent }) => textContent).join('');
    return linked.length > 0.2 * (box?.textContent?.length ?? 0);
  });
  expect(lost.map(({ outerHTML }) => outerHTML)).toEqual([]);
  const numbers = [...page(path).querySelectorAll('[href^="tel:"], [href^="sms:"]')];
  const kept = (number: Element) =>
    number.closest('[translate=no]') ?? number.querySelector('[translate=no]');
  expect(numbers.filter((number) => !kept(number)).map(({ outerHTML }) => outerHTML)).toEqual([]);
});

it('pages for people in a spiral are resources, privacy, terms and the articles about symptoms; other pages sell', () => {
  const some = ['/resources', '/evidence', '/privacy', '/terms', '/accessibility'];
  const article = '/blog/difference-real-vs-anxiety';
  expect(pagesWithoutSelling).toEqual(expect.arrayContaining([...some, article]));
  for (const name of ['site-bar', 'site-counter']) expect(page('/about').querySelector(name)).not.toBeNull();
});

it.each(pagesWithoutSelling)('%s has the banner, but neither the sticky bar nor the counter', (path) => {
  const document = page(path);
  expect(document.querySelector('site-bar, site-counter')).toBeNull();
  expect(document.querySelector('header')?.textContent).toContain(banner.text);
});

it('no page holds a message that only a script shows, as browsers without styles show what is hidden', () => {
  for (const [path, document] of documents) {
    const texts = [...document.querySelectorAll('[hidden]:not(site-bar) p, [data-outcome=error] p')];
    expect(texts.map(({ textContent }) => textContent).join(''), path).toBe('');
  }
});

it.each(articles)('$id has in order the exercise, safety, its text, and the book', (article: Article) => {
  const putDown = article.putDown ?? articlePage.putDown;
  const document = page(`/blog/${article.id}`);
  const leading = [...document.querySelectorAll(`main a[href="${putDown.link.href}"]`)];
  const words = [putDown.text, putDown.link.label];
  const [first, last, ...more] = leading.filter(({ textContent }) => words.includes(textContent ?? ''));
  expect(more).toEqual([]);
  expect(first?.textContent).toBe(putDown.text);
  expect(last?.closest('p')?.textContent).toContain(putDown.text);
  const parts = [...document.querySelectorAll('.prose-section')];
  const find = (selector: string) => document.querySelector(selector);
  expect(inOrder(find('h1'), first, parts[0], parts.at(-1), last, find('#ways-on'))).toBe(true);
  expect(inOrder(find('[role=note]'), parts[0]?.querySelector('h2'))).toBe(true);
  expect(inOrder(parts.at(-1), find('site-share'))).toBe(true);
});

const words = (document: Document) => document.body.textContent?.replace(/\s+/g, ' ').toLowerCase() ?? '';

const withFigures = pagePaths.filter((path) => path !== '/about-these-figures');
it.each(withFigures)('an illustrative figure is labelled wherever it appears on %s', (path) => {
  const document = page(path);
  const marked = [...document.querySelectorAll('a[href^="/about-these-figures#"]')];
  const shown = claims.filter(({ pages: on }) => (on as readonly string[]).includes(path));
  for (const claim of shown) {
    const mark = marked.find((link) => link.getAttribute('href') === `/about-these-figures#${claim.id}`);
    if (claim.basis === 'evidenced') expect(mark, claim.id).toBeUndefined();
    else if (words(document).includes(claim.value.toLowerCase())) {
      expect(mark?.getAttribute('aria-label'), claim.id).toBe(claimMark.name(claim.text));
      expect(mark?.textContent, claim.id).toBe(claimMark.label);
    }
  }
});

it('an illustrative figure is labelled in the banner beside its counter, and no text promises that it works in seconds', () => {
  const promise = /\b(in|within|after) (just |only )?(4|four) seconds\b/i;
  for (const [path, document] of documents) {
    const counter = document.querySelector('site-counter');
    const mark = counter?.parentElement?.querySelector('a[href$="#transformed-this-month"]');
    expect(Boolean(mark), path).toBe(Boolean(counter));
    const said = words(document).replaceAll('works in just 4 seconds', '');
    if (path !== '/about-these-figures') expect(said, path).not.toMatch(promise);
  }
});

it('each sample of a review is labelled as one on every page, and those of a language model are apart, without stars', () => {
  const { sample, ai } = testimonials.testimonialLabels;
  const samples = stringsIn(testimonials).filter(({ where }) => /^(?!aiReviews).*\.text$/.test(where));
  const shown = new Map<string, number>();
  for (const [path, document] of documents) {
    const figures = [...document.querySelectorAll('figure')].map(({ textContent }) => textContent);
    const found = figures.filter((words) => samples.some(({ text }) => words.includes(text)));
    if (found.length === 0) continue;
    shown.set(path, found.length);
    for (const figure of found) expect(figure, path).toContain(sample);
    expect(words(document), path).toContain('placeholders until');
  }
  const expected = { '/book': 3, '/landing': 3, '/speaking': 2, '/testimonials': 7 };
  expect(Object.fromEntries(shown)).toEqual(expected);
  const list = page('/testimonials').querySelector('#ai-generated ul');
  expect(list?.querySelector('[role=img]')).toBeNull();
  expect([...(list?.children ?? [])].map(({ textContent }) => textContent)).toEqual(
    testimonials.aiReviews.map(({ text, author }) => `${ai}${text}${author}`),
  );
});

it('the list of figures has the whole registry, and says how much of it is evidenced', () => {
  const list = page(paths.claims).querySelector('table')?.textContent;
  for (const { text } of claims) expect(list).toContain(text);
  const evidenced = claims.filter(({ basis }) => basis === 'evidenced').length;
  expect(words(page(paths.claims))).toContain(`${claims.length} figures. ${evidenced} of them are evidenced`);
});

/** Ways of saying that the method is untested. Once it is honest; a refrain is no longer heard. */
const untested =
  /\bno (?:study|scientist) has tested\b|\b(?:has|have) (?:\S+ )?not been tested\b|\buntested\b|\bno study of (?:it|the Flip Method)\b/gi;
/** Texts to copy or of the book, which have no links, and the evidence page itself. */
const withoutLink = /^\/(speaking\/kit|sample-chapters.*|book|evidence)$/;
const parts = 'p, li, td, th, dt, dd, h1, h2, h3, figcaption, caption';

it.each(pagePaths)('that the method is untested is said once at most on %s, beside a link', (path) => {
  const $ = load(pages.get(path) ?? '');
  $('script, style, template').remove();
  $(parts).prepend(' ').append(' ');
  const said = $('body').text().match(untested) ?? [];
  expect(said.length).toBeLessThanOrEqual(1);
  if (said.length === 0 || withoutLink.test(path)) return;
  const place = $(parts).filter((_, block) => $(block).text().search(untested) >= 0);
  expect(place.find(`a[href="${paths.evidence}"]`).length).toBeGreaterThan(0);
});
