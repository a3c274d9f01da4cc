import { articlePage } from '@/content/blog';
import type { Source } from '@/content/text';

interface ArticleSourcesProps {
  sources: readonly Source[];
  /** The full list that the numbers refer to, if the page shows only some of it. */
  all?: readonly Source[];
}

/** The sources, numbered as in the text. */
export function ArticleSources({ sources, all = sources }: ArticleSourcesProps) {
  if (!sources.length) return null;
  return (
    <section aria-labelledby="sources" className="prose mt-16 border-t-2 border-ink text-sm">
      <h2 id="sources" className="mt-5 text-xl">
        {articlePage.sources}
      </h2>
      <ol>
        {sources.map(({ id, text, url }) => (
          <li
            key={id}
            value={all.findIndex((source) => source.id === id) + 1}
            id={`source-${id}`}
            className="wrap-anywhere target:bg-sage-wash"
          >
            {text}
            {url && (
              <>
                {' '}
                <a href={url} rel="noopener">
                  {new URL(url).hostname.replace(/^www\./, '')}
                </a>
              </>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
