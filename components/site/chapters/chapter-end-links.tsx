import { LinkButtons } from '@/components/site/link-button';
import { chapterReader } from '@/content/book';

/**
 * Links at the end of a chapter.
 * @param within section of the book page to link to, if the reader is on that page
 */
export function ChapterEndLinks({ within = '' }: { within?: `#${string}` | '' }) {
  const [book, ...others] = chapterReader.next;
  return (
    <div className="mt-10" data-print="hide">
      <LinkButtons links={[{ ...book, href: book.href + within }, ...others]} size="md" />
    </div>
  );
}
