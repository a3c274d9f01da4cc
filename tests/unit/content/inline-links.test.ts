import { expect, it } from 'vitest';
import { parseInline } from '@/lib/rich-text/inline';

it.each([
  'https://doi.org/10.1016/S0140-6736(99)03445-2',
  'https://en.wikipedia.org/wiki/Flip_(a_(nested)_one)',
  'https://example.org/plain',
])('a link may lead to %s', (href) => {
  expect(parseInline(`See [the study](${href}) (in full).`)).toEqual([
    { kind: 'text', text: 'See ' },
    { kind: 'link', text: 'the study', href },
    { kind: 'text', text: ' (in full).' },
  ]);
});
