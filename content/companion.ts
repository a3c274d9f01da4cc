import { familyFriendsSupport } from '@/content/articles/family-friends-support';
import type { Block, Section, Source } from '@/content/text';

const article = familyFriendsSupport;

/** A section of the article for family and friends, verbatim, or some of its blocks. */
function partOf(id: (typeof article.sections)[number]['id'], start: number, end?: number): Section {
  const found = article.sections.find((section) => section.id === id);
  if (!found) throw new Error(`The article has no part "${id}".`);
  const blocks: readonly Block[] = found.blocks;
  return { ...found, blocks: blocks.slice(start, end) };
}

/** The page for the companion: the article's advice, what to say first. */
export const companion = {
  headline: 'You can help without an answer.',
  lead: 'Someone close to you is frightened about their health, and you are the one they ask.',
  nothing:
    'Everyone who opens this page sees the same words. It holds nothing about the person who sent it, and it keeps nothing about you.',
  now: { ...partOf('three-sentences', 1), heading: 'What to say right now' },
  together: {
    id: 'one-flip',
    heading: 'One flip, together',
    blocks: [
      'If nothing has to be done, there is [one flip](/flip-method-app?mode=emergency), on their phone or on yours. You may start it for them. Read each line out, slowly. They do what it says, and they tap.',
      'It does not answer the worry, and neither need you. If the question comes again, read the next line. One flip is enough; then the phone goes face down.',
    ],
  },
  later: [
    partOf('comfort-runs-out', 0, 2),
    partOf('agree-at-breakfast', 0, 2),
    partOf('your-own-coat', 0, 2),
  ],
  sources: article.sources.slice(0, 2) as readonly Source[],
  print: 'Print this page',
  more: { label: 'The whole article for family and friends', href: `/blog/${article.id}` },
} as const;
