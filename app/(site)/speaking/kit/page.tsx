import { Frame } from '@/components/site/frame';
import { JsonLd } from '@/components/site/json-ld';
import { PageHead } from '@/components/site/page-head';
import { PrintButton } from '@/components/site/print-button';
import { KitPart } from '@/components/site/speaking/kit-part';
import { ButtonLink } from '@/components/ui/button';
import { site } from '@/content/site';
import { speakerKit } from '@/content/speaker-kit';
import { speakingTopics } from '@/content/speaking';
import { crumbsNode } from '@/lib/json-ld';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';

export const metadata = pageMetadata(paths.speakerKit);

const crumbs = [
  { name: 'Speaking', path: paths.speaking },
  { name: speakerKit.headline, path: paths.speakerKit },
];

export default function SpeakerKitPage() {
  const { headline, lead, print, back, talks, bio, introduction, needs, safety, booking } = speakerKit;
  return (
    <Frame path={paths.speakerKit}>
      <JsonLd data={[crumbsNode(crumbs)]} />
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
                className="grid gap-x-8 gap-y-2 border-b border-line py-5 first:pt-0 md:grid-cols-[3fr_5fr] print:grid-cols-[3fr_5fr] print:py-2.5"
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
              {bio.long.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </div>
        </KitPart>
        <KitPart id="introduction" heading={introduction.heading} note={introduction.note}>
          <div className="grid max-w-prose gap-5 font-serif text-xl ">
            {introduction.text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
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
            {safety.text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </KitPart>
        <KitPart id="booking" heading={booking.heading} note={booking.note}>
          <div className="grid max-w-prose justify-items-start gap-6">
            <p className="text-lg">{booking.text}</p>
            <ButtonLink href={booking.link.href} size="lg" data-print="hide">
              {booking.link.label}
            </ButtonLink>
            <p>
              <a href={`mailto:${site.contactEmail}`} className="link is-alone">
                {site.contactEmail}
              </a>
            </p>
          </div>
        </KitPart>
      </div>
    </Frame>
  );
}
