import { authorBio } from '@/content/author-bio';
import { site } from '@/content/site';

export const speakerKit = {
  headline: 'Speaker kit',
  lead: 'Everything a programme, a host and a technician need, on pages that print.',
  print: 'Print this kit',
  back: 'Speaking',
  talks: { heading: 'The four talks' },
  bio: {
    heading: 'Biography',
    shortLabel: 'Short, for a programme',
    short: authorBio.short,
    longLabel: 'Long, for a website',
    long: authorBio.long,
  },
  introduction: {
    heading: 'Introduction to read aloud',
    note: 'About forty-five seconds. Read it as slowly as you like.',
    text: [
      'Put up a hand if you have looked up a symptom in the last month. Keep it up if you felt better afterwards. Thank you, that is about what I expected.',
      `Our speaker did this for years, mostly at night. He is not a doctor. He is someone who was afraid of his own body and once of a slug, and who wrote a book called ${site.bookTitle} about the four seconds in which you can still put the phone down.`,
      'Nothing you hear now is medical advice. If it gets close to home, you may leave by that door at any time, and nobody will look up. Please welcome our speaker.',
    ],
  },
  needs: {
    heading: 'What we need from you',
    items: [
      'A lapel or headset microphone. Jumping jacks and hand microphones do not mix.',
      'A screen and an HDMI cable. The slides come on our own laptop, with a PDF in reserve.',
      'Water, and a small table to put it on.',
      'Room to stand up, for those who want to. Every exercise works sitting down too.',
      'House lights half up. People should see each other laughing.',
      'A quiet exit, and someone at it who knows where the nearest calm corner is.',
      'Captions or an interpreter if anyone asks for them. Slides come a week ahead for that.',
      'For workshops: tables, paper and one pencil each.',
    ],
  },
  safety: {
    heading: 'Care for the room',
    text: [
      'The talk names no disease in detail and shows no medical pictures. It opens with what it is not. It ends with local numbers for help, so please tell us the country and, where you have one, your own employee or student support line.',
      'No recording of questions. No one is asked to tell their story.',
    ],
  },
  booking: {
    heading: 'Booking',
    text: 'Tell us event date, location, audience size and topic.',
    note: 'Inquiries typically answered within 24 hours.',
    link: { label: 'Check Availability', href: '/contact?topic=speaking' },
  },
} as const;
