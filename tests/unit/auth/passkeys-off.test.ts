import { beforeEach, expect, it, vi } from 'vitest';
import { askForNewPasskey, askForPasskey, removePasskeys, signInWithPasskey } from '@/lib/auth/passkeys';
import { publicEnv } from '@/lib/env';
import { askAuth, createServerClient } from '@/lib/supabase/server';
import { serviceClient } from '@/lib/supabase/service';

vi.mock('@/lib/env', async (importOriginal) => ({
  ...(await importOriginal<typeof import('@/lib/env')>()),
  publicEnv: vi.fn(),
}));
vi.mock('@/lib/supabase/server', () => ({ askAuth: vi.fn(), createServerClient: vi.fn() }));
vi.mock('@/lib/supabase/service', () => ({ serviceClient: vi.fn() }));

beforeEach(() => {
  vi.mocked(publicEnv).mockReturnValue({ PASSKEYS: 'off' } as ReturnType<typeof publicEnv>);
});

it('with PASSKEYS=off the auth service is asked for none, and given none', async () => {
  const off = { status: 'limited', message: { title: 'Passkeys are turned off at the moment' } };
  expect(await askForPasskey()).toMatchObject(off);
  expect(await signInWithPasskey('challenge', {}, AbortSignal.abort())).toMatchObject(off);
  expect(await askForNewPasskey()).toMatchObject(off);
  await removePasskeys('person');
  for (const call of [askAuth, createServerClient, serviceClient]) expect(call).not.toHaveBeenCalled();
});
