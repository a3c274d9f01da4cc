import { Disclosure } from '@/components/site/disclosure';
import { Section } from '@/components/site/section';
import { book } from '@/content/book';
import { bookOutline } from '@/content/book-outline';
import { site } from '@/content/site';

/** Four sample pages in a scattered layout, and the full table of contents. */
export function Inside() {
  return (
    <Section id="inside" ground="sea" turned heading={book.inside.heading}>
      <ul className="stairs grid gap-6 sm:grid-cols-2 sm:gap-8 nav:grid-cols-4 nav:pb-30">
        {book.inside.cards.map(({ title, text }, index) => (
          <li
            key={title}
            data-delay={index * 90}
            className="reveal grid content-start gap-4 rounded-md bg-surface p-8 text-ink nav:min-h-76"
          >
            <h3 className="text-xl">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <Disclosure
        className="mt-12 border-t border-sea-ink/40"
        summary={<span className="font-serif text-xl">All {site.chapterCount} chapters, by name</span>}
      >
        <ol className="gap-16 pt-4 pb-12 [columns:22rem_2]">
          {bookOutline.map(({ title, line }, index) => (
            <li key={title} className="grid break-inside-avoid grid-cols-[2.75rem_1fr] py-2.5">
              <span aria-hidden="true" className="figures font-serif text-lg">
                {index + 1}
              </span>
              <span>
                <strong className="font-serif text-lg font-normal">{title}</strong>
                <span className="block text-sm opacity-85">{line}</span>
              </span>
            </li>
          ))}
        </ol>
      </Disclosure>
    </Section>
  );
}
