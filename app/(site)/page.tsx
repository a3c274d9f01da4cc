import { Cup } from '@/components/illustrations/cup';
import { Slug } from '@/components/illustrations/slug';
import { SpiralToLine } from '@/components/illustrations/spiral-to-line';
import { TurnedPage } from '@/components/illustrations/turned-page';
import { ArticleList } from '@/components/site/article-list';
import { ClosingCall } from '@/components/site/closing-call';
import { DrawnCards } from '@/components/site/drawn-cards';
import { FaqList } from '@/components/site/faq-list';
import { Frame } from '@/components/site/frame';
import { Hero } from '@/components/site/home/hero';
import { JsonLd } from '@/components/site/json-ld';
import { Section } from '@/components/site/section';
import { TextLink } from '@/components/site/text-link';
import { ButtonLink } from '@/components/ui/button';
import { posts } from '@/content/articles/articles';
import { faq } from '@/content/faq';
import { home } from '@/content/home';
import { authorNode, websiteNode } from '@/lib/json-ld';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import '@/app/styles/home.css';

export const metadata = pageMetadata(paths.home);

export default function HomePage() {
  return (
    <Frame path={paths.home}>
      <JsonLd data={[websiteNode(), authorNode()]} />
      <Hero />
      <Section id="method" heading={home.steps.headline} turned>
        {/* The method's line, which runs off the right edge. */}
        <SpiralToLine className="mb-10 block h-[clamp(7rem,18vw,14rem)] w-full stroke-3" />
        <ol className="grid gap-10 sm:grid-cols-2 lg:grid-cols-4">
          {home.steps.items.map(({ title, text }, index) => (
            <li key={title} data-delay={index * 90} className="reveal grid grid-cols-[3rem_1fr] sm:block">
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
        action={
          <ButtonLink href={home.faq.link.href} variant="secondary">
            {home.faq.link.label}
          </ButtonLink>
        }
      >
        <FaqList items={faq} />
      </Section>
      <ClosingCall {...home.closing} />
    </Frame>
  );
}
