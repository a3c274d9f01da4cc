import { Audience } from '@/components/illustrations/audience';
import { ClosingCall } from '@/components/site/closing-call';
import { Figures } from '@/components/site/figures';
import { LinkButton } from '@/components/site/link-button';
import { Page } from '@/components/site/page';
import { PageHead } from '@/components/site/page-head';
import { Points } from '@/components/site/points';
import { Section } from '@/components/site/section';
import { TextLink } from '@/components/site/text-link';
import { Voices } from '@/components/site/voices/voices';
import { Button } from '@/components/ui/button';
import { shownClaims } from '@/content/claims';
import { speakerReel, speaking, speakingTopics } from '@/content/speaking';
import { organizerTestimonials, testimonialLabels } from '@/content/testimonials';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import '@/app/styles/voices.css';

export const metadata = pageMetadata(paths.speaking);

export default function SpeakingPage() {
  const { checkAvailability, kit, topics, benefits, organizers, events, closing } = speaking;
  const shown = shownClaims(speaking.stats);
  return (
    <Page path={paths.speaking} crumb="Speaking">
      <PageHead
        title={speaking.headline}
        lead={speaking.lead}
        action={
          <>
            <LinkButton link={checkAvailability} size="lg" />
            <LinkButton link={kit} variant="secondary" size="lg" />
            {speakerReel.href ? (
              <LinkButton
                link={{ label: speakerReel.label, href: speakerReel.href, external: true }}
                variant="quiet"
                className="max-sm:-ml-2"
              />
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
          <TextLink link={speaking.figures} alone className="justify-self-start text-sm" />
        </div>
      )}
      {/* The audience sits on the section's edge and runs off the window at both sides. */}
      <div className="mt-head overflow-clip">
        <Audience className="block h-36 lg:h-48 w-full max-w-none overflow-hidden" />
      </div>
      {/* The talks, set like an event programme. */}
      <Section id="talks" ground="sea" heading={topics.heading}>
        <ol className="border-t border-sea-ink/40">
          {speakingTopics.map(({ id, title, description, audience, duration }) => (
            <li
              key={id}
              className="grid items-baseline gap-x-12 gap-y-3 border-b border-sea-ink/40 py-7 lg:grid-cols-[2fr_4fr_6fr]"
            >
              <p className="figures text-sm">{duration}</p>
              <h3 className="text-2xl">{title}</h3>
              <div className="grid content-start gap-3">
                <p>{description}</p>
                <p className="text-sm">
                  {topics.audience}: {audience}
                </p>
              </div>
            </li>
          ))}
        </ol>
      </Section>
      <Section id="benefits" layout="margin" heading={benefits.heading}>
        <Points items={benefits.items} />
      </Section>
      <Voices
        id="organizers"
        ground="surface"
        heading={organizers.heading}
        notice={testimonialLabels.sampleOrganizers}
        voices={organizerTestimonials.map((voice) => ({ ...voice, by: `${voice.author}, ${voice.title}` }))}
        className="stairs grid gap-x-column gap-y-14 text-xl lg:grid-cols-2"
      />
      <Section id="events" layout="margin" heading={events.heading}>
        <dl>
          {events.types.map(({ id, title, text }) => (
            <div
              key={id}
              className="grid items-baseline gap-x-8 gap-y-1 border-b border-line py-5 first:pt-0 md:grid-cols-[3fr_5fr]"
            >
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
    </Page>
  );
}
