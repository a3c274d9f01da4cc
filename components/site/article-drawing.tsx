import { Cup } from '@/components/illustrations/cup';
import { Hands } from '@/components/illustrations/hands';
import { PhoneText } from '@/components/illustrations/phone-text';
import { SearchCreature } from '@/components/illustrations/search-creature';
import { Slug } from '@/components/illustrations/slug';
import { TurnedPage } from '@/components/illustrations/turned-page';
import type { ArticleCategory } from '@/content/articles/article';

const drawings = {
  Science: SearchCreature,
  Technique: TurnedPage,
  Stories: Slug,
  Health: Hands,
  Relationships: PhoneText,
  'Success Stories': Cup,
} as const satisfies Record<ArticleCategory, unknown>;

/** The drawing of an article's category. */
export function ArticleDrawing({ category, className }: { category: ArticleCategory; className: string }) {
  const Drawing = drawings[category];
  return <Drawing className={className} />;
}
