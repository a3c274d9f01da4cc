import { Drawing, type DrawingProps } from '@/components/illustrations/drawings';
import { ClaimStrip } from '@/components/site/claims';
import { LinkButton, TextLink } from '@/components/site/links';
import { Page } from '@/components/site/page';
import { ClosingCall, FeatureList, PageHead, Section } from '@/components/site/section';
import { Testimonials } from '@/components/site/testimonials';
import { Button } from '@/components/ui/button';
import { shownClaims } from '@/content/claims';
import { speakerReel, speaking, speakingTopics } from '@/content/speaking';
import { organizerTestimonials, testimonialLabels } from '@/content/testimonials';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';

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
          <ClaimStrip claims={shown} />
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
            <li key={id} className="split is-even items-baseline gap-y-3 border-b border-sea-ink/40 py-7">
              <h3 className="max-w-[16em] text-2xl">{title}</h3>
              <div className="grid content-start gap-3">
                <p className="figures text-sm">{duration}</p>
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
        <FeatureList items={benefits.items} />
      </Section>
      <Testimonials
        id="organizers"
        ground="surface"
        heading={organizers.heading}
        notice={testimonialLabels.sampleOrganizers}
        items={organizerTestimonials.map((each) => ({ ...each, by: `${each.author}, ${each.title}` }))}
        className="split is-even gap-y-14 text-xl"
      />
      <Section id="events" layout="margin" heading={events.heading}>
        <dl>
          {events.types.map(({ id, title, text }) => (
            <div
              key={id}
              className="grid items-baseline gap-x-8 gap-y-1 border-b border-line py-5 first:pt-0 md:grid-cols-[calc((100%+2rem)*3/8-2rem)_1fr]"
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

const spacing = 98;
/** Seats with a raised hand: every second one. No head is hidden behind a raised arm. */
const front = [false, true, false, true, true, false, false, true, true, false, true, false];
const back = ['arm', 'none', 'arm', 'none', 'none', 'still', 'arm', 'none', 'none', 'arm', 'none'] as const;
/** Vertical offsets, so that the heads differ in height. */
const tall = [0, -5, 6, -3, 4, 8, -6, 2, -4, 5, -2, 3];
/** The person who is looking something up now. */
const onThePhone = 5;

function Person({ x, y, raised, phone }: { x: number; y: number; raised: boolean; phone?: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {raised && (
        <path
          className="paper"
          d="M14 90c8-24 13-60 13-84-6-4-10-11-7-14 2-2 5 1 8 5-2-14 0-25 8-25s9 11 7 22c-1 6-2 9-3 13 1 30-2 66-8 92"
        />
      )}
      <path className="paper" d="M-34 120V94c0-32 10-44 34-44s34 12 34 44v26" />
      {phone && <path className="apricot" d="M14 42h22v36H14Z" />}
      <circle className="paper" cx={phone ? -4 : 0} cy={phone ? 31 : 24} r="18" />
      {phone && <path d="M18 38h22v36H18ZM24 92l4-18" />}
    </g>
  );
}

const heightAt = (seat: number) => tall[seat] ?? 0;

/** An audience that has just been asked a question. Runs off the page at both sides. */
export function Audience({ className }: DrawingProps) {
  return (
    <Drawing className={className} viewBox="0 0 1184 180" preserveAspectRatio="xMidYMax slice">
      {back.map((person, seat) =>
        person === 'none' ? null : (
          <Person
            // biome-ignore lint/suspicious/noArrayIndexKey: seats never change their order.
            key={seat}
            x={98 + seat * spacing}
            y={46 - heightAt(seat)}
            raised={person === 'arm'}
          />
        ),
      )}
      {front.map((raised, seat) => (
        <Person
          // biome-ignore lint/suspicious/noArrayIndexKey: as above.
          key={seat}
          x={49 + seat * spacing}
          y={92 + heightAt(seat)}
          raised={raised}
          phone={seat === onThePhone}
        />
      ))}
    </Drawing>
  );
}
