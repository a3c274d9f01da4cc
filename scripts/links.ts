import { makeContentReport } from '../build/content-report.ts';

type LinkStatus =
  | { kind: 'there' }
  | { kind: 'moved'; to: string }
  | { kind: 'gone' }
  /** Many sites block bots, so a person has to open the link. */
  | { kind: 'refused'; status: number }
  | { kind: 'silent' };

const CONCURRENCY = 8;
const REQUEST_TIMEOUT_MS = 6_000;
const TOTAL_TIMEOUT_MS = 120_000;

/**
 * Requests external links. Permanent redirects are reported, never followed.
 * @param hrefs from `content`, never from a visitor
 * @returns one status per link, in the same order; `silent` for failures and those not reached in time
 */
export async function probeLinks(
  hrefs: readonly string[],
  request: typeof fetch = fetch,
): Promise<LinkStatus[]> {
  const deadline = AbortSignal.timeout(TOTAL_TIMEOUT_MS);
  const results: LinkStatus[] = [];
  const queue = hrefs.entries();
  const worker = async () => {
    for (const [index, href] of queue) results[index] = await probeLink(href, request, deadline);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  return results;
}

async function probeLink(href: string, request: typeof fetch, deadline: AbortSignal): Promise<LinkStatus> {
  try {
    const signal = AbortSignal.any([deadline, AbortSignal.timeout(REQUEST_TIMEOUT_MS)]);
    const response = await request(href, {
      redirect: 'manual',
      signal,
      headers: { 'user-agent': 'Mozilla/5.0 (compatible; link check)', accept: 'text/html,*/*' },
    });
    await response.body?.cancel();
    return readStatus(href, response);
  } catch {
    return { kind: 'silent' };
  }
}

function readStatus(href: string, { status, headers }: Response): LinkStatus {
  if (status === 404 || status === 410) return { kind: 'gone' };
  const to = headers.get('location');
  if ((status === 301 || status === 308) && to) return { kind: 'moved', to: new URL(to, href).href };
  return status < 400 ? { kind: 'there' } : { kind: 'refused', status };
}

/** `npm run links`: requests every external link of `content`, and prints those that need a look. */
export async function run(): Promise<number> {
  const external = (await makeContentReport()).links.filter(({ kind }) => kind === 'external');
  const hrefs = [...new Set(external.map(({ href }) => href))];
  const results = await probeLinks(hrefs);
  const doubtful = hrefs.filter((_, index) => results[index]?.kind !== 'there');
  for (const href of doubtful) {
    const where = external.flatMap((link) => (link.href === href ? [link.where] : []));
    process.stdout.write(
      `${href}\n  ${describeStatus(results[hrefs.indexOf(href)])}\n  ${where.join(', ')}\n`,
    );
  }
  process.stdout.write(`${hrefs.length} pages of other sites were asked, ${doubtful.length} need a look.\n`);
  return doubtful.length === 0 ? 0 : 1;
}

function describeStatus(result: LinkStatus | undefined): string {
  if (result?.kind === 'gone') return 'The page is no longer there.';
  if (result?.kind === 'moved') return `It has moved to ${result.to}`;
  return result?.kind === 'refused'
    ? `It refused to answer a program (${result.status}). Open it yourself.`
    : 'It did not answer in time.';
}
