import { expect, it } from 'vitest';
import { mayMailWithout, openPostalAddress, refusePlaceholders } from '@/lib/env-schema';

const facts = {
  contactEmail: 'hello@flip.org',
  postalAddress: '1 Some Street',
  amazonUrl: 'https://www.amazon.com/dp/B0',
};
const env = { SITE_URL: 'https://flip.org', EMAIL_FROM: 'hello@flip.org', CONTACT_TO: 'me@flip.org' };

it('a build for a public address succeeds without placeholders', () => {
  expect(() => refusePlaceholders(env, facts)).not.toThrow();
});

const open = { ...facts, amazonUrl: 'https://www.amazon.com/dp/placeholder' };

it.each([
  ['SITE_URL', { SITE_URL: 'https://example.com' }, facts],
  ['EMAIL_FROM', { EMAIL_FROM: 'hello@example.com' }, facts],
  ['CONTACT_TO', { CONTACT_TO: 'owner@flip.example' }, facts],
  ['contactEmail', {}, { ...facts, contactEmail: 'hello@flipmethod.example' }],
  ['postalAddress', {}, { ...facts, postalAddress: '[postal address to be set by the owner]' }],
  ['amazonUrl', {}, open],
])('a build for a public address fails for a placeholder and names it: %s', (name, given, known) => {
  expect(() => refusePlaceholders({ ...env, ...given }, known)).toThrow(name);
});

it('a build for a public address allows placeholders if told to, in previews and on this machine', () => {
  const here = { SITE_URL: 'http://127.0.0.1:3000' };
  for (const more of [{ PLACEHOLDERS: 'allow' }, { VERCEL_ENV: 'preview' }, here])
    expect(() => refusePlaceholders({ ...env, ...more }, open)).not.toThrow();
});

it('a letter without a postal address goes out from one’s own machine only, whatever a build was allowed', () => {
  const line = 'The Flip Method, [postal address to be set by the owner]';
  expect(openPostalAddress({ postalAddress: line })).toBe(line);
  expect(openPostalAddress(facts)).toBeNull();
  const sites = ['http://127.0.0.1:3000', 'https://flip.org', undefined];
  expect(sites.map(mayMailWithout)).toEqual([true, false, false]);
});
