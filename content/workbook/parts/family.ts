import { safetyNote, talkNote } from '@/content/safety';
import type { WorkbookPart } from '../model';

export const family = {
  id: 'for-family-and-friends',
  title: 'For family and friends',
  lead: 'Tear this part out and give it to the person who gets asked. It is written to them.',
  sections: [
    {
      id: 'dear-you',
      heading: 'To you, who gets asked',
      blocks: [
        'Someone trusts you enough to have given you this page. They live with health anxiety. They are not making it up, and they are not doing it for attention. Fear has got hold of something that everybody has: a body, and no promise about tomorrow.',
        'When they ask you “do I look all right?”, you say “you’re fine”, because you love them. It helps, for a few minutes. Then the question comes back. You have both noticed. Researchers who interviewed twenty people about their asking think the same: it soothes now, and keeps the worry going later. [5](#source-halldorsson-2017)',
        'You didn’t cause this by answering. And you can’t end it by refusing, either. But there is something to do that is better than both.',
        {
          kind: 'fields',
          name: 'asked',
          fields: [
            { name: 'words', label: 'What I am asked most often, and when', lines: 3 },
            { name: 'far', label: 'What I have answered so far, and how long it helped', lines: 3 },
          ],
        },
      ],
    },
    {
      id: 'what-helps',
      heading: 'Comfort instead of an answer',
      newPage: true,
      blocks: [
        {
          kind: 'table',
          caption: 'Put differently',
          head: ['Instead of', 'Try'],
          rows: [
            ['“You’re fine, it’s nothing.”', '“I can see that you’re frightened. I’m here.”'],
            ['“Let me have another look.”', '“We looked once, and we agreed on once. Come and sit with me.”'],
            ['“Not this again.”', '“This is a hard one. Come for a walk with me?”'],
            ['“I’ll look it up.”', '“What does your plan say?”'],
            ['“Calm down.”', '“You don’t have to be calm. Tell me what you can see in this room.”'],
          ],
        },
        {
          kind: 'list',
          items: [
            '**Agree on it first,** on a calm day. A promise they made with you is easier to keep than a rule you made for them.',
            '**Stay warm, stay boring.** The same sentence, every time. They may be cross. It passes.',
            '**Ask about the rest of their life.** They are more than this.',
            '**Notice the small things.** “You didn’t look it up. I saw that.”',
            '**Look after yourself.** You may say “I need ten minutes”, too.',
          ],
        },
        {
          kind: 'fields',
          name: 'own',
          fields: [
            { name: 'sentence', label: 'A sentence of my own that is true and kind', lines: 3 },
            { name: 'rest', label: 'Who or what looks after me meanwhile', lines: 3 },
          ],
        },
      ],
    },
    {
      id: 'when-not-to-wait',
      heading: 'When not to wait',
      newPage: true,
      blocks: [
        'None of this applies in an emergency. People with health anxiety have emergencies too. If they talk about ending their life, stay with them, and call or text together.',
        safetyNote,
        talkNote,
        'If the worry is taking over, offer to go along to the doctor. Sitting in a waiting room with someone is worth a hundred times “you’re fine”.',
      ],
    },
    {
      id: 'our-agreement',
      heading: 'Our agreement',
      newPage: true,
      blocks: [
        'To be filled in together. Change it whenever it stops fitting.',
        {
          kind: 'fields',
          name: 'agreement',
          fields: [
            { name: 'ask', label: 'When I ask whether I’m all right, please say', lines: 2 },
            { name: 'do', label: 'Then let’s do this together', lines: 2 },
            { name: 'not', label: 'What does not help me', lines: 2 },
            { name: 'real', label: 'When you should take me to a doctor, whatever I say', lines: 2 },
            { name: 'them', label: 'What you need from me', lines: 2 },
            { name: 'names', label: 'Our names, and the date', lines: 1 },
          ],
        },
      ],
    },
  ],
} as const satisfies WorkbookPart;
