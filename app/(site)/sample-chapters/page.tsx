import { ChapterPage } from '@/components/site/chapters';
import { sampleChapters } from '@/content/chapters/chapters';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';

export const metadata = pageMetadata(paths.sampleChapters);

/** Shows the first chapter. */
export default function SampleChaptersPage() {
  return <ChapterPage chapter={sampleChapters[0]} own={false} />;
}
