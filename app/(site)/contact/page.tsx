import { Frame } from '@/components/site/frame';
import { LinkButton } from '@/components/site/links';
import { Paragraph } from '@/components/site/rich-text';
import { FeatureList, PageHead, Section } from '@/components/site/section';
import { Card } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import { shownClaim } from '@/content/claims';
import { type ContactTopicId, contact } from '@/content/contact';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { ContactForm } from './form';

export const metadata = pageMetadata(paths.contact);

/** @param topic preselected topic, which `[topic]/page.tsx` passes for visitors who come from a page about it */
export default function ContactPage({ topic }: { topic?: ContactTopicId }) {
  const { headline, lead, notForSymptoms, otherWays } = contact;
  return (
    <Frame path={paths.contact}>
      <PageHead title={headline} lead={lead} />
      <div className="wrap split items-start gap-y-16 pb-(--section)">
        <div className="grid gap-10">
          <div role="note" className="max-w-prose border-l-4 border-sage pl-5">
            <p className="font-semibold">{notForSymptoms.title}</p>
            <Paragraph className="mt-1 [&_a]:underline [&_a]:underline-offset-4" text={notForSymptoms.text} />
          </div>
          <div id="form">
            <ContactForm topic={topic} />
          </div>
        </div>
        <SideCards />
      </div>
      <Section id="other-ways" heading={otherWays.heading} ground="surface">
        <FeatureList items={otherWays.items} columns={3} />
      </Section>
    </Frame>
  );
}

/** Links that may answer a question before it is sent. */
function SideCards() {
  const { response, others } = contact.cards;
  const promise = shownClaim(contact.responseClaim);
  return (
    <div className="grid gap-10">
      {others.map(({ title, text, items, link }, index) => (
        <div
          key={title}
          className={cn('grid justify-items-start gap-3', index > 0 && 'border-t border-line pt-8')}
        >
          <h2 className="text-xl">{title}</h2>
          <p>{text}</p>
          {items && (
            <ul className="grid list-disc gap-1 pl-5">
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
          <LinkButton link={link} variant="secondary" size="sm" />
        </div>
      ))}
      <Card look="sheet" className="grid gap-2">
        <h2 className="text-xl">{response.title}</h2>
        {promise && <p className="figures font-serif text-3xl">{promise.value}</p>}
        <p>{response.text}</p>
      </Card>
    </div>
  );
}
