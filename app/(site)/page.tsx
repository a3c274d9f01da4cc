import { ArticleList } from '@/components/site/article-list';
import { ClosingCall } from '@/components/site/closing-call';
import { FaqList } from '@/components/site/faq-list';
import { Frame } from '@/components/site/frame';
import { Benefits } from '@/components/site/home/benefits';
import { Hero } from '@/components/site/home/hero';
import { Steps } from '@/components/site/home/steps';
import { JsonLd } from '@/components/site/json-ld';
import { Section } from '@/components/site/section';
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
      <Steps />
      <Benefits />
      <Section
        id="articles"
        heading={home.articles.headline}
        lead={home.articles.lead}
        action={
          <a href={home.articles.all.href} className="link font-semibold">
            {home.articles.all.label}
          </a>
        }
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
