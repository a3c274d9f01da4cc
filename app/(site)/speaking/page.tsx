import { Audience } from '@/components/illustrations/audience';
import { ClosingCall } from '@/components/site/closing-call';
import { Figures } from '@/components/site/figures';
import { Frame } from '@/components/site/frame';
import { JsonLd } from '@/components/site/json-ld';
import { OutLink } from '@/components/site/out-link';
import { PageHead } from '@/components/site/page-head';
import { Section } from '@/components/site/section';
import { OrganizerVoices } from '@/components/site/speaking/organizer-voices';
import { Programme } from '@/components/site/speaking/programme';
import { Button, ButtonLink } from '@/components/ui/button';
import { shownClaims } from '@/content/claims';
import { speakerReel, speaking } from '@/content/speaking';
import { crumbsNode } from '@/lib/json-ld';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import '@/app/styles/speaking.css';

export const metadata = pageMetadata(paths.speaking);

export default function SpeakingPage() {
  const { headline, lead, checkAvailability, kit, stats, figures, benefits, events, closing } = speaking;
  const shown = shownClaims(stats);
  return (
    <Frame path={paths.speaking}>
      <JsonLd data={[crumbsNode([{ name: 'Speaking', path: paths.speaking }])]} />
      <PageHead
        title={headline}
        lead={lead}
        className="speaking-head"
        action={
          <>
            <ButtonLink href={checkAvailability.href} size="lg">
              {checkAvailability.label}
            </ButtonLink>
            <ButtonLink href={kit.href} variant="secondary" size="lg">
              {kit.label}
            </ButtonLink>
            {speakerReel.href ? (
              <ButtonLink
                href={speakerReel.href}
                variant="quiet"
                target="_blank"
                rel="noopener"
                className="max-sm:-ml-2"
              >
                {speakerReel.label}
                <OutLink />
              </ButtonLink>
            ) : (
              <Button variant="quiet" disabled className="max-sm:-ml-2">
                {speakerReel.label}
              </Button>
            )}
          </>
        }
      />
      {shown.length > 0 && (
        <div className="wrap grid gap-6">
          <Figures claims={shown} />
          <a href={figures.href} className="link justify-self-start py-1 text-sm">
            {figures.label}
          </a>
        </div>
      )}
      <div className="audience">
        <Audience />
      </div>
      <Programme />
      <Section id="benefits" layout="margin" heading={benefits.heading}>
        <dl className="grid gap-x-12 gap-y-10 sm:grid-cols-2">
          {benefits.items.map(({ title, text }, index) => (
            <div
              key={title}
              data-delay={index * 90}
              className="reveal grid content-start gap-2 border-t-2 border-ink pt-4"
            >
              <dt className="font-serif text-xl">{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <OrganizerVoices />
      <Section id="events" layout="margin" heading={events.heading}>
        <dl className="events">
          {events.types.map(({ id, title, text }) => (
            <div key={id}>
              <dt className="font-serif text-2xl">{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <ClosingCall
        headline={closing.headline}
        text={`${closing.text} ${closing.note}`}
        buttons={[checkAvailability, kit]}
      />
    </Frame>
  );
}
