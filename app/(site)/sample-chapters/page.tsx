import { ChapterPage } from '@/components/site/chapters/chapter-page';
import { sampleChapters } from '@/content/chapters/chapters';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import '@/app/styles/chapters.css';

export const metadata = pageMetadata(paths.sampleChapters);

/** Shows the first chapter. */
export default function SampleChaptersPage() {
  const [first] = sampleChapters;
  const path = paths.sampleChapters;
  return <ChapterPage path={path} chapter={first} crumbs={[{ name: 'Sample Chapters', path }]} />;
}
