import { ButtonLink } from '@/components/ui/button';
import { chapterReader } from '@/content/book';

/** What to do at the end of a chapter. */
export function ChapterWaysOn() {
  return (
    <p className="mt-12 flex flex-wrap gap-4" data-print="hide">
      {chapterReader.next.map(({ label, href }, index) => (
        <ButtonLink key={href} href={href} variant={index === 0 ? 'primary' : 'secondary'}>
          {label}
        </ButtonLink>
      ))}
    </p>
  );
}
