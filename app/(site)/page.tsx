import { Cup, SleepingCreature, Slug, SpiralToLine, TurnedPage } from '@/components/illustrations/drawings';
import { ArticleList } from '@/components/site/articles';
import { StampedCover } from '@/components/site/claims';
import { LinkButton, LinkButtons, TextLink } from '@/components/site/links';
import { LookInside } from '@/components/site/look-inside';
import { Page } from '@/components/site/page';
import { Paragraphs } from '@/components/site/rich-text';
import { ClosingCall, Disclosure, DrawnCards, Section } from '@/components/site/section';
import { posts } from '@/content/articles/articles';
import { shownClaim } from '@/content/claims';
import { faq } from '@/content/faq';
import { home } from '@/content/home';
import { lookInside } from '@/content/look-inside';
import { authorNode, pageMetadata, websiteNode } from '@/lib/metadata';
import { paths } from '@/lib/paths';

export const metadata = pageMetadata(paths.home);

export default function HomePage() {
  const { headline, lead, badge, buttons, aside } = home.hero;
  return (
    <Page path={paths.home} data={[websiteNode(), authorNode()]}>
      {/* Dark in both themes: it is three in the morning. The next section is light. */}
      <div data-theme="night" className="@container bg-(--ground) [--ground:var(--night)]">
        <div className="wrap hero">
          <h1>{headline}</h1>
          <TypingSearch />
          <p className="max-w-[43rem] text-pretty max-sm:text-[1rem] max-sm:leading-[1.45]">{lead}</p>
          <p className="hero-now">
            <TextLink link={aside} alone />
          </p>
          <div className="hero-buttons">
            <LinkButtons links={buttons} />
          </div>
          <StampedCover stamp={shownClaim(badge)} className="hero-cover" />
        </div>
      </div>
      <Section id="method" ground="surface" heading={home.steps.headline} turned>
        {/* The method's line, which runs off the right edge. */}
        <SpiralToLine className="unwinds mb-10 block h-[clamp(7rem,18vw,14rem)] w-full stroke-3" />
        <ol className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
          {home.steps.items.map(({ title, text }, index) => (
            <li key={title} className="reveal grid grid-cols-[3rem_1fr] sm:block">
              <p aria-hidden="true" className="figures font-serif text-2xl leading-none text-apricot">
                {index + 1}
              </p>
              <div>
                <h3 className="text-xl sm:mt-4">{title}</h3>
                <p className="mt-3">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Section>
      <Section id="benefits" heading={home.benefits.headline} ground="sea" turned>
        <DrawnCards
          cards={home.benefits.cards}
          drawings={[TurnedPage, Slug, Cup]}
          className="md:grid-cols-3"
        />
      </Section>
      <Section
        id="look"
        ground="sage"
        heading={lookInside.heading}
        action={<TextLink link={home.look} alone className="text-lg font-semibold" />}
      >
        <LookInside only={1} />
      </Section>
      <Section id="articles" heading={home.articles.headline} lead={home.articles.lead}>
        <ArticleList articles={posts} />
        <p className="mt-14">
          <TextLink link={home.articles.all} alone className="text-lg font-semibold" />
        </p>
        <p className="mt-5 text-muted">
          {home.articles.guides.before} <TextLink link={home.articles.guides.link} />
        </p>
      </Section>
      <Section
        id="faq"
        layout="margin"
        ground="surface"
        heading={home.faq.headline}
        lead={home.faq.lead}
        action={<LinkButton link={home.faq.link} variant="secondary" />}
      >
        <div className="border-t-2 border-ink">
          {faq.map(({ id, question, answer }) => (
            <Disclosure
              key={id}
              id={id}
              className="border-edge"
              summary={<h3 className="text-xl">{question}</h3>}
            >
              <div className="prose pb-8">
                <Paragraphs texts={answer} />
              </div>
            </Disclosure>
          ))}
        </div>
      </Section>
      <ClosingCall {...home.closing} aside={<SleepingCreature className="h-36 lg:h-44" />} />
    </Page>
  );
}

/**
 * The typing search box. Complete as rendered; its custom element types one search after another. That may start before
 * hydration, hence `suppressHydrationWarning`.
 */
export function TypingSearch() {
  const { searchLabel, searches, suggestions, pause, play } = home.hero;
  const { perCharacterMs, holdMs, clearMs } = home.typing;
  return (
    <div className="@container mt-9 w-full max-w-160">
      {/* With large letters the eyes make room for the button above the box. */}
      <site-typing class="relative block" data-times={JSON.stringify([...perCharacterMs, holdMs, clearMs])}>
        <div className="sr-only">
          <p>{searchLabel}</p>
          <ul>
            {searches.map((search) => (
              <li key={search}>{search}</li>
            ))}
          </ul>
        </div>
        <div
          className="relative flex min-h-16 items-center gap-3.5 rounded-[2rem] border-[2.5px] border-ink bg-surface px-5 py-3 lg:rounded-t-[1.75rem] lg:rounded-b-none lg:border-b-line"
          aria-hidden="true"
        >
          <svg
            aria-hidden="true"
            viewBox="0 0 92 40"
            className="drawing absolute bottom-[calc(100%-0.5px)] left-9 w-21 stroke-[2.8] [--ground:var(--surface)] @max-[15.5rem]:hidden"
          >
            <path className="paper" d="M4 38c-6-44 44-44 40 0M47 38c-5-44 45-44 41 0" />
          </svg>
          <i className="pupil @max-[15.5rem]:hidden" />
          <i className="pupil @max-[15.5rem]:hidden" />
          <svg aria-hidden="true" viewBox="0 0 24 24" className="drawing size-6 shrink-0">
            <path d="M10 3.500a6.500 6.500 0 1 0 .1 0M15 15l6 6" />
          </svg>
          <p className="min-h-[2lh] @max-[15.5rem]:min-h-[5lh] content-center text-lg leading-[1.3] wrap-anywhere sm:min-h-lh sm:overflow-hidden sm:whitespace-nowrap">
            {/* The caret is part of the text: a separate element that moves would count as a layout shift. */}
            <output
              suppressHydrationWarning
              translate="no"
              className="animate-[cursor_1000ms_step-end_infinite] [anchor-name:--typed] border-r-2 pr-[3px] in-data-paused:animate-none"
            >
              {searches[0]}
            </output>
          </p>
        </div>
        <button
          type="button"
          hidden
          suppressHydrationWarning
          className="absolute -top-8.5 right-4 min-h-8 px-2 text-sm text-muted underline underline-offset-4 print:hidden"
          data-pause={pause}
          data-play={play}
        >
          {pause}
        </button>
      </site-typing>
      <ul className="hidden grid-cols-[auto_auto] justify-between gap-x-4 rounded-b-[1.75rem] border-[2.5px] border-t-0 border-ink bg-surface px-6 pt-2.5 pb-3 text-sm text-muted lg:grid">
        {suggestions.map((suggestion) => (
          <li key={suggestion} className="py-1 odd:pl-9">
            {suggestion}
          </li>
        ))}
      </ul>
    </div>
  );
}
