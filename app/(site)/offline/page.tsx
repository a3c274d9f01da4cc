import type { Metadata } from 'next';
import { Frame } from '@/components/site/frame';
import { TextLink } from '@/components/site/links';
import { NumberRow } from '@/components/site/numbers';
import { InlineText } from '@/components/site/rich-text';
import { PageHead, Section } from '@/components/site/section';
import { offlinePage } from '@/content/errors';
import { written } from '@/content/flip/written';
import { emergency } from '@/content/safety';
import { paths } from '@/lib/paths';

const { title, text, links } = offlinePage;

export const metadata: Metadata = { title, robots: { index: false } };

/** The service worker's fallback when a page cannot be fetched, with the exercise as text. */
export default function OfflinePage() {
  return (
    <Frame path={paths.offline}>
      <PageHead
        title={title}
        action={
          <div className="grid max-w-prose gap-6">
            <div className="grid gap-3">
              <p data-safety="">
                {emergency.shortly}? {emergency.callFirst}
              </p>
              <NumberRow numbers={emergency.numbers} tone="danger" />
            </div>
            <p className="text-lg">{text}</p>
            <ul className="grid gap-3 text-lg">
              {links.map((link) => (
                <li key={link.href}>
                  <TextLink link={link} alone />
                </li>
              ))}
            </ul>
          </div>
        }
      />
      <Section id="written" heading={written.title} lead={written.text} layout="margin" ground="surface">
        <ol className="grid max-w-prose list-decimal gap-3 pl-5">
          {written.steps.map((step) => (
            <li key={step}>
              <InlineText text={step} />
            </li>
          ))}
        </ol>
      </Section>
    </Frame>
  );
}
