import { describe, expect, it } from 'vitest';
import { mayMailWithout, openPostalAddress, refusePlaceholders } from '@/lib/env-schema';

const facts = {
  contactEmail: 'hello@flip.org',
  postalAddress: '1 Some Street',
  amazonUrl: 'https://www.amazon.com/dp/B0',
};
const env = { SITE_URL: 'https://flip.org', EMAIL_FROM: 'hello@flip.org', CONTACT_TO: 'me@flip.org' };

describe('a build for a public address', () => {
  it('succeeds without placeholders', () => {
    expect(() => refusePlaceholders(env, facts)).not.toThrow();
  });

  it('fails for each placeholder and names it', () => {
    const cases = [
      [{ ...env, SITE_URL: 'https://example.com' }, facts, 'SITE_URL'],
      [{ ...env, EMAIL_FROM: 'hello@example.com' }, facts, 'EMAIL_FROM'],
      [{ ...env, CONTACT_TO: 'owner@flip.example' }, facts, 'CONTACT_TO'],
      [env, { ...facts, contactEmail: 'hello@flipmethod.example' }, 'contactEmail'],
      [env, { ...facts, postalAddress: '[postal address to be set by the owner]' }, 'postalAddress'],
      [env, { ...facts, amazonUrl: 'https://www.amazon.com/dp/placeholder' }, 'amazonUrl'],
    ] as const;
    for (const [given, known, name] of cases) expect(() => refusePlaceholders(given, known)).toThrow(name);
  });

  it('allows placeholders if told to, in previews and on this machine', () => {
    const open = { ...facts, amazonUrl: 'https://www.amazon.com/dp/placeholder' };
    for (const more of [
      { PLACEHOLDERS: 'allow' },
      { VERCEL_ENV: 'preview' },
      { SITE_URL: 'http://127.0.0.1:3000' },
    ])
      expect(() => refusePlaceholders({ ...env, ...more }, open)).not.toThrow();
  });
});

it('a letter without a postal address goes out from one’s own machine only, whatever a build was allowed', () => {
  const line = 'The Flip Method, [postal address to be set by the owner]';
  expect(openPostalAddress({ postalAddress: line })).toBe(line);
  expect(openPostalAddress(facts)).toBeNull();
  expect(['http://127.0.0.1:3000', 'https://flip.org', undefined].map(mayMailWithout)).toEqual([
    true,
    false,
    false,
  ]);
});
