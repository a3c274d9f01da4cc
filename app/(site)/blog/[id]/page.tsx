import { ArticleCalls } from '@/components/site/article/article-calls';
import { ArticleContents } from '@/components/site/article/article-contents';
import { ArticleHead } from '@/components/site/article/article-head';
import { ArticleNeighbours } from '@/components/site/article/article-neighbours';
import { ArticleSources } from '@/components/site/article/article-sources';
import { PutDown } from '@/components/site/article/put-down';
import { ShareLine } from '@/components/site/article/share-line';
import { ArticleGrid } from '@/components/site/article-list';
import { Frame } from '@/components/site/frame';
import { JsonLd } from '@/components/site/json-ld';
import { RichSections } from '@/components/site/rich-text';
import { SafetyBrief } from '@/components/site/safety/safety-box';
import { Section } from '@/components/site/section';
import { articles, getArticle, neighbours, related } from '@/content/articles/articles';
import { articlePage } from '@/content/blog';
import { articleNode, authorNode, crumbsNode } from '@/lib/json-ld';
import { absoluteUrl, articleMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import '@/app/styles/article.css';
import '@/app/styles/safety.css';

/** Whatever is not in the list of articles is not found. */
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
  const path = paths.article(article.id);
  const crumbs = [
    { name: 'Blog', path: paths.blog },
    { name: article.title, path },
  ];
  return (
    <Frame path={path}>
      <JsonLd data={[articleNode(article), authorNode(), crumbsNode(crumbs)]} />
      <article className="article">
        <ArticleHead article={article} />
        <div className="wrap margin-grid pb-(--section)">
          <div className="margin-head" data-print="hide">
            <ArticleContents article={article} />
          </div>
          <div>
            <SafetyBrief />
            {article.notice && <p className="article-notice">{article.notice}</p>}
            <RichSections sections={article.sections} />
            <PutDown />
            <ArticleSources sources={article.sources} />
            <ShareLine title={article.title} address={absoluteUrl(path)} />
          </div>
        </div>
      </article>
      <div data-print="hide">
        <ArticleNeighbours {...neighbours(article.id)} />
        <ArticleCalls />
        <Section id="related" heading={articlePage.related.heading} turned>
          <ArticleGrid articles={related(article.id)} />
        </Section>
      </div>
    </Frame>
  );
}
