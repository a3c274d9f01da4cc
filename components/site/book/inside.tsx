import { Section } from '@/components/site/section';
import { book } from '@/content/book';
import { bookOutline } from '@/content/book-outline';
import { site } from '@/content/site';

/** Four leaves out of the book, laid out as they fell, and the table of contents for those who want all of it. */
export function Inside() {
  return (
    <Section id="inside" ground="sea" turned heading={book.inside.heading}>
      <ul className="leaves">
        {book.inside.cards.map(({ title, text }, index) => (
          <li key={title} data-delay={index * 90} className="leaf-card reveal">
            <h3 className="text-xl">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <details className="outline-details">
        <summary>
          <span className="font-serif text-xl">All {site.chapterCount} chapters, by name</span>
          <svg aria-hidden="true" viewBox="0 0 24 24" className="drawing">
            <path d="M4 12h16" />
            <path className="upright" d="M12 4v16" />
          </svg>
        </summary>
        <ol className="outline">
          {bookOutline.map(({ title, line }, index) => (
            <li key={title}>
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
      </details>
    </Section>
  );
}
