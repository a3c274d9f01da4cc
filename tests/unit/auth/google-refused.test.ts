import { NextRequest } from 'next/server';
import { expect, it, vi } from 'vitest';

const logEvent = vi.fn();
const store = { getAll: () => [{ name: 'sb-flip-code-verifier', value: 'x' }], set: vi.fn() };
vi.mock('next/headers', () => ({ cookies: async () => store, headers: async () => new Headers() }));
vi.mock('@/lib/env', () => ({ publicEnv: () => ({ SITE_URL: 'https://flip.example' }) }));
vi.mock('@/lib/log/json-lines', () => ({ logEvent }));

const { GET } = await import('@/app/(sign-in)/auth/callback/route');

it.each([
  ['server_error', [['warn', 'google-refused', { code: 'server_error' }]]],
  ['', [['warn', 'google-refused', { code: 'none' }]]],
  // These have words for the person, and nothing is wrong.
  ['signup_disabled', []],
  ['flow_state_expired', []],
])(
  'a sign-in with Google that fails with "%s" is in the log only if the settings may be wrong',
  async (code, lines) => {
    logEvent.mockClear();
    const query = code ? `?error=x&error_code=${code}` : '';
    const answer = await GET(new NextRequest(`https://flip.example/auth/callback${query}`));
    expect(answer.status).toBe(303);
    expect(logEvent.mock.calls).toEqual(lines);
  },
);
