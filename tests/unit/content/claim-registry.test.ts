import { describe, expect, it } from 'vitest';
import { type ClaimId, claim, claims, shownClaim, shownClaims } from '@/content/claims';
import { figuresPage } from '@/content/figures-page';
import { paths } from '@/lib/paths';

describe('the registry of figures', () => {
  it('has every figure in the specification', () => {
    const texts: readonly string[] = claims.map(({ text }) => text);
    expect(texts).toEqual(
      expect.arrayContaining([
        '1000+ Lives Changed',
        '1000+ People Helped',
        '10,000+ People Helped',
        '5000+ Lives Changed',
        '4.9/5 Average Rating',
        '500+ reviews',
        '4.8/5 Average Rating',
        '1000+ reviews',
        '98% would recommend',
        '2-hour read',
        '4-second technique',
        'Works in Just 4 Seconds',
        '100% FREE',
        '30-day trial of the technique',
        '30-day money-back guarantee',
        'Results in week 1',
        'Breakthroughs by week 3',
        '94% reduced searches',
        '87% fewer panic attacks',
        '91% better sleep',
        '50+ events',
        '10,000+ people reached',
        '4.9/5 rating',
        '98% rebook rate',
        '1247 people transformed this month',
        '#1 Bestseller (soon/maybe)',
        '< 24hrs',
      ]),
    );
  });

  it('has unique ids', () => {
    expect(new Set(claims.map(({ id }) => id)).size).toBe(claims.length);
  });

  it('states the basis of each figure, and what evidence illustrative ones need', () => {
    for (const { id, basis, restsOn, needs } of claims) {
      expect(restsOn, id).not.toBe('');
      expect(needs === '', id).toBe(basis === 'evidenced');
    }
  });

  it('counts no reader outcome as evidenced, since there is no study', () => {
    const outcomes: ClaimId[] = [
      'works-in-4-seconds',
      'results-week-1',
      'breakthrough-week-3',
      'fewer-searches',
      'fewer-panic-attacks',
      'better-sleep',
    ];
    expect(shownClaims(outcomes, 'evidenced')).toEqual([]);
  });

  it('refers to pages that exist', () => {
    const known: readonly unknown[] = ['*', ...Object.values(paths)];
    for (const { id, pages } of claims) for (const page of pages) expect(known, id).toContain(page);
  });

  it('has a display name for each of those pages', () => {
    const named = Object.keys(figuresPage.table.pageNames);
    for (const { id, pages } of claims) for (const page of pages) expect(named, id).toContain(page);
  });

  it('finds a claim by id and throws for an unknown one', () => {
    expect(claim('better-sleep').value).toBe('91%');
    expect(() => claim('longer-life' as ClaimId)).toThrow('longer-life');
  });

  it('filters claims in the given order: all, or only the evidenced ones', () => {
    const ids: ClaimId[] = ['two-hour-read', 'guarantee-30-days', 'fewer-searches'];
    expect(shownClaims(ids, 'all').map(({ id }) => id)).toEqual(ids);
    expect(shownClaims(ids, 'evidenced').map(({ id }) => id)).toEqual(['guarantee-30-days']);
    expect(shownClaim('fewer-searches', 'all')?.value).toBe('94%');
    expect(shownClaim('fewer-searches', 'evidenced')).toBeUndefined();
  });
});
