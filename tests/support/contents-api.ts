import { hash } from 'node:crypto';
import { createServer } from 'node:http';
import { listen } from './faulty-api.ts';

export type ContentsApi = Awaited<ReturnType<typeof startContentsApi>>;
/** A status, words and headers; `silent` never answers. */
type Fault = readonly [status: number, message: string, headers?: Record<string, string>] | 'silent';

const shaOf = (text: string) => hash('sha1', `blob ${Buffer.byteLength(text)}\0${text}`);

/** A stand-in for GitHub's contents API and commit statuses of one repository. */
export async function startContentsApi(repository: string, token: string) {
  const api = {
    /** By path. */
    files: new Map<string, string>(),
    commits: [] as { path: string; message: string }[],
    /** Answers of the next requests instead. */
    faults: [] as Fault[],
    /** Of the newest commit, as GitHub combines it. */
    state: null as string | null,
  };
  const server = createServer(async (request, response) => {
    const answer = (status: number, body: object, headers: Record<string, string> = {}) => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(JSON.stringify(body));
    };
    const body = Buffer.concat(await request.toArray()).toString();
    const fault = api.faults.shift();
    if (fault === 'silent') return;
    if (fault) return answer(fault[0], { message: fault[1] }, fault[2]);
    if (request.headers.authorization !== `Bearer ${token}`)
      return answer(401, { message: 'Bad credentials' });
    const prefix = `/repos/${repository}/`;
    const path = decodeURIComponent(request.url ?? '');
    if (!path.startsWith(prefix)) return answer(404, { message: 'Not Found' });
    const rest = path.slice(prefix.length);
    if (rest === 'commits/HEAD/status')
      return answer(200, { state: api.state ?? 'pending', total_count: api.state ? 1 : 0 });
    const name = rest.replace(/^contents\//, '');
    const stored = api.files.get(name);
    if (request.method === 'GET') {
      if (stored === undefined) return answer(404, { message: 'Not Found' });
      // As GitHub does, with a line break every 60 characters.
      const content = Buffer.from(stored).toString('base64').replace(/.{60}/g, '$&\n');
      return answer(200, { type: 'file', encoding: 'base64', sha: shaOf(stored), content });
    }
    const { message, content, sha } = JSON.parse(body) as Record<'message' | 'content' | 'sha', string>;
    if (stored !== undefined && !sha)
      return answer(422, { message: 'Invalid request.\n\n"sha" wasn\'t supplied.' });
    if (stored !== undefined && sha !== shaOf(stored))
      return answer(409, { message: `${name} does not match ${sha}` });
    const text = Buffer.from(content, 'base64').toString();
    api.files.set(name, text);
    api.commits.push({ path: name, message });
    const shas = { content: { sha: shaOf(text) }, commit: { sha: shaOf(message) } };
    return answer(stored === undefined ? 201 : 200, shas);
  });
  return Object.assign(api, await listen(server));
}
