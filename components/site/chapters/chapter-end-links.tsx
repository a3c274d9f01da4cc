import { ButtonLink } from '@/components/ui/button';
import { chapterReader } from '@/content/book';

/**
 * Links at the end of a chapter.
 * @param within section of the book page to link to, if the reader is on that page
 */
export function ChapterEndLinks({ within = '' }: { within?: `#${string}` | '' }) {
  return (
    <p className="mt-10 flex flex-wrap gap-4" data-print="hide">
      {chapterReader.next.map(({ label, href }, index) => (
        <ButtonLink
          key={href}
          href={index === 0 ? href + within : href}
          variant={index === 0 ? 'primary' : 'secondary'}
        >
          {label}
        </ButtonLink>
      ))}
    </p>
  );
}
