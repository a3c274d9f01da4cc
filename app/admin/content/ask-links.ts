import 'server-only';

/** What another site says of one of its addresses. */
export type LinkAnswer =
  | { kind: 'there' }
  | { kind: 'moved'; to: string }
  | { kind: 'gone' }
  /** Many sites refuse programs: it needs a person to open it. */
  | { kind: 'refused'; status: number }
  | { kind: 'silent' };

const AT_ONCE = 8;
const PATIENCE_MS = 6_000;
/** A browser gives up on the answer of a form after half a minute. */
const TOGETHER_MS = 22_000;

/**
 * Asks other sites whether the pages are there. A redirect is reported and not followed.
 * @param hrefs of `content`, never of a visitor
 * @returns one answer for each, in the same order; `silent` for those that there was no time for
 */
export async function askLinks(hrefs: readonly string[], ask: typeof fetch = fetch): Promise<LinkAnswer[]> {
  const together = AbortSignal.timeout(TOGETHER_MS);
  const answers: LinkAnswer[] = [];
  const queue = hrefs.entries();
  const worker = async () => {
    for (const [index, href] of queue) answers[index] = await askLink(href, ask, together);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return answers;
}

async function askLink(href: string, ask: typeof fetch, together: AbortSignal): Promise<LinkAnswer> {
  try {
    const signal = AbortSignal.any([together, AbortSignal.timeout(PATIENCE_MS)]);
    const response = await ask(href, {
      redirect: 'manual',
      signal,
      headers: { 'user-agent': 'Mozilla/5.0 (compatible; link check)', accept: 'text/html,*/*' },
    });
    await response.body?.cancel();
    return readAnswer(href, response);
  } catch {
    return { kind: 'silent' };
  }
}

function readAnswer(href: string, { status, headers }: Response): LinkAnswer {
  if (status === 404 || status === 410) return { kind: 'gone' };
  const to = headers.get('location');
  if ((status === 301 || status === 308) && to) return { kind: 'moved', to: new URL(to, href).href };
  return status < 400 ? { kind: 'there' } : { kind: 'refused', status };
}
