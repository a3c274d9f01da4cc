import type { ComponentType } from 'react';
import {
  Cup,
  Daylight,
  type DrawingProps,
  Envelope,
  Hands,
  LostPage,
  PhoneText,
  SearchCreature,
  SleepingCreature,
  Slug,
  TurnedPage,
} from '@/components/illustrations/drawings';
import { ButtonLink } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { type Article, type ArticleCategory, readableDate } from '@/content/articles/article';
import { paths } from '@/lib/paths';

interface ArticleListProps {
  articles: readonly Article[];
  /** Heading level of the articles. */
  level?: 2 | 3;
}

const titleId = ({ id }: Article) => `${id}-title`;

/** One featured article with its drawing, and the others below it. */
export function ArticleList({ articles, level = 3 }: ArticleListProps) {
  const featured = articles.find((article) => article.featured);
  return (
    <div className="grid gap-14">
      {featured && (
        <article
          aria-labelledby={titleId(featured)}
          className="sheet grid gap-8 p-6 sm:p-10 lg:grid-cols-[7fr_4fr] lg:items-center lg:gap-16"
        >
          <div className="grid justify-items-start gap-4">
            <ArticleLine article={featured} />
            <ArticleTitle article={featured} level={level} className="text-2xl" />
            <p className="max-w-prose">{featured.excerpt}</p>
            <ButtonLink href={paths.article(featured.id)} variant="secondary" className="mt-2">
              Read Full Article
              <span className="sr-only">: {featured.title}</span>
            </ButtonLink>
          </div>
          <ArticleDrawing article={featured} className="order-first h-44 w-full lg:order-none" />
        </article>
      )}
      <ArticleGrid articles={articles.filter((article) => article !== featured)} level={level} />
    </div>
  );
}

/** A row of articles: drawing, title, excerpt. */
export function ArticleGrid({ articles, level = 3 }: ArticleListProps) {
  return (
    <ul
      className={cn(
        'grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-x-8 gap-y-14',
        // Five items leave no gap: two in the first row, three in the second.
        articles.length === 5 &&
          'lg:grid-cols-12 lg:*:col-span-4 lg:*:nth-1:col-span-7 lg:*:nth-2:col-span-5',
      )}
    >
      {articles.map((article) => (
        <li key={article.id} className="reveal">
          <article
            aria-labelledby={titleId(article)}
            className="grid h-full content-start justify-items-start gap-3 border-t-2 border-ink pt-5"
          >
            <ArticleDrawing article={article} className="mb-2 h-24" />
            <ArticleLine article={article} />
            <ArticleTitle article={article} level={level} className="text-xl" />
            <p>{article.excerpt}</p>
            <a href={paths.article(article.id)} className="link py-1 font-semibold">
              Read More
              <span className="sr-only">: {article.title}</span>
            </a>
          </article>
        </li>
      ))}
    </ul>
  );
}

function ArticleTitle({ article, level, className }: { article: Article; level: 2 | 3; className: string }) {
  const Heading = `h${level}` as const;
  return (
    <Heading id={titleId(article)} className={className}>
      <a href={paths.article(article.id)} className="hover:underline">
        {article.title}
      </a>
    </Heading>
  );
}

/** Category, date and reading time on one line. */
export function ArticleLine({ article: { category, published, readTime } }: { article: Article }) {
  return (
    <p className="flex flex-wrap gap-x-3 text-sm text-muted">
      <span className="font-semibold text-sage">{category}</span>
      <time dateTime={published}>{readableDate(published)}</time>
      <span>{readTime}</span>
    </p>
  );
}

/** The drawing of each category. */
export const articleDrawings = {
  Science: SearchCreature,
  Technique: TurnedPage,
  Stories: Slug,
  Health: Hands,
  Relationships: PhoneText,
  'Success Stories': Cup,
} as const satisfies Record<ArticleCategory, unknown>;

/** Drawings of articles whose category has many: three side by side are not alike. */
const ownDrawings: Readonly<Record<string, ComponentType<DrawingProps>>> = {
  'asking-chatgpt-about-symptoms': PhoneText,
  'health-anxiety-at-night': SleepingCreature,
  'health-anxiety-treatment': Daylight,
  'health-anxiety-with-illness': Cup,
  'heart-racing-and-scared': Daylight,
  'health-anxiety-in-pregnancy': Daylight,
  'stop-asking-am-i-ok': Hands,
  'stop-body-checking': Hands,
  'stop-googling-symptoms': LostPage,
  'too-scared-to-see-a-doctor': LostPage,
  'waiting-for-test-results': Envelope,
  'what-is-health-anxiety': TurnedPage,
};

/** The drawing of an article, or of its category. */
export function ArticleDrawing({ article, className }: { article: Article; className: string }) {
  const Drawing = ownDrawings[article.id] ?? articleDrawings[article.category];
  return <Drawing className={className} />;
}
