import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseEnv as parseFile } from 'node:util';
import { runInNewContext } from 'node:vm';
import { afterEach, expect, it, vi } from 'vitest';
import * as schema from '@/lib/env-schema';

const { mayMailWithout, openPostalAddress, parseEnv, proxyBefore, publicEnvSchema } = schema;
const { refusePlaceholders, serverEnvSchema } = schema;

it.each([
  [{ VERCEL: '1' }, 'Vercel'],
  [{ FLY_APP_NAME: 'flip' }, 'Fly.io'],
  [{ RENDER: 'true' }, 'Render'],
  [{ RAILWAY_ENVIRONMENT_NAME: 'production' }, 'Railway'],
  [{ DYNO: 'web.1' }, 'Heroku'],
  [{ K_SERVICE: 'flip' }, 'Cloud Run'],
  [{ AWS_EXECUTION_ENV: 'AWS_ECS_FARGATE' }, 'AWS'],
  [{}],
  [{ VERCEL: '' }],
  [{ VERCEL_URL: 'x.vercel.app' }],
  [{ AWS_EXECUTION_ENV: 'CloudShell' }],
])('a host is known by its variables: %j is %s', (variables, name?) => {
  const words = name ? `${name} puts a proxy before this server` : null;
  expect(proxyBefore('http://flip.example', { PATH: '/bin', ...variables })).toBe(words);
});

const complete = {
  ...{ NEXT_PUBLIC_SUPABASE_URL: 'https://project.example', SITE_URL: 'https://flip.example' },
  ...{ NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'publishable-key-of-a-test', RESEND_API_KEY: 're_of_a_test' },
  ...{ SUPABASE_SECRET_KEY: 'secret-key-of-a-test', RESEND_WEBHOOK_SECRET: 'webhook-secret-of-a-test' },
  ...{ EMAIL_FROM: 'hello@flip.example', CONTACT_TO: 'owner@flip.example' },
  ...{ CRON_SECRET: 'cron-secret-of-a-test', LINK_SECRET: 'link-secret-of-a-test-that-is-long-enough' },
};
const read = (variables: Record<string, string>) => parseEnv(serverEnvSchema, { ...complete, ...variables });

const spellings = ['"x"', "'x'", ' x', 'x\n', 'x\r\n', '"x\n"', 'x\\n', '"x\\r\\n"'];
it.each(spellings)('a value is read as it was meant, also in a file that Windows marked: %j', (written) => {
  const sent = Object.entries(complete).map(([name, value]) => [name, written.replace('x', value)]);
  const variables = [[`\uFEFF${sent[0]?.[0]}`, sent[0]?.[1]], ...sent.slice(1)];
  expect(parseEnv(serverEnvSchema, Object.fromEntries(variables))).toEqual(read({}));
});

const sites = ['https://flip.example/', 'https://Flip.Example', 'HTTPS://flip.example:443'];
it.each(sites)('an address is read as a browser writes it: %s', (SITE_URL) => {
  const read = parseEnv(publicEnvSchema, { ...complete, SITE_URL, OTHER_ORIGINS: `${SITE_URL},` });
  const origin = 'https://flip.example';
  expect(read).toMatchObject({ SITE_URL: origin, OTHER_ORIGINS: [origin] });
});

const keyOf = (role: string) =>
  `e30.${Buffer.from(JSON.stringify({ role })).toString('base64url')}.signature`;

it.each([
  ['SITE_URL', 'flip.example', 'must be an address'],
  ['SITE_URL', 'https://flip.example/app', 'must be an origin'],
  ['SITE_URL', 'https://ann@flip.example', 'must be an origin'],
  ['SITE_URL', 'https://flip.example.', 'must be an origin'],
  ['OTHER_ORIGINS', 'https://*.flip.example', 'must be an origin'],
  ['CRON_SECRET', 'secret with spaces of a test', 'must have no spaces'],
  ['SUPABASE_SECRET_KEY', `sb_publishable_${'x'.repeat(20)}`, 'is the publishable key'],
  ['SUPABASE_SECRET_KEY', keyOf('anon'), 'is the publishable key'],
  ['NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY', keyOf('service_role'), 'is the secret key'],
])('a fault is named without the value: %s=%s', (name, value, fault) => {
  expect(() => read({ [name]: value })).toThrow(`${name} ${fault}`);
  expect(() => read({ [name]: value })).not.toThrow(value);
});

afterEach(() => void vi.resetModules());

it.each([
  [{ RENDER: 'true', TRUSTED_PROXIES: '0' }, 'is 0, but Render puts a proxy before this server'],
  [{ RENDER: '', TRUSTED_PROXIES: '0' }, 'is 0, but SITE_URL is https'],
  [{ RENDER: 'true', TRUSTED_PROXIES: '1' }],
  [{ FLY_APP_NAME: 'flip', TRUSTED_PROXIES: '1' }, 'is 1, but Fly.io puts a proxy before this server'],
  [{ FLY_APP_NAME: 'flip', TRUSTED_PROXIES: '2' }],
  [{ RENDER: '', SITE_URL: 'http://flip.example', TRUSTED_PROXIES: '0' }],
])('a server starts where proxies are counted: %j %s', async (variables: object, fault?: string) => {
  for (const [name, value] of Object.entries({ ...complete, ...variables })) vi.stubEnv(name, value);
  const { assertEnv } = await import('@/lib/env');
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  if (fault) return expect(() => assertEnv(undefined)).toThrow(`TRUSTED_PROXIES ${fault}`);
  assertEnv(undefined);
  const isHttp = 'SITE_URL' in variables;
  expect(warn.mock.calls).toEqual(isHttp ? [[expect.stringContaining('SITE_URL is http')]] : []);
});

