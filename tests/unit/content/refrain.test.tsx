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

it.each(pagePaths)(
  'that no study has tested the method is said at most once on %s, beside a link',
  async (path) => {
    const $ = load((await sharedPages()).get(path) ?? '');
    $('script, style, template').remove();
    $(blocks).prepend(' ').append(' ');
    const said = $('body').text().match(untested) ?? [];
    expect(said.length).toBeLessThanOrEqual(1);
    if (said.length === 0 || withoutLink.test(path)) return;
    const place = $(blocks).filter((_, block) => $(block).text().search(untested) >= 0);
    expect(place.find(`a[href="${paths.evidence}"]`).length).toBeGreaterThan(0);
  },
  120_000,
);
