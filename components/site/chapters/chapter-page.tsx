import { Frame } from '@/components/site/frame';
import { JsonLd } from '@/components/site/json-ld';
import { RichSections } from '@/components/site/rich-text';
import { chapterReader } from '@/content/book';
import type { SampleChapter } from '@/content/chapters/chapter';
import type { SampleChapterId } from '@/content/chapters/chapters';
import { authorNode, bookNode, type Crumb, crumbsNode } from '@/lib/json-ld';
import { paths } from '@/lib/paths';
import { ChapterEndLinks } from './chapter-end-links';
import { ChapterLinks } from './chapter-links';

interface ChapterPageProps {
  path: string;
  chapter: SampleChapter & { id: SampleChapterId };
  crumbs: readonly Crumb[];
}

/**
 * The chapter reader: the list on the left, the selected chapter on the right. With a chapter's own URL, its title is
 * the `h1`; on the list page, the `h1` names all three.
 */
export function ChapterPage({ path, chapter, crumbs }: ChapterPageProps) {
  const own = path !== paths.sampleChapters;
  const About = own ? 'p' : 'h1';
  const Title = own ? 'h1' : 'h2';
  return (
    <Frame path={path}>
      <JsonLd data={[bookNode(), authorNode(), crumbsNode(crumbs)]} />
      <div className="wrap margin-grid pt-head pb-(--section)">
        <div className="margin-head" data-print="hide">
          <About className="max-w-[14ch] font-serif text-2xl">{chapterReader.headline}</About>
          <p>{chapterReader.lead}</p>
          <ChapterLinks open={chapter.id} />
        </div>
        <article className="sheet -mx-2.5 p-6 sm:p-10 lg:mx-0 lg:p-16 print:p-0">
          <p className="text-sm text-muted">{chapterReader.chapter(chapter.number)}</p>
          <Title className="mt-3 mb-10 max-w-[16ch] text-3xl">{chapter.title}</Title>
          <RichSections sections={chapter.sections} level={own ? 2 : 3} />
          <ChapterEndLinks />
        </article>
      </div>
    </Frame>
  );
}
