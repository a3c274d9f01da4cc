import 'server-only';

import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { publicEnv, serverEnv } from '@/lib/env';
import { isLoopback } from '@/lib/env-schema';
import { type ContentEntries, type ContentFileName, contentFile, contentFiles } from './content-files';

/** Why the host of the repository did not do what was asked; each has its sentence in `content/admin/content.ts`. */
const hostFaults = [
  'unauthorised',
  'forbidden',
  'missing',
  'conflict',
  'protected',
  'invalid',
  'limited',
  'silent',
  'failed',
  'broken',
] as const;
export type HostFault = (typeof hostFaults)[number];

export class HostFailure extends Error {
  override name = 'HostFailure';
  constructor(readonly fault: HostFault) {
    super(`The host of the repository: ${fault}.`);
  }
}

/** A file as the host has it. */
interface HostedFile {
  text: string;
  /** The version of this text: the host refuses a change if the file has another version by then. */
  version: string;
}

/** Where the files of the content are changed. */
export interface ContentHost {
  /** Null if there is no such file. @throws HostFailure */
  read(path: string): Promise<HostedFile | null>;
  /** @param version of the file that is replaced; none for a new one. @returns the id of the commit, '' without one. @throws HostFailure */
  write(path: string, text: string, message: string, version?: string): Promise<string>;
  /** What the host says of the newest commit; null if it cannot tell. */
  state(): Promise<'pending' | 'success' | 'failure' | null>;
}

const TIMEOUT_MS = 8_000;

const fileAnswer = z.object({ sha: z.string(), content: z.string(), encoding: z.literal('base64') });
const commitAnswer = z.object({ commit: z.object({ sha: z.string() }) });
const stateAnswer = z.object({ state: z.string(), total_count: z.number() });

/**
 * The contents API of GitHub, with a token that may write the contents of this one repository.
 * @param repository `owner/name`
 */
export function githubHost(repository: string, token: string, api = 'https://api.github.com'): ContentHost {
  const ask = async (path: string, body?: object) => {
    const response = await fetch(`${api}/repos/${repository}/${path}`, {
      method: body ? 'PUT' : 'GET',
      headers: {
        accept: 'application/vnd.github+json',
        authorization: `Bearer ${token}`,
        'user-agent': 'flip-method',
        'x-github-api-version': '2022-11-28',
      },
      ...(body && { body: JSON.stringify(body) }),
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => {
      throw new HostFailure('silent');
    });
    const answer: unknown = await response.json().catch(() => null);
    return { response, answer };
  };
  const fileAt = (path: string) => `contents/${path.split('/').map(encodeURIComponent).join('/')}`;
  return {
    async read(path) {
      const { response, answer } = await ask(fileAt(path));
      if (response.status === 404) return null;
      if (!response.ok) throw new HostFailure(faultOf(response, answer));
      const { data } = fileAnswer.safeParse(answer);
      if (!data) throw new HostFailure('failed');
      return { text: Buffer.from(data.content, 'base64').toString(), version: data.sha };
    },
    async write(path, text, message, version) {
      const content = Buffer.from(text).toString('base64');
      const { response, answer } = await ask(fileAt(path), { message, content, sha: version });
      if (!response.ok) throw new HostFailure(faultOf(response, answer, !version));
      return commitAnswer.safeParse(answer).data?.commit.sha ?? '';
    },
    async state() {
      try {
        const { response, answer } = await ask('commits/HEAD/status');
        const { data } = stateAnswer.safeParse(answer);
        // The token may not read the status, or the host reports none.
        if (!response.ok || !data || data.total_count === 0) return null;
        if (data.state === 'success' || data.state === 'pending') return data.state;
        return 'failure';
      } catch {
        return null;
      }
    },
  };
}

/** @param isNew without a version: a file of the name is there already (422) */
function faultOf({ status, headers }: Response, answer: unknown, isNew = false): HostFault {
  if (status === 401) return 'unauthorised';
  if (status === 429 || headers.has('retry-after') || headers.get('x-ratelimit-remaining') === '0')
    return 'limited';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'missing';
  // The host uses one status for both, and names a rule of the branch only in its message.
  const { message = '' } = z.object({ message: z.string() }).safeParse(answer).data ?? {};
  if (status === 409)
    return /pull request|rule|protected|status check/i.test(message) ? 'protected' : 'conflict';
  if (status === 422) return isNew ? 'conflict' : 'invalid';
  return 'failed';
}

/** The name that git gives a file's text. */
function blobName(text: string): string {
  const bytes = Buffer.from(text);
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

/** The files of this folder, for a site on one's own machine. @param root for the tests */
export function folderHost(root: string): ContentHost {
  const read = async (path: string) => {
    const text = await readFile(join(/* turbopackIgnore: true */ root, path), 'utf8').catch(() => null);
    return text === null ? null : { text, version: blobName(text) };
  };
  return {
    read,
    async write(path, text, _message, version) {
      if ((await read(path))?.version !== version) throw new HostFailure('conflict');
      const file = join(/* turbopackIgnore: true */ root, path);
      await mkdir(dirname(file), { recursive: true }).catch(() => undefined);
      await writeFile(file, text).catch(() => {
        throw new HostFailure('forbidden');
      });
      return '';
    },
    state: async () => null,
  };
}

/**
 * Reads the entries of a file of the content, and its version.
 * @throws HostFailure also if there is no such file, or none that fits its schema
 */
export async function readEntries<Name extends ContentFileName>(
  host: ContentHost,
  name: Name,
): Promise<{ all: ContentEntries[Name]; version: string }> {
  const file = await host.read(contentFiles[name]);
  if (!file) throw new HostFailure('missing');
  const { data } = contentFile(name).safeParse(jsonIn(file.text));
  if (!data) throw new HostFailure('broken');
  return { all: data, version: file.version };
}

/** Undefined for what is no JSON. Some editors put a byte order mark before it. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return undefined;
  }
}

/** Where the content of this site is changed: the repository, the files on one's own machine, or nowhere (null). */
export function contentHost(): ContentHost | null {
  const { CONTENT_REPOSITORY, CONTENT_TOKEN, CONTENT_API } = serverEnv();
  if (CONTENT_REPOSITORY && CONTENT_TOKEN) return githubHost(CONTENT_REPOSITORY, CONTENT_TOKEN, CONTENT_API);
  return isLoopback(publicEnv().SITE_URL) ? folderHost(process.cwd()) : null;
}
