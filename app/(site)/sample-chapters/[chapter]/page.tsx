import { ChapterPage } from '@/components/site/chapters';
import { getSampleChapter, sampleChapters } from '@/content/chapters/chapters';
import { chapterMetadata, pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';

export const dynamicParams = false;

export const generateStaticParams = () => sampleChapters.map(({ id }) => ({ chapter: id }));

interface ChapterProps {
  params: Promise<{ chapter: string }>;
}

export async function generateMetadata({ params }: ChapterProps) {
  const chapter = getSampleChapter((await params).chapter);
  // The list page shows the first chapter too, and is its canonical URL.
  return chapter.id === sampleChapters[0].id
    ? pageMetadata(paths.sampleChapters)
    : chapterMetadata(chapter, paths.chapter(chapter.id));
}

export default async function SampleChapterPage({ params }: ChapterProps) {
  return <ChapterPage chapter={getSampleChapter((await params).chapter)} own />;
}
