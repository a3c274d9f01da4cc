import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { readSettings } from '@/scripts/state';
import { Caller } from '../../contract/caller.ts';
import { flows } from '../../contract/flows.ts';

const file = 'tests/contract/auth-service.json';
const { flows: recorded } = JSON.parse(readFileSync(file, 'utf8')) as { flows: Record<string, unknown[]> };
/** The real auth service, if the stack was started with it: then this records its answers; see tests/contract/README.md. */
const { authUrl } = readSettings();
const answers: Record<string, Caller['exchanges']> = {};

for (const [name, flow] of Object.entries(flows))
  test.concurrent(`the stand-in gives the recorded answers of the auth service in: ${name}`, async () => {
    const caller = new Caller();
    await flow(caller);
    answers[name] = caller.exchanges;
    if (!authUrl) expect(caller.exchanges).toEqual(recorded[name]);
  }, 60_000);

afterAll(async () => {
  if (!authUrl) return expect(Object.keys(recorded)).toEqual(Object.keys(flows));
  const { version } = (await (await fetch(`${authUrl}/health`)).json()) as { version: string };
  const inOrder = Object.fromEntries(Object.keys(flows).map((name) => [name, answers[name]]));
  const about = { service: version, recorded: new Date().toISOString().slice(0, 10), flows: inOrder };
  writeFileSync(file, `${JSON.stringify(about, null, 2)}\n`);
});
