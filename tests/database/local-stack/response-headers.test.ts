import { get, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cookiesOf } from '../../support/sign-in.ts';
import { connect, newPerson, type Person, serviceClient, state } from '../../support/stack.ts';

/** The response without its body; `get` keeps each header as it was sent. */
const responseOf = (path: string, headers: Record<string, string> = {}) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const request = get(new URL(path, state.siteUrl), { headers }, (response) => resolve(response.resume()));
    request.on('error', reject);
  });

const sizeOf = ({ rawHeaders }: IncomingMessage) =>
  rawHeaders.reduce((sum, each) => sum + each.length + 2, 20);

let account: Person;
const sql = connect();
beforeAll(async () => {
  account = await newPerson(`a-long-name-that-belongs-to-a-person-who-has-several-${'x'.repeat(20)}`);
  const picture = `https://lh3.googleusercontent.com/a-/${'ALV-UjX'.repeat(200)}`;
  const name = 'Åsa '.repeat(40);
  const metadata = { picture, avatar_url: picture, full_name: name, name, iss: 'Google' };
  await sql`update auth.users set raw_user_meta_data = ${sql.json(metadata)} where id = ${account.id}`;
});
afterAll(async () => {
  await serviceClient().auth.admin.deleteUser(account.id);
  await sql.end();
});

it.each(['/account', '/auth', '/flip-method-auth', '/flip-method-app', '/admin', '/api/session', '/blog'])(
  'the headers of a response fit a proxy’s buffer of 4,096 bytes, with the largest session, as it is renewed, and no cache: %s',
  async (path) => {
    const [{ name, value }] = await cookiesOf(account, 20);
    const cookie = `${name}=${value}`;
    const response = await responseOf(path, { cookie, origin: state.siteUrl });
    expect(response.headers['cache-control']).toMatch(/^private.*no-store/);
    const cookies = response.headers['set-cookie']?.map((each) => each.split('=')[0]);
    expect(cookies).toEqual(['sb-flip-auth-token', 'flip-signed-in']);
    // Over https come `__Host-`, `Secure` and Strict-Transport-Security.
    expect(sizeOf(response)).toBeLessThan(3_500 - 100);
  },
);

const documents = ['/', '/resources', '/no/such/page', '/auth', '/blog'];
it.each(documents)('proxies rewrite no document, caches keep none past a release: %s', async (path) => {
  const { headers } = await responseOf(path, { 'accept-encoding': 'gzip' });
  expect(headers['cache-control']).toContain('no-transform');
  expect(headers['cache-control']).not.toMatch(/s-maxage|max-age=[1-9]/);
  expect(headers['content-encoding']).toBe('gzip');
});

it('the headers of a response let files with a hash in their name be kept', async () => {
  const page = await (await fetch(state.siteUrl)).text();
  const file = /\/elements\/[\w.-]+\.js/.exec(page)?.[0] ?? '';
  expect((await responseOf(file)).headers['cache-control']).toContain('immutable');
});

const states = ['x', '%', 'null'];
it.each(states)('no header makes a page fail that asks for a part of it by “%s”', async (tree) => {
  const { statusCode, headers } = await responseOf('/auth', { rsc: '1', 'next-router-state-tree': tree });
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toContain('text/html');
});
