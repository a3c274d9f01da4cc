import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Caller } from '../../contract/caller.ts';
import { flows } from '../../contract/flows.ts';

const { flows: recorded } = JSON.parse(readFileSync('tests/contract/auth-service.json', 'utf8')) as {
  flows: Record<string, unknown[]>;
};

describe('the stand-in gives the recorded answers of the auth service', () => {
  test('in every flow', () => {
    expect(Object.keys(recorded)).toEqual(Object.keys(flows));
  });

  for (const [name, flow] of Object.entries(flows)) {
    test.concurrent(`in: ${name}`, async () => {
      const caller = new Caller();
      await flow(caller);
      expect(caller.exchanges).toEqual(recorded[name]);
    }, 60_000);
  }
});