const configured = async (variables: Record<string, string>, phase = 'phase-production-server') => {
  vi.stubEnv('NODE_ENV', 'production');
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  const { default: configure } = await import('@/next.config');
  return configure(phase);
};

it('a server is built for the address, and with the switches, that were meant, wherever they are read', async () => {
  const builtFor = async (SITE_URL: string) => (await configured({ SITE_URL })).env?.BUILT_FOR_SITE_URL;
  expect(await builtFor('')).toBe('http://localhost:3000');
  vi.resetModules();
  expect(await builtFor('"https://Flip.example/"')).toBe('https://flip.example');
  vi.resetModules();
  const meant = { SITE_URL: 'https://flip.example', CLAIMS: '"evidenced"', HSTS_SUBDOMAINS: "'true'" };
  const { env, headers } = await configured(meant);
  expect([env?.CLAIMS, process.env.CLAIMS]).toEqual(['evidenced', 'evidenced']);
  expect(JSON.stringify(await headers?.())).toContain('includeSubDomains');
  const mixed = configured({ NODE_ENV: 'development' }, 'phase-production-build');
  await expect(mixed).rejects.toThrow('NODE_ENV is development');
  vi.resetModules();
  await expect(configured({ CLAIMS: 'evidence' })).rejects.toThrow('CLAIMS must be "all" or "evidenced"');
});

it('a server listens in its container at every address, whatever name the platform gives it, and is checked at its port', () => {
  const dockerfile = readFileSync('Dockerfile', 'utf8');
  const script = JSON.parse(/^CMD (.*)$/m.exec(dockerfile)?.[1] ?? '[]').at(-1);
  const boundTo = (variables: object) => {
    const env = { ...process.env, HOSTNAME: 'ip-10-0-1-7', ...variables };
    return execFileSync('sh', ['-c', script.replace('exec node server.js', 'printenv HOSTNAME')], { env });
  };
  expect([{}, { BIND: '::' }].map((each) => `${boundTo(each)}`.trim())).toEqual(['0.0.0.0', '::']);
  const { check = '' } = /"-e", "(?<check>.*)"/.exec(dockerfile)?.groups ?? {};
  const fetched = vi.fn(async () => ({ ok: true }));
  runInNewContext(check, { fetch: fetched, process: { env: { PORT: '8080' }, exit: () => undefined } });
  expect(fetched).toHaveBeenCalledWith('http://127.0.0.1:8080/api/alive');
});

const example = readFileSync('.env.example', 'utf8');
const variables = parseFile(example) as Record<string, string>;
const documented = new Set([...example.matchAll(/^#? ?([A-Z][A-Z_]+)=/gm)].map(([, name]) => name));

it('the example of an environment is read alike by a shell, by Docker and by Node', () => {
  const script = 'set -a; . ./.env.example; exec "$0" -e "process.stdout.write(JSON.stringify(process.env))"';
  const env = { NODE_ENV: 'test' } as const;
  const shell = execFileSync('/bin/sh', ['-c', script, process.execPath], { env, encoding: 'utf8' });
  const lines = example.split('\n').filter((line) => line && !line.startsWith('#'));
  const docker = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
  expect(docker).toEqual(variables);
  expect(JSON.parse(shell)).toMatchObject(variables);
});

it('the example of an environment documents every variable of the server and of the settings that are pushed', () => {
  const settings = readFileSync('supabase/config.toml', 'utf8').matchAll(/env\(([A-Z_]+)\)/g);
  const byTheHost = /^VERCEL/;
  const needed = [...Object.keys(serverEnvSchema.shape), ...[...settings].map(([, name = '']) => name)];
  for (const name of needed.filter((one) => !byTheHost.test(one))) expect(documented).toContain(name);
});

const facts = {
  contactEmail: 'hello@flip.org',
  postalAddress: '1 Some Street',
  amazonUrl: 'https://amazon.com/dp/B0',
};
const mailing = { SITE_URL: 'https://flip.org', EMAIL_FROM: 'hello@flip.org', CONTACT_TO: 'me@flip.org' };
const open = { ...facts, amazonUrl: 'https://www.amazon.com/dp/placeholder' };

it.each<[string, object, typeof facts]>([
  ['SITE_URL', { SITE_URL: 'https://example.com' }, facts],
  ['EMAIL_FROM', { EMAIL_FROM: 'hello@example.com' }, facts],
  ['CONTACT_TO', { CONTACT_TO: 'owner@flip.example' }, facts],
  ['contactEmail', {}, { ...facts, contactEmail: 'hello@flipmethod.example' }],
  ['postalAddress', {}, { ...facts, postalAddress: '[postal address to be set by the owner]' }],
  ['amazonUrl', {}, open],
  ['', {}, facts],
  // In previews, on this machine, and if told to.
  ['', { PLACEHOLDERS: 'allow' }, open],
  ['', { VERCEL_ENV: 'preview' }, open],
  ['', { SITE_URL: 'http://127.0.0.1:3000' }, open],
])('a build for the public fails for a placeholder: "%s" with %j', (name, given, known) => {
  const build = () => refusePlaceholders({ ...mailing, ...given }, known);
  if (name) expect(build).toThrow(name);
  else expect(build).not.toThrow();
});

it('a letter without a postal address goes out from one’s own machine only, whatever a build was allowed', () => {
  const line = 'The Flip Method, [postal address to be set by the owner]';
  expect(openPostalAddress({ postalAddress: line })).toBe(line);
  expect(openPostalAddress(facts)).toBeNull();
  const sites = ['http://127.0.0.1:3000', 'https://flip.org', undefined];
  expect(sites.map(mayMailWithout)).toEqual([true, false, false]);
});
