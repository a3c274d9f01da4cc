import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { totpCode } from '../../../supabase/local/backend/mfa/totp.ts';
import { Caller, type Exchange } from '../../contract/caller.ts';
import { flows } from '../../contract/flows.ts';

const { flows: recorded } = JSON.parse(readFileSync('tests/contract/auth-service.json', 'utf8')) as {
  flows: Record<string, Exchange[]>;
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

test('codes of an authenticator are those of RFC 6238', () => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  const at = [59, 1111111109, 1234567890, 2000000000].map((seconds) => totpCode(secret, seconds * 1000));
  expect(at).toEqual(['287082', '081804', '005924', '279037']);
});
