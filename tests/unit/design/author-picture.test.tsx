import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

const shown = async (authorPhoto: string) => {
  vi.resetModules();
  vi.doMock('@/content/site', async (original) => {
    const { site, ...rest } = await original<typeof import('@/content/site')>();
    return { ...rest, site: { ...site, authorPhoto } };
  });
  const { AuthorPicture } = await import('@/components/illustrations/drawings');
  return renderToStaticMarkup(<AuthorPicture />);
};

it('the author is drawn until the owner names a photograph, which then has its words and its place', async () => {
  expect(await shown('')).toMatch(/^<svg aria-hidden="true"/);
  const photo = await shown('/pictures/author.webp');
  for (const part of ['src="/pictures/author.webp"', 'alt="The author"', 'width="480"', 'height="640"'])
    expect(photo).toContain(part);
  expect(photo).not.toContain('<svg');
});
