import { Cup } from '@/components/illustrations/cup';
import { Slug } from '@/components/illustrations/slug';
import { TurnedPage } from '@/components/illustrations/turned-page';
import { Section } from '@/components/site/section';
import { home } from '@/content/home';

const drawings = [TurnedPage, Slug, Cup];

/** Three things on the quiet side of the page. */
export function Benefits() {
  return (
    <Section id="benefits" heading={home.benefits.headline} ground="sea" turned>
      <ul className="grid gap-x-12 gap-y-14 md:grid-cols-3">
        {home.benefits.cards.map(({ title, text, link }, index) => {
          const Drawing = drawings[index] ?? TurnedPage;
          return (
            <li
              key={title}
              data-delay={index * 90}
              className="reveal grid content-start justify-items-start gap-4"
            >
              <Drawing className="h-36" />
              <h3 className="text-xl">{title}</h3>
              <p>{text}</p>
              <a href={link.href} className="font-semibold underline decoration-2 underline-offset-4">
                {link.label}
              </a>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
