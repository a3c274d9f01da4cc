import { contentLinks } from '../build/content-report.ts';

const AT_ONCE = 8;
const TIMEOUT_MS = 6_000;

/** Requests a page of another site, without following redirects. @returns what a person should look at, or null */
async function faultOf(href: string): Promise<string | null> {
  try {
    const { status, headers, body } = await fetch(href, {
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

/** `npm run links`: requests every external link of `content`, a few at once, and prints those that need a look. */
export async function run(): Promise<number> {
  const external = (await contentLinks()).filter(({ kind }) => kind === 'external');
  const hrefs = [...new Set(external.map(({ href }) => href))];
  let faults = 0;
  for (let at = 0; at < hrefs.length; at += AT_ONCE) {
    const some = hrefs.slice(at, at + AT_ONCE);
    for (const [index, fault] of (await Promise.all(some.map(faultOf))).entries()) {
      if (!fault) continue;
      faults += 1;
      const where = external.flatMap((link) => (link.href === some[index] ? [link.where] : []));
      process.stdout.write(`${some[index]}\n  ${fault}\n  ${where.join(', ')}\n`);
    }
  }
  process.stdout.write(`${hrefs.length} pages of other sites were asked, ${faults} need a look.\n`);
  return faults === 0 ? 0 : 1;
}
