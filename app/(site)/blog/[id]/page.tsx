import { ArticleHead } from '@/components/site/article/article-head';
import { ArticleSources } from '@/components/site/article/article-sources';
import { ShareLine } from '@/components/site/article/share-line';
import { ArticleGrid } from '@/components/site/article-list';
import { Contents } from '@/components/site/contents';
import { LinkButton } from '@/components/site/link-button';
import { MarginNote } from '@/components/site/margin-note';
import { Neighbours } from '@/components/site/neighbours';
import { Page } from '@/components/site/page';
import { RichSections } from '@/components/site/rich-text';
import { SafetyBrief } from '@/components/site/safety/safety-box';
import { Section } from '@/components/site/section';
import type { Article } from '@/content/articles/article';
import { articles, getArticle, neighbours, related } from '@/content/articles/articles';
import { articlePage } from '@/content/blog';
import { articleNode, authorNode } from '@/lib/json-ld';
import { absoluteUrl, articleMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import '@/app/styles/safety.css';

/** Unknown ids are a 404. */
export const dynamicParams = false;

export const generateStaticParams = () => articles.map(({ id }) => ({ id }));

interface ArticleProps {
  params: Promise<{ id: string }>;
}

export async function generateMetadata({ params }: ArticleProps) {
  return articleMetadata(getArticle((await params).id));
}

export default async function ArticlePage({ params }: ArticleProps) {
  const article = getArticle((await params).id);
  const { previous, next }: { previous?: Article; next?: Article } = neighbours(article.id);
  const path = paths.article(article.id);
  const { contents, sources, putDown, calls } = articlePage;
  return (
    <Page
      path={path}
      crumb={article.title}
      parent={{ name: 'Blog', path: paths.blog }}
      data={[articleNode(article), authorNode()]}
    >
      <article>
        <ArticleHead article={article} />
        <div className="wrap margin-grid pb-(--section)">
          <Contents
            heading={contents}
            parts={[
              ...article.sections.map(({ id, heading }) => ({ href: `#${id}`, label: heading })),
              ...(article.sources.length > 0 ? [{ href: '#sources', label: sources }] : []),
            ]}
          />
          <div>
            <SafetyBrief />
            {article.notice && <MarginNote className="mb-10">{article.notice}</MarginNote>}
            <RichSections sections={article.sections} />
            {/* The exercise is offered before anything is for sale. */}
            <p
              data-print="hide"
              className="mt-14 flex max-w-prose flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-md bg-sage-wash px-7 py-6"
            >
              <span className="max-w-[18ch] font-serif text-xl">{putDown.text}</span>
              <LinkButton link={putDown.link} />
            </p>
            <ArticleSources sources={article.sources} />
            <ShareLine title={article.title} address={absoluteUrl(path)} />
          </div>
        </div>
      </article>
      <div data-print="hide">
        <div className="wrap">
          <Neighbours
            label={articlePage.neighbours.label}
            words={articlePage.neighbours}
            previous={previous && { href: paths.article(previous.id), title: previous.title }}
            next={next && { href: paths.article(next.id), title: next.title }}
          />
        </div>
        <Section id="ways-on" heading={calls.heading} ground="sea" turned>
          <ul className="grid gap-x-16 gap-y-12 md:grid-cols-2">
            {calls.items.map(({ title, text, link }, index) => (
              <li
                key={title}
                className="grid content-start justify-items-start gap-4 border-t border-current pt-6"
              >
                <h3 className="text-2xl">{title}</h3>
                <p className="max-w-[28rem]">{text}</p>
                <LinkButton
                  link={link}
                  variant={index === 0 ? 'primary' : 'secondary'}
                  className={index === 0 ? 'mt-2' : 'mt-2 border-sea-ink text-sea-ink'}
                />
              </li>
            ))}
          </ul>
        </Section>
        <Section id="related" heading={articlePage.related.heading} turned>
          <ArticleGrid articles={related(article.id)} />
        </Section>
      </div>
    </Page>
  );
}
