import { Cup } from '@/components/illustrations/cup';
import { Slug } from '@/components/illustrations/slug';
import { SpiralToLine } from '@/components/illustrations/spiral-to-line';
import { TurnedPage } from '@/components/illustrations/turned-page';
import { ArticleList } from '@/components/site/article-list';
import { ClosingCall } from '@/components/site/closing-call';
import { Disclosure } from '@/components/site/disclosure';
import { DrawnCards } from '@/components/site/drawn-cards';
import { Paragraphs } from '@/components/site/inline-text';
import { LinkButton, LinkButtons } from '@/components/site/link-button';
import { Page } from '@/components/site/page';
import { Section } from '@/components/site/section';
import { StampedCover } from '@/components/site/stamped-cover';
import { TextLink } from '@/components/site/text-link';
import { TypingSearch } from '@/components/site/typing-search';
import { posts } from '@/content/articles/articles';
import { shownClaim } from '@/content/claims';
import { faq } from '@/content/faq';
import { home } from '@/content/home';
import { authorNode, websiteNode } from '@/lib/json-ld';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import '@/app/styles/home.css';

export const metadata = pageMetadata(paths.home);

export default function HomePage() {
  const { headline, lead, badge, buttons, aside } = home.hero;
  return (
    <Page path={paths.home} data={[websiteNode(), authorNode()]}>
      {/* Dark in both themes: it is three in the morning. The next section is light. */}
      <div data-room="night" className="bg-(--ground) [--ground:var(--night)]">
        <div className="wrap page-head pt-10 pb-0 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] lg:pt-14">
          <div className="grid content-start justify-items-start gap-6">
            <h1 className="max-w-[22ch] text-display">{headline}</h1>
            <TypingSearch />
            <p className="max-w-[36rem] text-lg">{lead}</p>
            <LinkButtons links={buttons} />
            <p>
              <TextLink link={aside} alone />
            </p>
          </div>
          <StampedCover
            stamp={shownClaim(badge)}
            className="max-w-52 self-center sm:max-w-72 lg:mt-10 lg:max-w-88 lg:justify-self-end"
          />
        </div>
      </div>
      <Section id="method" heading={home.steps.headline} turned>
        {/* The method's line, which runs off the right edge. */}
        <SpiralToLine className="mb-10 block h-[clamp(7rem,18vw,14rem)] w-full stroke-3" />
        <ol className="grid gap-10 sm:grid-cols-2 lg:grid-cols-4">
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
        id="articles"
        heading={home.articles.headline}
        lead={home.articles.lead}
        action={<TextLink link={home.articles.all} className="font-semibold" />}
      >
        <ArticleList articles={posts} />
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
      <ClosingCall {...home.closing} />
    </Page>
  );
}
