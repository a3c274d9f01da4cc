import { expect, it } from 'vitest';
import { mayMailWithout, openPostalAddress, refusePlaceholders } from '@/lib/env-schema';

const facts = {
  contactEmail: 'hello@flip.org',
  postalAddress: '1 Some Street',
  amazonUrl: 'https://amazon.com/dp/B0',
};
const env = { SITE_URL: 'https://flip.org', EMAIL_FROM: 'hello@flip.org', CONTACT_TO: 'me@flip.org' };
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
  const build = () => refusePlaceholders({ ...env, ...given }, known);
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
