import { contentLinks } from '../build/content-report.ts';

const AT_ONCE = 8;
const TIMEOUT_MS = 6_000;

/** Requests a page of another site, without following redirects. @returns what a person should look at, or null */
async function faultOf(href: string, request: typeof fetch): Promise<string | null> {
  try {
    const { status, headers, body } = await request(href, {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { 'user-agent': 'Mozilla/5.0 (compatible; link check)', accept: 'text/html,*/*' },
    });
    await body?.cancel();
    const to = headers.get('location');
    if (status === 404 || status === 410) return 'The page is no longer there.';
    if ((status === 301 || status === 308) && to) return `It has moved to ${new URL(to, href).href}`;
    // Many sites block bots.
    return status < 400 ? null : `It refused to answer a program (${status}). Open it yourself.`;
  } catch {
    return 'It did not answer in time.';
  }
}

/**
 * Requests links, a few at once.
 * @param hrefs from `content`, never from a visitor
 * @returns by link what a person should look at
 */
export async function faultsOfLinks(
  hrefs: readonly string[],
  request: typeof fetch = fetch,
): Promise<Map<string, string>> {
  const faults = new Map<string, string>();
  for (let at = 0; at < hrefs.length; at += AT_ONCE) {
    const some = hrefs.slice(at, at + AT_ONCE).map(async (href) => {
      const fault = await faultOf(href, request);
      if (fault) faults.set(href, fault);
    });
    await Promise.all(some);
  }
  return faults;
}

/** `npm run links`: requests every external link of `content`, and prints those that need a look. */
export async function run(): Promise<number> {
  const external = (await contentLinks()).filter(({ kind }) => kind === 'external');
  const hrefs = [...new Set(external.map(({ href }) => href))];
  const faults = await faultsOfLinks(hrefs);
  for (const [href, fault] of faults) {
    const where = external.flatMap((link) => (link.href === href ? [link.where] : []));
    process.stdout.write(`${href}\n  ${fault}\n  ${where.join(', ')}\n`);
  }
  process.stdout.write(`${hrefs.length} pages of other sites were asked, ${faults.size} need a look.\n`);
  return faults.size === 0 ? 0 : 1;
}
