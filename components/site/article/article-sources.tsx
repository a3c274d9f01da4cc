import { articlePage } from '@/content/blog';
import type { Source } from '@/content/text';

interface ArticleSourcesProps {
  sources: readonly Source[];
  /** The list that the numbers in the text count, where not all of it is on the page. */
  all?: readonly Source[];
}

/** Where the facts come from. The numbers are those in the text. */
export function ArticleSources({ sources, all = sources }: ArticleSourcesProps) {
  if (!sources.length) return null;
  return (
    <section
      aria-labelledby="sources"
      className="mt-16 max-w-prose border-t-2 border-ink pt-6 text-sm print:mt-4 print:pt-2 print:text-[8.5pt]"
    >
      <h2 id="sources" className="text-xl print:text-[11pt]">
        {articlePage.sources}
      </h2>
      <ol className="mt-4 list-decimal pl-7 tabular-nums print:mt-1">
        {sources.map(({ id, text, url }) => (
          <li
            key={id}
            value={all.findIndex((source) => source.id === id) + 1}
            id={`source-${id}`}
            className="px-1 py-1.5 wrap-anywhere marker:font-semibold marker:text-sage target:bg-sage-wash print:py-0.5"
          >
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
