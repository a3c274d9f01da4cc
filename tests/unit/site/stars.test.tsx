import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Stars } from '@/components/site/voices';

/** The filled fraction of each star; a star covers the middle 17.4 of 20 units. */
function filled(rating: number): number[] {
  const markup = renderToStaticMarkup(<Stars rating={rating} label="" />);
  const width = Number(/<svg aria-hidden="true" width="([\d.]+)"/.exec(markup)?.[1]);
  return [0, 1, 2, 3, 4].map((place) => {
    const share = (width - place * 20 - 1.3) / 17.4;
    return Math.round(Math.min(1, Math.max(0, share)) * 100) / 100;
  });
}

describe('stars', () => {
  it.each([
    [4.8, [1, 1, 1, 1, 0.8]],
    [4.9, [1, 1, 1, 1, 0.9]],
    [5, [1, 1, 1, 1, 1]],
    [3, [1, 1, 1, 0, 0]],
    [0.5, [0.5, 0, 0, 0, 0]],
  ])('for %s are filled proportionally', (rating, expected) => {
    expect(filled(rating)).toEqual(expected);
  });
});
