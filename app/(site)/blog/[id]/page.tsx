import { ArticleCalls } from '@/components/site/article/article-calls';
import { ArticleHead } from '@/components/site/article/article-head';
import { ArticleSources } from '@/components/site/article/article-sources';
import { PutDown } from '@/components/site/article/put-down';
import { ShareLine } from '@/components/site/article/share-line';
import { ArticleGrid } from '@/components/site/article-list';
import { Contents } from '@/components/site/contents';
import { Frame } from '@/components/site/frame';
import { JsonLd } from '@/components/site/json-ld';
import { MarginNote } from '@/components/site/margin-note';
import { Neighbours } from '@/components/site/neighbours';
import { RichSections } from '@/components/site/rich-text';
import { SafetyBrief } from '@/components/site/safety/safety-box';
import { Section } from '@/components/site/section';
import type { Article } from '@/content/articles/article';
import { articles, getArticle, neighbours, related } from '@/content/articles/articles';
import { articlePage } from '@/content/blog';
import { articleNode, authorNode, crumbsNode } from '@/lib/json-ld';
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
  const crumbs = [
    { name: 'Blog', path: paths.blog },
    { name: article.title, path },
  ];
  return (
    <Frame path={path}>
      <JsonLd data={[articleNode(article), authorNode(), crumbsNode(crumbs)]} />
      <article>
        <ArticleHead article={article} />
        <div className="wrap margin-grid pb-(--section)">
          <Contents
            heading={articlePage.contents}
            parts={[
              ...article.sections.map(({ id, heading }) => ({ href: `#${id}`, label: heading })),
              ...(article.sources.length > 0 ? [{ href: '#sources', label: articlePage.sources }] : []),
            ]}
          />
          <div>
            <SafetyBrief />
            {article.notice && <MarginNote className="mb-10">{article.notice}</MarginNote>}
            <RichSections sections={article.sections} />
            <PutDown />
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
        <ArticleCalls />
        <Section id="related" heading={articlePage.related.heading} turned>
          <ArticleGrid articles={related(article.id)} />
        </Section>
      </div>
    </Frame>
  );
}
