import { familyFriendsSupport } from '@/content/articles/family-friends-support';
import { chapter1 } from '@/content/chapters/chapter-1';
import { chapter4 } from '@/content/chapters/chapter-4';

const thumb = chapter1.sections;
const slug = chapter4.sections[0].blocks;
const landing = familyFriendsSupport.sections[2].blocks;

/** Three open spreads of the book, in its own words. The first paragraph has an initial. */
export const lookInside = {
  heading: 'Look inside',
  lead: 'Three places where it falls open.',
  choose: 'Pages to look at',
  back: 'Turn back',
  on: 'Turn the page',
  chapter: (number: number) => `Chapter ${number}`,
  spreads: [
    {
      number: 1,
      title: chapter1.title,
      left: [thumb[0].blocks[0], thumb[0].blocks[1]],
      right: [thumb[1].blocks[0]],
      list: thumb[1].blocks[1].items.slice(0, 4),
      drawing: 'spiral',
    },
    {
      number: 4,
      title: chapter4.title,
      left: [slug[0], slug[1]],
      right: [slug[4], slug[5], slug[6], slug[7]],
      list: [],
      drawing: 'slug',
    },
    {
      number: 14,
      title: 'A page to hand to the one who loves you',
      left: [landing[0], landing[2]],
      right: [],
      list: landing[1].items,
      drawing: null,
    },
  ],
} as const;
