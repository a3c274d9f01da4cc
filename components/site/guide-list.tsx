import type { Article } from '@/content/articles/article';
import { paths } from '@/lib/paths';

type Guide = Pick<Article, 'id' | 'title' | 'excerpt' | 'readTime'>;

/** Numbered list of the guides in reading order. */
export function GuideList({ guides }: { guides: readonly Guide[] }) {
  return (
    <ol className="grid gap-x-14 border-t-2 border-ink md:grid-cols-2">
      {guides.map(({ id, title, excerpt, readTime }, index) => (
        <li key={id} className="grid grid-cols-[3rem_1fr] content-start border-b border-line py-7">
          <span aria-hidden="true" className="font-serif text-2xl leading-none text-apricot">
            {index + 1}
          </span>
          <div className="grid justify-items-start gap-3">
            <h3 className="text-xl">
              <a href={paths.article(id)} className="hover:underline">
                {title}
              </a>
            </h3>
            <p>{excerpt}</p>
            <p className="text-sm text-muted">{readTime}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
