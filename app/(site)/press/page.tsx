import { BookCover } from '@/components/illustrations/book-cover';
import { AuthorPicture } from '@/components/illustrations/drawings';
import { LinkButton, LinkRows } from '@/components/site/links';
import { Page } from '@/components/site/page';
import { Paragraph, Paragraphs } from '@/components/site/rich-text';
import { PageHead, Section } from '@/components/site/section';
import { press } from '@/content/press';
import { authorNode, bookNode, pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';

export const metadata = pageMetadata(paths.press);

export default function PressPage() {
  const { headline, lead, facts, summary, bio, care, downloads, contact } = press;
  return (
    <Page path={paths.press} crumb="Press" data={[bookNode(), authorNode()]}>
      <PageHead title={headline} lead={lead} className="pb-head" />
      <div className="wrap split items-start gap-y-16 pb-(--section)">
        <section aria-labelledby="facts">
          <h2 id="facts" className="mb-6 text-2xl">
            {facts.heading}
          </h2>
          <dl className="border-t-2 border-ink">
            {facts.items.map(({ term, detail }) => (
              <div
                key={term}
                className="grid items-baseline gap-x-8 border-b border-line py-3.5 sm:grid-cols-[calc((100%+2rem)/4-2rem)_1fr]"
              >
                <dt className="text-sm text-muted">{term}</dt>
                <dd>{detail}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section aria-labelledby="cover" className="grid gap-8 sm:grid-cols-[2fr_3fr] lg:grid-cols-1">
          <BookCover className="w-full max-w-72 rounded-sm" />
          <div className="grid gap-3">
            <h2 id="cover" className="text-2xl">
              {downloads.heading}
            </h2>
            <p className="text-sm">{downloads.note}</p>
            <LinkRows links={downloads.items} download />
          </div>
        </section>
      </div>
      <Section id="summary" ground="surface" layout="margin" heading={summary.heading}>
        <p className="max-w-prose font-serif text-xl">{summary.text}</p>
      </Section>
      <Section id="author" layout="margin" heading={bio.heading} action={<AuthorPicture />}>
        <div className="grid max-w-prose gap-5">
          <p className="text-lg">{bio.short}</p>
          <Paragraphs texts={bio.long} />
        </div>
      </Section>
      <Section id="care" ground="sea" turned layout="margin" heading={care.heading}>
        <ol className="grid gap-8">
          {care.items.map((item, index) => (
            <li key={item} className="prose grid grid-cols-[3rem_1fr] text-lg leading-normal">
              <span aria-hidden="true" className="font-serif text-2xl leading-none text-(--apricot)">
                {index + 1}
              </span>
              <Paragraph className="mt-0" text={item} />
            </li>
          ))}
        </ol>
      </Section>
      <Section id="contact" layout="margin" heading={contact.heading}>
        <div className="grid max-w-prose justify-items-start gap-6">
          <p className="text-lg">{contact.text}</p>
          <LinkButton link={contact.link} size="lg" />
        </div>
      </Section>
    </Page>
  );
}
