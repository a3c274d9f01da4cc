import { Frame } from '@/components/site/frame';
import { Section } from '@/components/site/section';
import { Card } from '@/components/ui/card';
import { newsletterPage } from '@/content/newsletter';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { NewsletterForm } from './newsletter-form';

export const metadata = pageMetadata(paths.newsletter);

export default function NewsletterPage() {
  const { headline, lead, promises, course } = newsletterPage;
  return (
    <Frame path={paths.newsletter}>
      <div className="wrap grid items-start gap-x-16 gap-y-10 py-[clamp(3rem,2rem+4vw,6rem)] lg:grid-cols-[3fr_2fr]">
        <div className="grid gap-6">
          <h1 className="max-w-[16ch] text-display">{headline}</h1>
          <p className="max-w-[34rem] text-lg text-balance">{lead}</p>
          <p className="max-w-[34rem]">
            {course.before}{' '}
            <a className="link" href={course.link.href}>
              {course.link.label}
            </a>
            .
          </p>
        </div>
        <Card look="sheet" id="form">
          <NewsletterForm place="form" />
        </Card>
      </div>
      <Section id="promises" heading={promises.heading} layout="margin" ground="surface">
        <ul className="grid gap-x-12 gap-y-10 sm:grid-cols-2">
          {promises.items.map(({ title, text }) => (
            <li key={title} className="grid content-start gap-2 border-t-2 border-ink pt-4">
              <h3 className="text-xl">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
    </Frame>
  );
}
