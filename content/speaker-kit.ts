import { authorBio } from '@/content/author-bio';
import { site } from '@/content/site';

export const speakerKit = {
  headline: 'Speaker kit',
  lead: 'What you need for the programme, the introduction and the room, on pages that print.',
  print: 'Print this kit',
  back: 'Speaking',
  talks: { heading: 'The four talks' },
  bio: {
    heading: 'Biography',
    shortLabel: 'Short, for a programme',
    short: authorBio.programme,
    longLabel: 'Long, for a website',
    long: authorBio.stage,
  },
  introduction: {
    heading: 'Introduction to read aloud',
    note: 'About forty-five seconds. Read it as slowly as you like.',
    text: [
      'Please put up a hand if you have looked up a symptom in the last month. Now keep it up if you felt better afterwards. Thank you.',
      `Our speaker did this for years, mostly at night. He was afraid of his own body, and once of a slug, and he wrote a book about it called ${site.bookTitle}. He is not a doctor.`,
      'Nothing you hear now is medical advice. If it gets close to home, you can leave by that door at any time, and that is fine. Please welcome our speaker.',
    ],
  },
  needs: {
    heading: 'What we need from you',
    items: [
      'A lapel or headset microphone. Jumping jacks and hand microphones do not mix.',
      'A screen and an HDMI cable. The slides come on our own laptop, with a PDF in reserve.',
      'A small table with water on it.',
      'Room for people to stand up if they like. Every exercise can be done sitting down too.',
      'House lights half up. People should see each other laughing.',
      'A quiet exit, and a person beside it who knows a calm place nearby.',
      'Captions or an interpreter, if anyone asks for them. We send the slides a week ahead for that.',
      'For workshops: tables, paper and one pencil each.',
    ],
  },
  safety: {
    heading: 'Care for the room',
    text: [
      'The talk describes no disease and shows no medical pictures. It begins by saying that it is not medical advice, and ends with local numbers for help. So please tell us the country and, if you have one, the number of your employee or student support line.',
      'Please don’t record the questions. People are never asked to tell their own story.',
    ],
  },
  booking: {
    heading: 'Booking',
    text: 'Tell us the event date, location, audience size and topic.',
    note: 'Inquiries typically answered within 24 hours.',
    link: { label: 'Check Availability', href: '/contact?topic=speaking' },
  },
} as const;
