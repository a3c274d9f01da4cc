import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { load } from 'cheerio';
import { readState } from '../../../scripts/state.ts';

export interface ReleaseServer {
  url: string;
  /** Switches the site to this release; pages can load no files of another. */
  release(number: number): void;
  close(): void;
}

const files = '/_next/static/offline/';

/**
 * A proxy for the running site that serves different releases of it: the same build with the release's number
 * as the title of each cached document. From the second release on, only the service worker is served the
 * exercise's files, so a page that does not take them from its cache breaks.
 */
export async function serveReleases(): Promise<ReleaseServer> {
  const { siteUrl } = readState();
  let current = 1;

  const server = createServer(async ({ url = '/', headers }, response) => {
    // The site itself counts page views.
    if (url === '/api/visit') return response.writeHead(204).end();
    const byWorker = headers.referer?.endsWith('/flip-worker.js') === true;
    if (current > 1 && url.startsWith(files) && !byWorker) return response.writeHead(404).end();
    const answer = await fetch(siteUrl + url, { redirect: 'manual' });
    const type = answer.headers.get('content-type') ?? 'text/plain';
    response.writeHead(answer.status, { 'content-type': type, 'cache-control': 'no-store' });
    if (url !== '/flip-worker.js') return response.end(Buffer.from(await answer.arrayBuffer()));
    const worker = (await answer.text())
      .replace(/(?<=documents:{)[^}]*/, (documents) =>
        documents.replaceAll(/"([^"]+)"/g, (_, packed) => `"${withTitle(packed, `Release ${current}`)}"`),
      )
      .replace(/version:"\w+"/, `version:"release-${current}"`);
    return response.end(worker);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    release: (number) => {
      current = number;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** A document as embedded in the worker, with another title. */
function withTitle(packed: string, title: string): string {
  const $ = load(inflateRawSync(Buffer.from(packed, 'base64')).toString());
  $('title').text(title);
  return deflateRawSync($.html()).toString('base64');
}
