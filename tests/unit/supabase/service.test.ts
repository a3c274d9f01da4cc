import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, vi } from 'vitest';
import { serviceClient } from '@/lib/supabase/service';

const env = vi.hoisted(() => ({ NEXT_PUBLIC_SUPABASE_URL: '', SUPABASE_SECRET_KEY: 'sb_secret_test' }));
vi.mock('@/lib/env', () => ({ publicEnv: () => env, serverEnv: () => env }));

it('a read from a backend that never answers ends with its signal', async () => {
  const silent = createServer(() => {});
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  env.NEXT_PUBLIC_SUPABASE_URL = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const begun = performance.now();
  const { error } = await serviceClient(AbortSignal.timeout(200)).from('profiles').select('id');
  expect(error).not.toBeNull();
  // supabase-js retries after 1, 2 and 4 seconds unless it is told not to.
  expect(performance.now() - begun).toBeLessThan(900);
  silent.closeAllConnections();
  silent.close();
});
