import { resolve } from 'node:path';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { articles } from '@/content/articles/articles';
import { sampleChapters } from '@/content/chapters/chapters';
import { pages } from '@/content/pages';
import { workbook } from '@/content/workbook/workbook';
import { indexedPages } from '@/lib/pages';

type Page = { default: () => ReactElement };

/** Every page that is the same for everyone, imported on each call: a test may set the claims mode. */
const fileOf = (path: string) =>
  path === '/not-found' ? 'app/not-found' : `app/(site)${path === '/' ? '' : path}/page`;
const pagesAlike = [
  ...indexedPages.flatMap(({ path }) => (pages[path].kind === 'document' ? [path] : [])),
  '/not-found',
];

const articlePath = ({ id }: { id: string }) => `/blog/${id}`;
const chapterPath = ({ id }: { id: string }) => `/sample-chapters/${id}`;

const worksheetPath = ({ id }: { id: string }) => `/workbook/pages/${id}`;

export const pagePaths: readonly string[] = [
  ...pagesAlike,
  ...workbook.parts.map(worksheetPath),
  ...articles.map(articlePath),
  ...sampleChapters.map(chapterPath),
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
  for (const one of articles)
    add(articlePath(one), await article({ params: Promise.resolve({ id: one.id }) }));
  const { default: chapter } = await import('@/app/(site)/sample-chapters/[chapter]/page');
  for (const one of sampleChapters)
    add(chapterPath(one), await chapter({ params: Promise.resolve({ chapter: one.id }) }));
  const { default: worksheet } = await import('@/app/(site)/workbook/pages/[part]/page');
  for (const one of workbook.parts)
    add(worksheetPath(one), await worksheet({ params: Promise.resolve({ part: one.id }) }));
  return made;
}
