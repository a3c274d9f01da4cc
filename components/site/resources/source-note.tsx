import { readableDate } from '@/content/articles/article';
import { type Check, resourcesPage } from '@/content/resources';

/** Source of an entry, the date it was read, and whether it is the organisation's own page. */
export function SourceNote({ check: { source, checked, evidence } }: { check: Check }) {
  const { words } = resourcesPage;
  return (
    <p className="text-sm text-muted">
      {evidence === 'secondary' ? words.secondary : words.source}:{' '}
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
