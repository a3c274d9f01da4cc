import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type ContentHost, folderHost, githubHost, readEntries } from '@/lib/content-host';
import { type ContentsApi, startContentsApi } from '../../support/contents-api';

const path = 'content/site.json';
let api: ContentsApi;
let host: ContentHost;
beforeAll(async () => {
  api = await startContentsApi('ann/site', 'secret');
  host = githubHost('ann/site', 'secret', api.url);
  return () => api.stop();
});
beforeEach(() => void Object.assign(api, { files: new Map([[path, 'é\n']]), faults: [], commits: [] }));

it('a file at the host of the repository is read, and written as a commit', async () => {
  const file = await host.read(path);
  expect(file?.text).toBe('é\n');
  expect(await host.write(path, '“new”\n', 'Change the name', file?.version)).toMatch(/^\w{40}$/);
  expect(api.commits).toEqual([{ path, message: 'Change the name' }]);
  expect(await host.read('content/none.json')).toBeNull();
  await host.write('content/drafts/a b.md', 'A', 'Add a draft');
  expect(Object.fromEntries(api.files)).toEqual({ [path]: '“new”\n', 'content/drafts/a b.md': 'A' });
});

it('a file is not written over what somebody else has saved meanwhile, nor as new where there is one', async () => {
  const file = await host.read(path);
  api.files.set(path, 'other\n');
  for (const version of [file?.version, undefined])
    await expect(host.write(path, 'mine\n', 'm', version)).rejects.toMatchObject({ fault: 'conflict' });
  expect(api.files.get(path)).toBe('other\n');
});

it.each<[ContentsApi['faults'][number], string]>([
  [[401, 'Bad credentials'], 'unauthorised'],
  [[403, 'Resource not accessible by personal access token'], 'forbidden'],
  [[403, 'API rate limit exceeded', { 'x-ratelimit-remaining': '0' }], 'limited'],
  [[403, 'You have exceeded a secondary rate limit', { 'retry-after': '60' }], 'limited'],
  [[429, 'Too many requests'], 'limited'],
  [[404, 'Not Found'], 'missing'],
  [[409, 'Could not update file: Changes must be made through a pull request.'], 'protected'],
  [[409, 'Repository rule violations found'], 'protected'],
  [[422, 'Invalid request.'], 'invalid'],
  [[500, 'Server Error'], 'failed'],
])('a file is not written when the host answers %j: %s', async (answer, fault) => {
  api.faults = [answer];
  await expect(host.write(path, 'x', 'm', 'sha')).rejects.toMatchObject({ fault });
});

it('a file that was changed by hand is read with the mark of an editor, and said to be broken if it is', async () => {
  const file = 'content/testimonials.json';
  await expect(readEntries(host, 'testimonials')).rejects.toMatchObject({ fault: 'missing' });
  api.files.set(file, '\ufeff{}\r\n');
  expect((await readEntries(host, 'testimonials')).all).toEqual({});
  for (const text of ['{"a":', '{"a": {"text": ""}}', '']) {
    api.files.set(file, text);
    await expect(readEntries(host, 'testimonials')).rejects.toMatchObject({ fault: 'broken' });
  }
});

it('the host is waited for eight seconds at most, and says what became of the newest commit, if it knows', async () => {
  api.faults = ['silent'];
  const timeout = AbortSignal.timeout;
  const limit = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout.call(AbortSignal, 100));
  await expect(host.read(path)).rejects.toMatchObject({ fault: 'silent' });
  expect(limit).toHaveBeenCalledWith(8_000);
  limit.mockRestore();
  expect(await host.state()).toBeNull();
  api.state = 'failure';
  expect(await host.state()).toBe('failure');
  api.faults = [[403, 'Resource not accessible']];
  expect(await host.state()).toBeNull();
});

it('a file on one’s own machine is changed in place, unless it was changed meanwhile', async () => {
  const root = await mkdtemp(join(tmpdir(), 'content-'));
  const own = folderHost(root);
  expect(await own.read('site.json')).toBeNull();
  await own.write('site.json', 'a\n', '');
  const file = await own.read('site.json');
  await own.write('site.json', 'b\n', '', file?.version);
  await expect(own.write('site.json', 'c\n', '', file?.version)).rejects.toMatchObject({ fault: 'conflict' });
  expect(await readFile(join(root, 'site.json'), 'utf8')).toBe('b\n');
});
