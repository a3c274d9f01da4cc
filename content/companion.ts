import { familyFriendsSupport } from '@/content/articles/family-friends-support';
import type { Block, Section, Source } from '@/content/text';

const article = familyFriendsSupport;

/** A section of the article for family and friends, verbatim, or its first blocks. */
function partOf(id: (typeof article.sections)[number]['id'], count?: number): Section {
  const found = article.sections.find((section) => section.id === id);
  if (!found) throw new Error(`The article has no part "${id}".`);
  const blocks: readonly Block[] = found.blocks;
  return { ...found, blocks: blocks.slice(0, count) };
}

/** The page for the companion: the article's advice, short enough for two printed pages. */
export const companion = {
  headline: 'You can help without an answer.',
  lead: 'Someone close to you is frightened about their health, and you are the one they ask. This is how to be kind without saying that all is well.',
  nothing:
    'Everyone who opens this page sees the same words. It holds nothing about the person who sent it, and it keeps nothing about you.',
  parts: [
    partOf('comfort-runs-out', 2),
    partOf('three-sentences'),
    partOf('agree-at-breakfast', 2),
    partOf('your-own-coat', 2),
  ],
  sources: article.sources.slice(0, 2) as readonly Source[],
  print: 'Print this page',
  more: { label: 'The whole article for family and friends', href: `/blog/${article.id}` },
} as const;
