import { InlineText } from '@/components/site/inline-text';
import type { Article } from '@/content/articles/article';
import { articlePage } from '@/content/blog';

/** The parts of an article: folded away above the text on a narrow screen, open beside it on a wide one. */
export function ArticleContents({ article }: { article: Article }) {
  return (
    <>
      <nav aria-label={articlePage.contents} className="lg:hidden">
        <details className="contents">
          <summary>
            {articlePage.contents}
            <svg aria-hidden="true" viewBox="0 0 24 24" className="drawing">
              <path d="m5 9 7 7 7-7" />
            </svg>
          </summary>
          <Parts article={article} />
        </details>
      </nav>
      <nav aria-labelledby="contents-heading" className="contents max-lg:hidden">
        <h2 id="contents-heading" className="mb-2 text-lg">
          {articlePage.contents}
        </h2>
        <Parts article={article} />
      </nav>
    </>
  );
}

function Parts({ article: { sections, sources } }: { article: Article }) {
  return (
    <ol>
      {sections.map(({ id, heading }) => (
        <li key={id}>
          <a href={`#${id}`}>
            <InlineText text={heading} />
          </a>
        </li>
      ))}
      {sources.length > 0 && (
        <li>
          <a href="#sources">{articlePage.sources}</a>
        </li>
      )}
    </ol>
  );
}
