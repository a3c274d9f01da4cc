import { Slug } from '@/components/illustrations/slug';
import { Section } from '@/components/site/section';
import { book } from '@/content/book';

/** A letter, with the slug as its seal. */
export function AuthorNote() {
  const { heading, text, link } = book.author;
  return (
    <Section
      id="author-note"
      ground="surface"
      layout="margin"
      heading={heading}
      action={<Slug className="h-32 lg:h-40" />}
    >
      <div className="grid max-w-prose justify-items-start gap-6 font-serif text-xl leading-relaxed">
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <a href={link.href} className="link py-1 font-sans text-base font-semibold">
          {link.label}
        </a>
      </div>
    </Section>
  );
}
