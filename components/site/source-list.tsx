import type { Source } from '@/content/text';
import { letterPage } from '@/content/workbook-links';

/** Where the facts of a text come from; its citations lead here. */
export function SourceList({ sources }: { sources: readonly Source[] }) {
  if (sources.length === 0) return null;
  return (
    <section aria-labelledby="sources" className="max-w-prose text-sm">
      <h2 id="sources" className="mb-3 text-xl">
        {letterPage.sources}
      </h2>
      <ol className="grid list-decimal gap-2 pl-5">
        {sources.map(({ id, text, url }) => (
          <li key={id} id={`source-${id}`}>
            {url ? (
              <a className="link" href={url}>
                {text}
              </a>
            ) : (
              text
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
