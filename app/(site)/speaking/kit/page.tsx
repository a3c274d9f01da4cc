import type { ReactNode } from 'react';
import { LinkButton, PrintButton, TextLink } from '@/components/site/links';
import { Page } from '@/components/site/page';
import { Paragraphs } from '@/components/site/rich-text';
import { PageHead } from '@/components/site/section';
import { site } from '@/content/site';
import { speakerKit } from '@/content/speaker-kit';
import { speakingTopics } from '@/content/speaking';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';

export const metadata = pageMetadata(paths.speakerKit);

export default function SpeakerKitPage() {
  const { headline, lead, print, back, talks, bio, introduction, needs, safety, booking } = speakerKit;
  return (
    <Page path={paths.speakerKit} crumb={headline} parent={{ name: 'Speaking', path: paths.speaking }}>
      <PageHead
        before={
          <a href={paths.speaking} data-print="hide" className="link is-alone">
            {back}
          </a>
        }
        title={headline}
        lead={lead}
        action={<PrintButton label={print} />}
        className="pb-12"
      />
      <div className="wrap pb-(--section)">
        <KitPart id="talks" heading={talks.heading}>
          <ul>
            {speakingTopics.map(({ id, title, description, audience, duration }) => (
              <li
                key={id}
                className="grid gap-x-8 gap-y-2 border-b border-line py-5 first:pt-0 md:grid-cols-[calc((100%+2rem)*3/8-2rem)_1fr] print:grid-cols-[3fr_5fr] print:py-2.5"
              >
                <div className="grid content-start gap-1">
                  <h3 className="text-xl">{title}</h3>
                  <p className="figures text-sm text-muted">{duration}</p>
                  <p className="text-sm text-muted">{audience}</p>
                </div>
                <p>{description}</p>
              </li>
            ))}
          </ul>
        </KitPart>
        <KitPart id="biography" heading={bio.heading}>
          <div className="grid max-w-prose gap-8">
            <div className="grid gap-3">
              <h3 className="text-lg">{bio.shortLabel}</h3>
              <p>{bio.short}</p>
            </div>
            <div className="grid gap-3">
              <h3 className="text-lg">{bio.longLabel}</h3>
              <Paragraphs texts={bio.long} />
            </div>
          </div>
        </KitPart>
        <KitPart id="introduction" heading={introduction.heading} note={introduction.note}>
          <div className="grid max-w-prose gap-5 font-serif text-xl ">
            <Paragraphs texts={introduction.text} />
          </div>
        </KitPart>
        <KitPart id="needs" heading={needs.heading}>
          {/* Checkboxes to tick on paper. */}
          <ul className="grid max-w-prose gap-3.5 print:gap-2">
            {needs.items.map((item) => (
              <li key={item} className="grid grid-cols-[2.25rem_1fr]">
                <span aria-hidden="true" className="mt-1 size-5 rounded-sm border-2 border-edge" />
                {item}
              </li>
            ))}
          </ul>
        </KitPart>
        <KitPart id="care" heading={safety.heading}>
          <div className="grid max-w-prose gap-4">
            <Paragraphs texts={safety.text} />
          </div>
        </KitPart>
        <KitPart id="booking" heading={booking.heading} note={booking.note}>
          <div className="grid max-w-prose justify-items-start gap-6">
            <p className="text-lg">{booking.text}</p>
            <LinkButton link={booking.link} size="lg" data-print="hide" />
            <TextLink link={{ href: `mailto:${site.contactEmail}`, label: site.contactEmail }} alone />
          </div>
        </KitPart>
      </div>
    </Page>
  );
}

interface KitPartProps {
  id: string;
  heading: string;
  note?: string;
  children: ReactNode;
}

/** A section of the kit: heading in the margin, content beside it. Avoids page breaks inside when printed. */
function KitPart({ id, heading, note, children }: KitPartProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      data-print="whole"
      className="border-t-2 border-ink py-10 lg:py-14 print:py-6"
    >
      <div className="margin-grid print:grid-cols-[1fr_3fr] print:gap-x-8">
        <div className="margin-head">
          <h2 id={`${id}-heading`} className="text-2xl">
            {heading}
          </h2>
          {note && <p className="text-sm text-muted">{note}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
