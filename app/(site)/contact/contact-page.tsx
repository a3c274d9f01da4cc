import { Frame } from '@/components/site/frame';
import { Paragraph } from '@/components/site/inline-text';
import { PageHead } from '@/components/site/page-head';
import { Points } from '@/components/site/points';
import { Section } from '@/components/site/section';
import { contact } from '@/content/contact';
import type { ContactTopicId } from '@/content/contact-topics';
import { paths } from '@/lib/paths';
import { ContactForm } from './contact-form';
import { SideCards } from './side-cards';

/** @param topic preselected topic, for visitors who come from a page about it */
export function ContactPage({ topic }: { topic?: ContactTopicId }) {
  const { headline, lead, notForSymptoms, otherWays } = contact;
  return (
    <Frame path={paths.contact}>
      <PageHead title={headline} lead={lead} />
      <div className="wrap grid items-start gap-x-column gap-y-16 pb-(--section) lg:grid-cols-[7fr_4fr]">
        <div className="grid gap-10">
          <aside className="max-w-prose border-l-4 border-sage pl-5">
            <p className="font-semibold">{notForSymptoms.title}</p>
            <Paragraph className="mt-1 [&_a]:underline [&_a]:underline-offset-4" text={notForSymptoms.text} />
          </aside>
          <div id="form">
            <ContactForm place="form" topic={topic} />
          </div>
        </div>
        <SideCards />
      </div>
      <Section id="other-ways" heading={otherWays.heading} ground="surface">
        <Points items={otherWays.items} columns={3} />
      </Section>
    </Frame>
  );
}
