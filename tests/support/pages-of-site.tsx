import { resolve } from 'node:path';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { articles } from '@/content/articles/articles';
import { sampleChapters } from '@/content/chapters/chapters';
import { pages } from '@/content/pages';
import { workbook } from '@/content/workbook/workbook';
import { indexedPages } from '@/lib/pages';
import { paths } from '@/lib/paths';

type Page = { default: () => ReactElement };

/** Every page that is the same for everyone, imported on each call: a test may set the claims mode. */
const fileOf = (path: string) =>
  path === '/not-found' ? 'app/not-found' : `app/(site)${path === '/' ? '' : path}/page`;
const pagesAlike = [
  ...indexedPages.flatMap(({ path }) => (pages[path].kind === 'document' ? [path] : [])),
  '/not-found',
];

export const pagePaths: readonly string[] = [
  ...pagesAlike,
  ...workbook.parts.map(({ id }) => paths.worksheet(id)),
  ...articles.map(({ id }) => paths.article(id)),
  ...sampleChapters.map(({ id }) => paths.chapter(id)),
];

/** The body of each of these pages as the build renders it, by path. */
export async function renderPages(): Promise<Map<string, string>> {
  const made = new Map<string, string>();
  const add = (path: string, page: ReactElement) =>
    made.set(path, `<body>${renderToStaticMarkup(page)}</body>`);
  for (const path of pagesAlike) {
    const { default: PageOf }: Page = await import(/* @vite-ignore */ resolve(`${fileOf(path)}.tsx`));
    add(path, <PageOf />);
  }
  const { default: article } = await import('@/app/(site)/blog/[id]/page');
  for (const { id } of articles) add(paths.article(id), await article({ params: Promise.resolve({ id }) }));
  const { default: chapter } = await import('@/app/(site)/sample-chapters/[chapter]/page');
  for (const { id } of sampleChapters)
    add(paths.chapter(id), await chapter({ params: Promise.resolve({ chapter: id }) }));
  const { default: worksheet } = await import('@/app/(site)/workbook/pages/[part]/page');
  for (const { id } of workbook.parts)
    add(paths.worksheet(id), await worksheet({ params: Promise.resolve({ part: id }) }));
  return made;
}
