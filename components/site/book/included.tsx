import { Section } from '@/components/site/section';
import { book } from '@/content/book';

/** Everything that comes with it, ticked off by hand. */
export function Included() {
  return (
    <Section id="included" layout="margin" heading={book.included.heading}>
      <ul className="border-t-2 border-ink">
        {book.included.items.map((item) => (
          <li key={item} className="grid grid-cols-[3rem_1fr] items-start border-b border-line py-5 text-lg">
            <svg aria-hidden="true" viewBox="0 0 32 24" className="drawing h-[1.1em] pt-[0.15em]">
              <path d="M3 13c4 2 6 5 8 8 4-9 9-14 18-19" />
            </svg>
            {item}
          </li>
        ))}
      </ul>
    </Section>
  );
}
