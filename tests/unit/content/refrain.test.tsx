import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { paths } from '@/lib/paths';
import { pagePaths, sharedPages } from '../../support/pages-of-site';

/** Ways of saying that the method is untested. Once it is honest; a refrain is no longer heard. */
const untested =
  /\bno (?:study|scientist) has tested\b|\b(?:has|have) (?:\S+ )?not been tested\b|\buntested\b|\bno study of (?:it|the Flip Method)\b/gi;
/** Texts to copy or of the book, which have no links, and the evidence page itself. */
const withoutLink = /^\/(speaking\/kit|sample-chapters.*|book|evidence)$/;
const blocks = 'p, li, td, th, dt, dd, h1, h2, h3, figcaption, caption';

const pages = await sharedPages();

it.each(pagePaths)('that the method is untested is said once at most on %s, beside a link', (path) => {
  const $ = load(pages.get(path) ?? '');
  $('script, style, template').remove();
  $(blocks).prepend(' ').append(' ');
  const said = $('body').text().match(untested) ?? [];
  expect(said.length).toBeLessThanOrEqual(1);
  if (said.length === 0 || withoutLink.test(path)) return;
  const place = $(blocks).filter((_, block) => $(block).text().search(untested) >= 0);
  expect(place.find(`a[href="${paths.evidence}"]`).length).toBeGreaterThan(0);
});
