import { expect, it } from 'vitest';
import { probeLinks } from '@/scripts/links';

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
  const hrefs = [...Object.keys(sites), 'https://silent.example/', ...Array(20).fill('https://a.example/')];
  const answers = await probeLinks(hrefs, async (input, init) => {
    const href = String(input);
    asked.push(href);
    expect(init?.redirect).toBe('manual');
    const answer = sites[href];
    if (!answer) throw new TypeError('fetch failed');
    return answer();
  });
  expect(asked).toEqual(hrefs);
  expect(answers.slice(0, 6)).toEqual([
    { kind: 'there' },
    { kind: 'there' },
    { kind: 'moved', to: 'https://a.example/new' },
    { kind: 'gone' },
    { kind: 'refused', status: 403 },
    { kind: 'silent' },
  ]);
  expect(answers.slice(6)).toEqual(Array(20).fill({ kind: 'there' }));
});
