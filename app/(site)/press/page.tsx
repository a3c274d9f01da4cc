import { BookCover } from '@/components/illustrations/book-cover';
import { Frame } from '@/components/site/frame';
import { InlineText } from '@/components/site/inline-text';
import { JsonLd } from '@/components/site/json-ld';
import { PageHead } from '@/components/site/page-head';
import { Section } from '@/components/site/section';
import { ButtonLink } from '@/components/ui/button';
import { press } from '@/content/press';
import { authorNode, bookNode, crumbsNode } from '@/lib/json-ld';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import '@/app/styles/reference.css';

export const metadata = pageMetadata(paths.press);

export default function PressPage() {
  const { headline, lead, facts, summary, bio, care, downloads, contact } = press;
  return (
    <Frame path={paths.press}>
      <JsonLd data={[bookNode(), authorNode(), crumbsNode([{ name: 'Press', path: paths.press }])]} />
      <PageHead title={headline} lead={lead} className="press-head" />
      <div className="wrap press-page">
        <section aria-labelledby="facts">
          <h2 id="facts" className="mb-6 text-2xl">
            {facts.heading}
          </h2>
          <dl className="fact-sheet">
            {facts.items.map(({ term, detail }) => (
              <div key={term}>
                <dt className="text-sm text-muted">{term}</dt>
                <dd>{detail}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section aria-labelledby="cover" className="press-cover">
          <BookCover className="w-full max-w-72 rounded-sm" />
          <div className="grid gap-3">
            <h2 id="cover" className="text-2xl">
              {downloads.heading}
            </h2>
            <p className="text-sm">{downloads.note}</p>
            <ul className="downloads">
              {downloads.items.map(({ href, label, detail }) => (
                <li key={href}>
                  <a href={href} download>
                    {label}
                  </a>
                  <span className="text-sm text-muted">{detail}</span>
                </li>
              ))}
            </ul>
          </div>
        </section>
      </div>
      <Section id="summary" ground="surface" layout="margin" heading={summary.heading}>
        <p className="max-w-prose font-serif text-xl">{summary.text}</p>
      </Section>
      <Section id="author" layout="margin" heading={bio.heading}>
        <div className="grid max-w-prose gap-5">
          <p className="text-lg">{bio.short}</p>
          {bio.long.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
      <Section id="care" ground="sea" turned layout="margin" heading={care.heading}>
        <ol className="asks">
          {care.items.map((item) => (
            <li key={item} className="prose">
              <p>
                <InlineText text={item} />
              </p>
            </li>
          ))}
        </ol>
      </Section>
      <Section id="contact" layout="margin" heading={contact.heading}>
        <div className="grid max-w-prose justify-items-start gap-6">
          <p className="text-lg">{contact.text}</p>
          <ButtonLink href={contact.link.href} size="lg">
            {contact.link.label}
          </ButtonLink>
        </div>
      </Section>
    </Frame>
  );
}
