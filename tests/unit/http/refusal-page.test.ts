import { describe, expect, it } from 'vitest';
import { banner } from '@/content/banner';
import { navigation } from '@/content/navigation';
import { type Refusal, refusals } from '@/content/refusals';
import { refuseRequest } from '@/lib/http/refusals';

describe('the page for a refused request', () => {
  it.each(Object.keys(refusals) as Refusal[])('has the banner and navigation: %s', async (reason) => {
    const answer = refuseRequest(new Request('https://flip.example/account'), reason);
    const html = await answer.text();
    expect(html).toContain(banner.text);
    for (const { label, href } of navigation) expect(html).toContain(`<a href="${href}">${label}</a>`);
    expect(html).toContain(refusals[reason].title);
  });
});
