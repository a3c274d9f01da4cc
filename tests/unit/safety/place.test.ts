import { expect, it } from 'vitest';
import { emergency, talk } from '@/content/safety';
import { isAtHome, placeOf } from '@/lib/domain/place';

it.each([
  ['en-GB', 'Europe/London', ['999', '116 123', '85258']],
  // Sold with American English, used at home.
  ['en-US', 'Europe/London', ['999', '116 123', '85258']],
  ['en-US', 'Europe/Dublin', ['112', '116 123']],
  // On holiday the number of the place counts.
  ['en-GB', 'Europe/Madrid', ['112']],
  ['en-GB', 'America/New_York', ['911', '988', '741741']],
  ['es-US', 'America/Chicago', ['911', '988', '741741']],
  ['fr', 'America/Toronto', ['911', '988']],
  // 911 is not everywhere in America, nor 999 wherever English is British: all numbers are shown.
  ['en-US', 'America/Bogota', []],
  ['en-GB', 'Africa/Lagos', []],
  ['en-AU', 'Australia/Sydney', []],
  // Where the browser hides the zone, a language that was chosen decides; the common default does not.
  ['en-GB', 'UTC', ['999', '116 123', '85258']],
  ['en-IE', 'UTC', ['112', '116 123']],
  ['en-CA', 'UTC', ['911', '988']],
  ['en-US', 'UTC', []],
  // Some browsers tell neither.
  [undefined, undefined, []],
  [undefined, 'UTC', []],
])('with %s in %s the nearest numbers are %j', (language, zone, labels) => {
  const place = placeOf(language as string, zone as string);
  const near = [...emergency.numbers, ...talk.numbers].filter(({ homes }) => isAtHome(homes, place));
  expect(near.map(({ label }) => label)).toEqual(labels);
});
