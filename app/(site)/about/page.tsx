import {
  AuthorPicture,
  LostPage,
  PhoneText,
  SearchCreature,
  Slug,
} from '@/components/illustrations/drawings';
import { ClaimStrip } from '@/components/site/claims';
import { Page } from '@/components/site/page';
import { Paragraph, RichText } from '@/components/site/rich-text';
import { ClosingCall, PageHead, Section } from '@/components/site/section';
import { about } from '@/content/about';
import { shownClaims } from '@/content/claims';
import { authorNode, pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';

export const metadata = pageMetadata(paths.about);

const drawings = [SearchCreature, PhoneText, LostPage];

export default function AboutPage() {
  const { headline, lead, story, tiles, differences, funFacts, mission } = about;
  return (
    <Page path={paths.about} crumb="About the author" data={[authorNode()]}>
      <PageHead title={headline} lead={lead} className="pb-4" />
      {/* The slug at the end of a trail that crosses the page, at the drawing's ground line and as thick as it. */}
      <div className="relative mb-[clamp(2rem,5vw,5rem)]">
        <div className="absolute top-[83.45%] h-[1.95%] w-full bg-current" />
        <div className="wrap relative">
          <Slug className="mr-[8%] ml-auto block h-[clamp(8rem,5rem+14vw,18rem)]" />
        </div>
      </div>
      <div className="wrap grid gap-head pb-(--section)">
        {story.map(({ id, heading, blocks }) => (
          <section key={id} aria-labelledby={id} className="margin-grid">
            <div className="margin-head">
              <h2 id={id} className="max-w-[9.2em] text-2xl">
                {heading}
              </h2>
            </div>
            <div className="grid gap-10">
              <RichText blocks={blocks} level={3} />
              {id === 'today' && <AuthorPicture />}
            </div>
          </section>
        ))}
      </div>
      <div className="wrap pb-(--section)">
        <ClaimStrip claims={shownClaims(tiles)} />
      </div>
      <Section id="differences" ground="sea" turned heading={differences.heading}>
        <ul className="border-t border-sea-ink/40">
          {differences.items.map(({ title, text }, index) => {
            const Drawing = drawings[index] ?? SearchCreature;
            return (
              <li
                key={title}
                className="reveal grid items-center justify-items-start gap-x-8 gap-y-5 border-b border-sea-ink/40 py-10 lg:grid-cols-3"
              >
                <Drawing className="h-24 lg:h-28" />
                <h3 className="text-2xl">{title}</h3>
                <Paragraph className="max-w-form" text={text} />
              </li>
            );
          })}
        </ul>
      </Section>
      <ClosingCall headline={mission.heading} text={mission.text.join(' ')} buttons={mission.links} />
      <Section id="facts" turned heading={funFacts.heading}>
        <ul className="grid gap-6 sm:grid-cols-2 sm:gap-8 lg:grid-cols-3">
          {funFacts.items.map((item) => (
            // A note, pinned at a slight angle.
            <li
              key={item}
              className="reveal border border-line bg-[radial-gradient(circle_at_50%_1rem,var(--apricot)_0.3rem,var(--surface)_0.32rem)] px-[min(1.75rem,5vw)] pt-9 pb-8 font-serif text-xl sm:-rotate-[0.7deg] sm:nth-[3n+2]:mt-5 sm:nth-[3n+2]:rotate-[0.9deg] sm:nth-[3n]:-mt-2 sm:nth-[3n]:-rotate-[0.3deg]"
            >
              {item}
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  );
}
