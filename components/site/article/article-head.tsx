import { ArticleDrawing } from '@/components/site/article-drawing';
import { ArticleLine } from '@/components/site/article-list';
import { TextLink } from '@/components/site/text-link';
import { type Article, readableDate } from '@/content/articles/article';
import { articlePage } from '@/content/blog';
import { authorName } from '@/content/site';
import { paths } from '@/lib/paths';

/** Link back, category, title and author. */
export function ArticleHead({ article }: { article: Article }) {
  const { back, byline, reviewed, putDown } = articlePage;
  return (
    <header className="wrap margin-grid pt-10 pb-head">
      <a href={back.href} data-print="hide" className="link col-span-full justify-self-start py-1">
        <span aria-hidden="true">← </span>
        {back.label}
      </a>
      <ArticleDrawing
        category={article.category}
        className="h-36 justify-self-start lg:h-auto lg:w-full lg:max-w-80"
      />
      <div className="grid gap-6">
        <ArticleLine article={article} />
        <h1 className="max-w-[20ch] text-3xl">{article.title}</h1>
        <p className="max-w-[36rem] text-lg">{article.excerpt}</p>
        <p data-print="hide">
          <TextLink link={{ href: putDown.link.href, label: putDown.text }} className="font-semibold" />
        </p>
        <p className="text-sm text-muted">
          <a href={paths.about} rel="author" className="link">
            {byline(authorName)}
          </a>
          {'. '}
          {reviewed} <time dateTime={article.reviewed}>{readableDate(article.reviewed)}</time>.
        </p>
      </div>
    </header>
  );
}
