import { expect, it } from 'vitest';
import { type ClaimId, claims, shownClaims } from '@/content/claims';
import { figure } from '../../support/figures-on-page';
import { contentFiles, everyString } from './every-module';

const evidencedTexts = claims.filter(({ basis }) => basis === 'evidenced').map(({ text }) => text);

/** Figures but the evidenced ones, which every build may show. */
function figuresIn(text: string): string[] {
  const rest = evidencedTexts.reduce((all, evidenced) => all.replaceAll(evidenced, ''), text);
  return rest.match(figure) ?? [];
}

it('the content hard-codes only evidenced figures; all others come from the registry by id', async () => {
  const found =
    '97% slept, 97 % slept, 100% safe, 2000+ readers, 300 people, 1.3 reviews, 4.7 / 5, 4.7/5, #1';
  for (const text of found.split(', ')) expect(figuresIn(text), text).toHaveLength(1);
  expect(figuresIn('19 chapters for $4.99 at 3 a.m., 30-60 minutes, call 999, 116 123')).toEqual([]);
  const files = contentFiles().filter((file) => !['claims', 'evidence-claims'].includes(file));
  expect(files.length).toBeGreaterThan(40);
  // Figures from cited studies are allowed.
  const typed = (await everyString(files)).filter(({ text }) => figuresIn(text)[0]);
  expect(typed.filter(({ text }) => !text.includes('](#source-'))).toEqual([]);
});

it('the registry of figures has every figure in the specification', () => {
  const texts: readonly string[] = claims.map(({ text }) => text);
  const specified = [
    ...['1000+ Lives Changed', '1000+ People Helped', '10,000+ People Helped'],
    ...['5000+ Lives Changed', '4.9/5 Average Rating', '500+ reviews', '4.8/5 Average Rating'],
    ...['1000+ reviews', '98% would recommend', '2-hour read', '4-second technique'],
    ...['Works in Just 4 Seconds', '100% FREE', '30-day trial of the technique'],
    ...['30-day money-back guarantee', 'Results in week 1', 'Breakthroughs by week 3'],
    ...['94% reduced searches', '87% fewer panic attacks', '91% better sleep', '50+ events'],
    ...['10,000+ people reached', '4.9/5 rating', '98% rebook rate'],
    ...['1247 people transformed this month', '#1 Bestseller (soon/maybe)', '< 24hrs'],
  ];
  expect(texts).toEqual(expect.arrayContaining(specified));
});

it('the registry of figures states the basis of each and what evidence it needs: no reader outcome is evidenced', () => {
  expect(new Set(claims.map(({ id }) => id)).size).toBe(claims.length);
  for (const { id, basis, restsOn, needs } of claims) {
    expect(restsOn, id).not.toBe('');
    expect(needs === '', id).toBe(basis === 'evidenced');
  }
  const times: ClaimId[] = ['works-in-4-seconds', 'results-week-1', 'breakthrough-week-3'];
  const shares: ClaimId[] = ['better-sleep', 'fewer-searches', 'fewer-panic-attacks'];
  expect(shownClaims([...times, ...shares], 'evidenced')).toEqual([]);
});
