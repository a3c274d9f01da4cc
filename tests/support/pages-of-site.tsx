import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { articles } from '@/content/articles/articles';
import { sampleChapters } from '@/content/chapters/chapters';

type Page = { default: () => ReactElement };

/** Every page that is the same for everyone, imported on each call: a test may set the claims mode. */
const pages: Record<string, () => Promise<Page>> = {
  '/': () => import('@/app/(site)/page'),
  '/about': () => import('@/app/(site)/about/page'),
  '/about-these-figures': () => import('@/app/(site)/about-these-figures/page'),
  '/blog': () => import('@/app/(site)/blog/page'),
  '/book': () => import('@/app/(site)/book/page'),
  '/companion': () => import('@/app/(site)/companion/page'),
  '/contact': () => import('@/app/(site)/contact/page'),
  '/evidence': () => import('@/app/(site)/evidence/page'),
  '/landing': () => import('@/app/(site)/landing/page'),
  '/newsletter': () => import('@/app/(site)/newsletter/page'),
  '/press': () => import('@/app/(site)/press/page'),
  '/privacy': () => import('@/app/(site)/privacy/page'),
  '/resources': () => import('@/app/(site)/resources/page'),
  '/sample-chapters': () => import('@/app/(site)/sample-chapters/page'),
  '/speaking': () => import('@/app/(site)/speaking/page'),
  '/speaking/kit': () => import('@/app/(site)/speaking/kit/page'),
  '/terms': () => import('@/app/(site)/terms/page'),
  '/testimonials': () => import('@/app/(site)/testimonials/page'),
  '/workbook': () => import('@/app/(site)/workbook/page'),
  '/not-found': () => import('@/app/not-found'),
};

const articlePath = ({ id }: { id: string }) => `/blog/${id}`;
const chapterPath = ({ id }: { id: string }) => `/sample-chapters/${id}`;

export const pagePaths: readonly string[] = [
  ...Object.keys(pages),
  ...articles.map(articlePath),
  ...sampleChapters.map(chapterPath),
];

/** The body of each of these pages as the build renders it, by path. */
export async function renderPages(): Promise<Map<string, string>> {
  const made = new Map<string, string>();
  const add = (path: string, page: ReactElement) =>
    made.set(path, `<body>${renderToStaticMarkup(page)}</body>`);
  for (const [path, load] of Object.entries(pages)) {
    const { default: PageOf } = await load();
    add(path, <PageOf />);
  }
  const { default: article } = await import('@/app/(site)/blog/[id]/page');
  for (const one of articles)
    add(articlePath(one), await article({ params: Promise.resolve({ id: one.id }) }));
  const { default: chapter } = await import('@/app/(site)/sample-chapters/[chapter]/page');
  for (const one of sampleChapters)
    add(chapterPath(one), await chapter({ params: Promise.resolve({ chapter: one.id }) }));
  return made;
}
