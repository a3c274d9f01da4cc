import { expect, it } from 'vitest';
import { faultsOfLinks } from '@/scripts/links';

const there = (status: number, location?: string) =>
  new Response(null, { status, ...(location && { headers: { location } }) });

const sites: Record<string, () => Response> = {
  'https://a.example/': () => there(200),
  'https://a.example/later': () => there(302, '/login'),
  'https://a.example/old': () => there(301, '/new'),
  'https://a.example/gone': () => there(410),
  'https://a.example/shy': () => there(403),
};

it('requests each link once without following redirects, and reports failures', async () => {
  const asked: string[] = [];
  const more = Array.from({ length: 20 }, (_, index) => `https://silent.example/${index}`);
  const faults = await faultsOfLinks([...Object.keys(sites), ...more], async (input, init) => {
    const href = String(input);
    asked.push(href);
    expect(init?.redirect).toBe('manual');
    const answer = sites[href];
    if (!answer) throw new TypeError('fetch failed');
    return answer();
  });
  expect(asked).toEqual([...Object.keys(sites), ...more]);
  expect(Object.fromEntries(faults)).toEqual({
    'https://a.example/old': 'It has moved to https://a.example/new',
    'https://a.example/gone': 'The page is no longer there.',
    'https://a.example/shy': expect.stringContaining('403'),
    ...Object.fromEntries(more.map((href) => [href, 'It did not answer in time.'])),
  });
});
