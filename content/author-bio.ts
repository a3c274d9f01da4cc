import { site } from '@/content/site';

const subject = site.authorName || `The author of ${site.bookTitle}`;
const subjectLater = site.authorName || 'The author';

/** Third-person biographies to copy, for the stage and for the press. */
export const authorBio = {
  short: `${subject} survived health anxiety and wrote down how. He is not a doctor. He speaks about search boxes, fear and the four seconds between them.`,
  long: [
    `${subject} spent years looking up symptoms at night. He knew his resting pulse by heart and had a favourite lamp for inspecting his tongue. It ended, slowly, after he trod on a slug in the dark, searched the cold feeling for forty minutes, and then turned on the light.`,
    `${site.bookTitle} grew out of the notes he kept afterwards. It is a self-help book of ${site.chapterCount} short chapters with one exercise: notice the thought, assess whether action is needed, flip if it isn’t, thank your brain. A free workbook and a web app go with it.`,
    `${subjectLater} is not a doctor or a therapist, and says so early. The book is not medical advice and has not been tested in a study. His talks send people to professionals where professionals are needed.`,
  ],
} as const;
