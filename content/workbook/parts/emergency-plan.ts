import { planWords } from '@/content/flip/plan';
import { safetyLineAboveNumbers, safetyNote } from '@/content/safety';
import type { WorkbookPart } from '../model';

export const emergencyPlan = {
  id: 'emergency-action-plan',
  title: 'Emergency action plan',
  lead: 'Write it on a calm day. On a bad night, read.',
  small: true,
  sections: [
    {
      id: 'plan-now',
      heading: 'When it is bad: read this',
      blocks: [
        { ...safetyNote, text: safetyLineAboveNumbers },
        { kind: 'crisis-numbers', first: true },
        {
          kind: 'checklist',
          name: 'now',
          label: 'If neither, one after the other',
          items: [
            '**Feet on the floor.** Say where you are and what day it is. Out loud, if you can.',
            '**Phone out of your hand,** where you have to stand up to reach it.',
            '**Notice.** “I am having the thought that…”',
            '**Assess.** Is there one responsible thing to do now? Do it, once.',
            '**Flip,** once, with the choice below. **Thank your brain:** it means well.',
            '**Stay.** Ten uncomfortable minutes. Look at a clock, not at your body.',
            '**Then something kind.** A blanket, a drink, the next page of a book.',
          ],
        },
        {
          kind: 'fields',
          name: 'plan',
          fields: [
            { name: 'flip', label: 'My flip', lines: 1 },
            { name: 'spot', label: 'Where my phone goes', lines: 1 },
            { name: 'person', label: 'Whom I can call, and their number', lines: 1 },
            {
              name: 'say',
              label: 'What I will say (“I’m having a bad hour. Talk to me about anything else.”)',
              lines: 1,
            },
          ],
        },
      ],
    },
    {
      id: 'plan-signs',
      heading: 'My early signs',
      newPage: true,
      blocks: [
        'A spiral sends a postcard before it comes to stay. Which ones do you get? Tick, and add your own.',
        {
          kind: 'checklist',
          name: 'signs',
          label: 'Signs I know',
          items: planWords.signs,
        },
        {
          kind: 'fields',
          name: 'signs',
          fields: [
            { name: 'own', label: 'And these', lines: 2 },
            { name: 'first', label: 'What I do at the first sign, while it is small', lines: 2 },
          ],
        },
        {
          kind: 'heading',
          text: 'What a professional has told me',
        },
        'Only things that a doctor, nurse or pharmacist said to you. When the worry asks “but what if”, this is where you look.',
        {
          kind: 'fields',
          name: 'medical',
          fields: [
            { name: 'watch', label: 'Come back if', lines: 2 },
            {
              name: 'urgent',
              label: 'Come back quickly, or call 999 (UK), 911 (USA, Canada) or 112 (Ireland, EU), if',
              lines: 2,
            },
            { name: 'who', label: 'Who said so, and when', lines: 1 },
            { name: 'next', label: 'My next appointment', lines: 1 },
          ],
        },
      ],
    },
    {
      id: 'plan-people',
      heading: 'My people and my numbers',
      newPage: true,
      blocks: [
        'Write them in now. It is hard to look for a number with cold hands. People are for company, and not for telling you that all is well.',
        {
          kind: 'log',
          name: 'people',
          // Said before each field.
          caption: 'My people.',
          columns: [
            { name: 'who', label: 'Who', share: 0.28 },
            { name: 'name', label: 'Name', share: 0.36 },
            { name: 'number', label: 'Number', share: 0.36 },
          ],
          rows: 5,
          rowLabels: [
            'My doctor',
            'My pharmacy',
            'Someone who listens',
            'Someone to laugh with',
            'My therapist',
          ],
          lines: 2,
        },
        { kind: 'heading', text: 'Day and night' },
        { kind: 'crisis-numbers' },
        {
          kind: 'fields',
          name: 'letter',
          fields: [{ name: 'self', label: 'A sentence from the calm me to the frightened me', lines: 3 }],
        },
      ],
    },
  ],
} as const satisfies WorkbookPart;
