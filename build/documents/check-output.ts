import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { POLICY_HEADER } from '../../lib/http/security-headers.ts';
import type { HtmlDocument } from './document.ts';
import { policyOf } from './policy.ts';
import { unevidencedIn } from './unevidenced.ts';

/** What a finished page must contain, according to the earlier build steps. */
export interface Expected {
  document: HtmlDocument;
  /** Number of forms that React rendered on the server. */
  forms: number;
  /** Whether this is the exercise, which the offline bundle starts. */
  isApp: boolean;
}

const BUNDLE = '/_next/static/offline/';

/** @returns what is wrong with the page's files */
function faultsOf({ document, forms, isApp }: Expected): string[] {
  return document.files.flatMap((file) => {
    const html = readFileSync(file, 'utf8');
    const $ = load(html);
    const unproven = process.env.CLAIMS === 'evidenced' ? unevidencedIn(html) : [];
    const scripts = $('script').get();
    const framework = scripts.filter(
      ({ attribs: { src = '' } }) => src.startsWith('/_next/') && !src.startsWith(BUNDLE),
    );
    const inline = scripts.filter(({ attribs: { src, type = '' } }) => !src && !type.endsWith('json'));
    const started = scripts.filter(({ attribs: { src = '' } }) => src.startsWith(BUNDLE));
    const checks: [isRight: boolean, fault: string][] = [
      [policyOf(document)?.includes("script-src 'self';") ?? false, `has no ${POLICY_HEADER}`],
      [framework.length === 0, 'runs scripts of the framework'],
      [inline.length === 0, 'has inline scripts'],
      [started.length === (isApp ? 1 : 0), 'is not started as it should be'],
      [$('style').text().length > 1_000, 'has no styles'],
      [$('link[rel="stylesheet"]').length === 0, 'waits for a style sheet'],
      [$('link[rel="preload"][as="font"]').length >= 2, 'asks for fewer than two fonts'],
      [$('main#main').length === 1, 'has no main part'],
      [unproven.length === 0, `shows figures without evidence: ${unproven.join(', ')}`],
      [$('site-form').length === forms, `has ${$('site-form').length} forms, not ${forms}`],
    ];
    return checks.flatMap(([isRight, fault]) =>
      isRight ? [] : [`${document.pathname} ${fault} (${file}).`],
    );
  });
}

/**
 * Checks every prerendered page as written, so that a change in Next's output cannot go unnoticed.
 * @throws naming each page and its faults
 */
export function checkOutput(expected: readonly Expected[]): void {
  const faults = expected.flatMap(faultsOf);
  if (faults.length > 0) throw new Error(`The build is not complete.\n${faults.join('\n')}`);
}
