import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { claims } from '../../content/claims.ts';
import { pages } from '../../content/pages.ts';
import { POLICY_HEADER } from '../../lib/http/security-headers.ts';
import { perRequestRoutes } from '../../lib/pages.ts';
import type { BuildContext, HtmlDocument } from './document.ts';
import { INLINE_SCRIPTS, policyOf } from './inline-styles.ts';

const internal = ['/_not-found', '/_global-error'];

/**
 * Checks that every page is registered, and has exactly one Content-Security-Policy: a page made for each request from the
 * middleware, a prerendered one from its stored headers.
 * @throws when a page is not registered, or would be sent with two policies or with none
 */
export function checkMiddleware({ outputs, routing }: BuildContext): void {
  const prerendered = new Set(outputs.prerenders.map(({ route }) => route));
  const built = outputs.appPages
    .map(({ pathname }) => pathname)
    .filter((route) => !route.endsWith('.rsc') && !internal.includes(route));
  const dynamic = built.filter((route) => !prerendered.has(route));
  const faults: string[] = [];
  for (const route of built)
    if (!Object.hasOwn(pages, route)) faults.push(`${route} is a page, so it belongs in content/pages.ts.`);
    else if (dynamic.includes(route) && !perRequestRoutes.includes(route))
      faults.push(`${route} is made for each request, so its entry in content/pages.ts says perRequest.`);
  for (const route of perRequestRoutes)
    if (!dynamic.includes(route))
      faults.push(`${route} is perRequest in content/pages.ts, but is not made for each request.`);
  for (const route of dynamic)
    if (!isMatched(routing.middlewareMatchers, route.replaceAll(/\[\w+\]/g, 'x')))
      faults.push(`${route} needs the middleware for its policy: add it to the matcher in middleware.ts.`);
  if (faults.length > 0)
    throw new Error(
      `The list of pages or their Content-Security-Policy is not complete.\n${faults.join('\n')}`,
    );
}

/** @throws when a route would ship the whole project, as it does if it reads a file whose path the build cannot tell */
export function checkTraces({ outputs }: BuildContext): void {
  const whole = [...outputs.appPages, ...outputs.appRoutes].filter(({ assets }) =>
    Object.keys(assets).some((file) => file.endsWith('package-lock.json')),
  );
  if (whole.length > 0)
    throw new Error(
      `The whole project would go to the server with ${whole.map(({ pathname }) => pathname).join(', ')}.`,
    );
}

function isMatched(matchers: BuildContext['routing']['middlewareMatchers'], pathname: string): boolean {
  return matchers.some(({ sourceRegex, has }) => !has?.length && new RegExp(sourceRegex).test(pathname));
}

/** What a finished page must contain, according to the earlier build steps. */
export interface Expected {
  document: HtmlDocument;
  /** Number of forms that React rendered on the server. */
  forms: number;
  /** Whether this is the exercise, which the offline bundle starts. */
  isApp: boolean;
  /** Whether an emergency flip begins on it, which has its place's numbers from the first paint. */
  isEmergency: boolean;
}

const BUNDLE = '/_next/static/offline/';

/** @returns what is wrong with the page's files */
function faultsOf({ document, forms, isApp, isEmergency }: Expected): string[] {
  return document.files.flatMap((file) => {
    const html = readFileSync(file, 'utf8');
    const $ = load(html);
    const unproven = process.env.CLAIMS === 'evidenced' ? unevidencedIn(html) : [];
    const scripts = $('script').get();
    const framework = scripts.filter(
      ({ attribs: { src = '' } }) => src.startsWith('/_next/') && !src.startsWith(BUNDLE),
    );
    const started = scripts.filter(({ attribs: { src = '' } }) => src.startsWith(BUNDLE));
    const checks: [isRight: boolean, fault: string][] = [
      [/script-src 'self'( 'sha256-\S+')?;/.test(policyOf(document) ?? ''), `has no ${POLICY_HEADER}`],
      [framework.length === 0, 'runs scripts of the framework'],
      [
        $(INLINE_SCRIPTS).length === (isEmergency ? 1 : 0),
        'has inline scripts, or not the one of an emergency',
      ],
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

const evidenced = claims.filter(({ basis }) => basis === 'evidenced');
const illustrative = claims.filter(({ basis }) => basis === 'illustrative');

/** Marks a figure that is a claim in any context, unlike "4-second", which also names the technique. */
const claimInAnyContext = /[%+#/]/;

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The text that readers, search engines and link previews get: content, meta tags and structured data. */
function textOf(html: string): string {
  const $ = load(html, { scriptingEnabled: false });
  const metas = $('meta[content]').get();
  const structured = $('script[type="application/ld+json"]').text();
  $('script, style').remove();
  // Keeps the texts of adjacent elements apart.
  $('*').prepend(' ').append(' ');
  const texts = [$.root().text(), ...metas.map(({ attribs: { content } }) => content), structured];
  return texts.join(' ').replace(/\s+/g, ' ');
}

/**
 * Finds figures of the claims registry that a page shows although they have no evidence.
 * @param html the page as served
 * @returns claim ids
 */
function unevidencedIn(html: string): string[] {
  const text = textOf(html);
  const shows = (phrase: string) =>
    new RegExp(`(?<![\\d.,])${escapePattern(phrase)}(?![\\d])`, 'i').test(text);
  return illustrative
    .filter(({ text: phrase, value }) => {
      const isItsOwn =
        claimInAnyContext.test(value) && !evidenced.some((claim) => claim.text.includes(value));
      return shows(phrase) || (isItsOwn && shows(value));
    })
    .map(({ id }) => id);
}
