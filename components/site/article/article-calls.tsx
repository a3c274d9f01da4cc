import { Section } from '@/components/site/section';
import { ButtonLink } from '@/components/ui/button';
import { articlePage } from '@/content/blog';

/** Links to the book and the workbook, on the dark ground. */
export function ArticleCalls() {
  const { heading, items } = articlePage.calls;
  return (
    <Section id="ways-on" heading={heading} ground="sea" turned>
      <ul className="grid gap-x-16 gap-y-12 md:grid-cols-2">
        {items.map(({ title, text, link }, index) => (
          <li
            key={title}
            className="grid content-start justify-items-start gap-4 border-t border-current pt-6"
          >
            <h3 className="text-2xl">{title}</h3>
            <p className="max-w-[28rem]">{text}</p>
            <ButtonLink
              href={link.href}
              variant={index === 0 ? 'primary' : 'secondary'}
              className={index === 0 ? 'mt-2' : 'mt-2 border-sea-ink text-sea-ink'}
            >
              {link.label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
