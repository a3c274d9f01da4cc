import { readableDate } from '@/content/articles/article';
import { type Check, resourcesPage } from '@/content/resources';

/** Where an entry was read and on which day. */
export function SourceNote({ source, checked }: Pick<Check, 'source' | 'checked'>) {
  const { words } = resourcesPage;
  return (
    <p className="text-sm text-muted">
      {words.source}:{' '}
      {source.url ? (
        <a href={source.url} className="link">
          {source.text}
        </a>
      ) : (
        source.text
      )}
      , {words.read} <time dateTime={checked}>{readableDate(checked)}</time>
    </p>
  );
}
