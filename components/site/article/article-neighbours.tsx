import type { Article } from '@/content/articles/article';
import { articlePage } from '@/content/blog';
import { paths } from '@/lib/paths';

/** The articles before and after, as the two leaves beside an open page. */
export function ArticleNeighbours({ previous, next }: { previous?: Article; next?: Article }) {
  const words = articlePage.neighbours;
  return (
    <nav aria-label={words.label} className="wrap neighbours">
      {previous && <Leaf article={previous} label={words.previous} rel="prev" />}
      {next && <Leaf article={next} label={words.next} rel="next" />}
    </nav>
  );
}

function Leaf({ article, label, rel }: { article: Article; label: string; rel: 'prev' | 'next' }) {
  return (
    <a href={paths.article(article.id)} rel={rel} className="neighbour" data-rel={rel}>
      <span className="text-sm text-muted">
        {rel === 'prev' && <span aria-hidden="true">← </span>}
        {label}
        {rel === 'next' && <span aria-hidden="true"> →</span>}
      </span>
      <span className="font-serif text-xl leading-tight">{article.title}</span>
    </a>
  );
}
