import { articlePage } from '@/content/blog';
import type { Source } from '@/content/text';

/** Where the facts come from. The numbers are those in the text. */
export function ArticleSources({ sources }: { sources: readonly Source[] }) {
  if (!sources.length) return null;
  return (
    <section aria-labelledby="sources" className="sources">
      <h2 id="sources" className="text-xl">
        {articlePage.sources}
      </h2>
      <ol>
        {sources.map(({ id, text, url }) => (
          <li key={id} id={`source-${id}`}>
            {text}
            {url && (
              <>
                {' '}
                <a href={url} rel="noopener" className="link">
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
