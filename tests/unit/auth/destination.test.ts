import { describe, expect, it, vi } from 'vitest';
import { destinationOf, withFlash } from '@/lib/auth/sign-in';

vi.mock('@/lib/env', () => ({ publicEnv: () => ({ SITE_URL: 'https://flip.example' }) }));

describe('the destination after a sign-in', () => {
  it.each([
    ['/account', '/account'],
    ['https://flip.example/blog/a?b=c#d', '/blog/a?b=c#d'],
    ['/authors', '/authors'],
    [undefined, '/'],
    ['https://evil.example', '/'],
    ['/auth?next=/auth', '/'],
    ['/auth/confirm?token_hash=x', '/'],
    ['/flip-method-auth', '/'],
    ['/api/flip-sessions', '/'],
    ['/blog/../auth', '/'],
  ])('%s leads to %s', (next, expected) => {
    expect(destinationOf(next, '/')).toBe(expected);
  });

  it('shows the sign-in message wherever it leads', () => {
    expect(withFlash('/blog/a?b=c#part', 'signed-in')).toBe('/blog/a?b=c#signed-in');
    expect(withFlash('/admin', 'welcome-back')).toBe('/admin#welcome-back');
  });

  it('adds other messages only where the page can show them', () => {
    expect(withFlash('/', 'account-created')).toBe('/#account-created');
    expect(withFlash('/flip-method-app?mode=emergency', 'signed-out')).toBe(
      '/flip-method-app?mode=emergency#signed-out',
    );
    expect(withFlash('/blog/a#part', 'email-confirmed')).toBe('/blog/a#part');
    expect(withFlash('/', 'account-deleted')).toBe('/');
  });
});
