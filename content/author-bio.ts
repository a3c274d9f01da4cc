import { authorName, site } from '@/content/site';

const subject = site.authorName || `The author of ${site.bookTitle}`;

/** Third-person biographies to copy, for print and for introductions on stage. */
export const authorBio = {
  short: `${subject} survived health anxiety and wrote down how. He is not a doctor.`,
  press: [
    `${subject} spent years looking up symptoms at night. Once he trod on something cold in a dark kitchen and searched the feeling before he thought of the light switch. It was a slug.`,
    `${site.bookTitle} grew out of the notes he kept afterwards. He writes for people who know that searching makes it worse, and search all the same. He is not a doctor or a therapist. What he describes is one person’s experience, and where the worry gets in the way of life he sends readers to a professional.`,
  ],
  programme: `${subject} used to look up every twinge. He speaks about search boxes, fear, and the moment in which you can still put the phone down.`,
  stage: [
    `There was a time when ${authorName} knew his resting pulse by heart and had a favourite lamp for inspecting his tongue. His talks describe that time from the inside: the search, the panic, the next search, and what it costs the people in the next room.`,
    `Halfway through, everyone may try a short exercise: notice the thought, assess whether action is needed, flip if it isn’t, thank your brain. It takes no equipment, and you can sit it out.`,
    `His book is called ${site.bookTitle}. A free workbook and a web app go with it. None of it is medical advice, no study has tested it, and each talk ends with where to find help.`,
  ],
} as const;
