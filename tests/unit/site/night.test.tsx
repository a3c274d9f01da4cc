import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import NightPage from '@/app/(site)/night/page';
import { appBar } from '@/content/navigation';
import { emergency, safetyBox, talk, talkBox } from '@/content/safety';
import { broughtBack, readSlip, stateOf, withWords } from '@/lib/domain/slip';
import { linesOf, otherWordings } from '../../support/safety-on-page';
import { plain } from '../content/read-blocks';

/** Local time on 24 November 2026, or on a later day. */
const at = (hour: number, day = 24) => new Date(2026, 10, day, hour).getTime();

it('the slip for the morning waits until the next eight, and is shown from then on until it is thrown away', () => {
  const states = [at(4), at(7), at(8), at(9, 27)].map((now) => stateOf({ words: 'ring', at: at(3) }, now));
  expect(states).toEqual(['waiting', 'waiting', 'shown', 'shown']);
  const evening = [at(23), at(9, 25)].map((now) => stateOf({ words: 'ring', at: at(22) }, now));
  expect(evening).toEqual(['waiting', 'shown']);
});

it('the slip for the morning keeps what was left before when more is written, or what was thrown away is back', () => {
  const slip = withWords({ words: 'ring Dr Lee', at: at(3, 22) }, 'ask', at(3));
  expect(slip).toEqual({ words: 'ring Dr Lee, ask', at: at(3) });
  const thrown = { words: 'ring Dr Lee', at: at(3) };
  expect(broughtBack(thrown, null)).toEqual(thrown);
  expect(broughtBack(thrown, { words: 'ask', at: at(9) })).toEqual({ words: 'ring Dr Lee, ask', at: at(9) });
});

it('the slip for the morning outlasts a clock that was set back or was wrong, and is ignored if it is something else', () => {
  expect(stateOf({ words: 'ring', at: at(3) }, at(2))).toBe('waiting');
  for (const day of [23, 31, 1e300])
    expect(stateOf({ words: 'ring', at: at(3, 24 + day) }, at(2))).toBe('shown');
  for (const text of [null, '', '{', '[]', 'null', '{"words":3}', '{"words":" ","at":5}'])
    expect(readSlip(text)).toBeNull();
  expect(readSlip('{"words":"ring","at":5}')).toEqual({ words: 'ring', at: 5 });
});

const night = renderToStaticMarkup(<NightPage />);
const { document: nightPage } = new JSDOM(night).window;

it('the night page asks about a call first, in the standard wording, and says each number once', () => {
  const words = linesOf(night);
  expect(otherWordings(words)).toEqual([]);
  const { briefly, others } = safetyBox;
  for (const text of [emergency.fully, briefly, ...others, talk.when, talkBox.briefly, talkBox.young])
    expect(words).toContain(plain(text));
  expect(nightPage.querySelector('main li a')?.getAttribute('href')).toBe('tel:999');
  const [main] = nightPage.getElementsByTagName('main');
  // Those of other countries are hidden in the row by script, and opened below it.
  expect(main?.querySelector('details')?.textContent).toMatch(/999.*911.*112/);
  main?.querySelector('details')?.remove();
  const text = main?.textContent ?? '';
  for (const number of ['999', '911', '112', '111', '116 123', '85258', '988', '741741'])
    expect(text.match(new RegExp(`(?<!\\d)${number}(?!\\d)`, 'g')), number).toHaveLength(1);
});

it('the night page leads to a phone, to the finder of lines, to one flip and to the page for someone near, and shows no form without its script', () => {
  // Seen in the installed app only, which has no Back of a browser.
  const bar = nightPage.querySelector('.app-bar');
  expect([...(bar?.querySelectorAll('a') ?? [])].map(({ href }) => href)).toEqual([appBar.back.href]);
  bar?.remove();
  const hrefs = [...nightPage.querySelectorAll('#main a')].map((link) => link.getAttribute('href') ?? '');
  const others = new Set(hrefs.filter((href) => !/^(tel|sms):/.test(href)));
  const ways = ['/companion#three-sentences', '/flip-method-app?mode=emergency', 'https://findahelpline.com'];
  expect([...others].sort()).toEqual(ways);
  expect(nightPage.querySelector('#main nav, footer')).toBeNull();
  const hidden = [...nightPage.querySelectorAll('#main [hidden]')];
  expect(hidden.map(({ id, textContent }) => `${id}${textContent?.trim()}`)).toEqual([
    'morning',
    'thrown',
    'slip',
  ]);
});
