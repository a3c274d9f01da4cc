import { healthSources } from '@/content/health-sources';
import type { Article } from './article';

export const tooScaredToSeeADoctor = {
  id: 'too-scared-to-see-a-doctor',
  title: 'Too scared to see a doctor? Start with one phone call',
  excerpt:
    'You have been putting it off, and every week makes it harder. Here is the smallest first step, the words for it, and a ladder for the rest.',
  seoTitle: 'Too scared to see a doctor? Start with one phone call',
  description:
    'Afraid of what a doctor might find? A ladder from one phone call to the appointment, what to say at the desk, and who can come along.',
  category: 'Health',
  published: '2026-11-23',
  reviewed: '2026-11-23',
  readTime: '5 min read',
  featured: false,
  sections: [
    {
      id: 'letter-unopened',
      heading: 'The appointment you have not made',
      blocks: [
        'How long have you had the number? Some people carry it for months. They look up the opening hours, they choose a day, and the day goes by. They know that it isn’t sensible. Knowing has never been the difficulty.',
        'Health anxiety is usually drawn as somebody who can’t keep away from doctors. Half of it is the other way about. Keeping clear of anything to do with serious illness is on the NHS list of signs, next to checking and asking [1](#source-nhs). There are people who do both by turns: they read all night, and hang up when the desk answers.',
        'You don’t have to get over the fear first. You only need a step small enough to take while you are afraid.',
      ],
    },
    {
      id: 'first-box-then-ladder',
      heading: 'When there is no time for small steps',
      blocks: [
        'The box above comes before anything on this page. If it says call, the ladder can wait. Ring, and say as well that you are frightened of doctors. They have met that before, and you can ask them to go slowly.',
        'If you have found something that has changed or isn’t going away, make the phone call on this page today or tomorrow, and not at the end of a ladder. Fear isn’t a reason to be seen later than other people.',
      ],
    },
    {
      id: 'words-for-the-desk',
      heading: 'The call, word for word',
      blocks: [
        'You can read this out. Nobody will hear that you are reading.',
        {
          kind: 'quote',
          text: 'Hello. I need an appointment and I’m very nervous about it. I’ve been putting it off. Could I have a longer one, and could somebody tell me beforehand what will happen?',
        },
        'At the desk they may ask what it is about, so that they can send you to the right person. “I’d rather tell the doctor” is an answer. If phones are the hard part, see whether they have an online form, or have a friend dial and then hand it over.',
        'They may not have anything this week. Take the first date they offer, write it where you can’t pretend to have lost it, and ask what to do if things change before then.',
      ],
    },
    {
      id: 'ladder-to-the-door',
      heading: 'A ladder to the door',
      blocks: [
        'If even the call is too high, begin lower. This is how exposure works: you go towards what you fear a step at a time, and stay until you have seen that you can. With a therapist’s help it has done better than waiting in a trial with 78 people, and in another with 84 [2](#source-visser-2001) [3](#source-weck-2015). What follows is our own ladder in that spirit. Change the rungs to fit your stairs.',
        {
          kind: 'list',
          ordered: true,
          items: [
            'Say to one person: “I need to see a doctor and I’m scared.” No more than that.',
            'Write the number on a card and leave it where you eat.',
            'Ring outside opening hours and listen to the recording to the end.',
            'Walk past the building. The next day, walk in, take a leaflet, walk out.',
            'Ask a pharmacist something ordinary, about a plaster or a cold.',
            'Make the call, with somebody in the room.',
            'Go, with somebody in the waiting room.',
          ],
        },
        'One rung a day is fast. Two days on one rung is fine. A week on one is a sign that the next is too far up, so put another in between.',
        'Leave out the things that make a rung feel safe and keep the fear whole: reading up before it, taking your pulse in the car park, asking your companion what they think it is. You want to find out that you can climb, and not that you can climb while holding on to everything.',
      ],
    },
    {
      id: 'one-page-to-bring',
      heading: 'What to bring, on one page',
      blocks: [
        {
          kind: 'exercise',
          title: 'Half an hour, the evening before',
          steps: [
            'Write when it began, what has changed, and what you take. Three lines, and nothing that you have read.',
            'Write the one question that you most need answered.',
            'Write this at the top: “I am very afraid of this appointment. Please tell me before you do each thing.”',
            'Write this at the bottom: “What should I come back with, and how soon?” Leave space for the answer.',
            'Give the page to the doctor, if you can’t speak. They can read.',
          ],
        },
        'You may bring somebody. You may ask for a doctor of your own sex, for a chaperone, for a pause, for no numbers and no pictures, or to be told everything. You may say stop. Ask for any of these when you book.',
        'Decide beforehand what happens afterwards: who is waiting, where you eat. Make it a plan and not a reward for good news. You have earned it by going.',
      ],
    },
    {
      id: 'if-there-is-news',
      heading: 'And if they find something?',
      blocks: [
        'That is the sentence that keeps people away, so let us not step round it. They may find something. They may find nothing and wish to look again. This page can’t know which, and it won’t pretend to.',
        'What it can say is what not going does. It leaves the thing as it is, whatever it is, and it gives you the fear of it every day in place of one appointment. If there is something, you will have a person who knows more about it than you do, and a next step. If there isn’t, you will have asked, by day, somebody who could look. [Waiting for results](/blog/waiting-for-test-results) is hard too, and there is a page for that week.',
        'Some people have been treated badly, or not believed, or lost someone in that same building. If so, your fear knows its reasons. Say it, or let your companion say it, and ask for somebody else if you need to.',
      ],
    },
    {
      id: 'help-with-going',
      heading: 'Help with the going itself',
      blocks: [
        'If you have got stuck below the call for a month, that is the thing to get help with, and you can have it without showing anybody your body. A talking therapist treats the fear. In England you can ask for one yourself, through NHS talking therapies [1](#source-nhs). [The page on treatment](/blog/health-anxiety-treatment) has other countries.',
        'A free course by clinicians in Perth has a part on avoidance, with a ladder longer than ours [4](#source-cci-2011). Do it with a friend if you can, and tell them beforehand which rung you will be on by Friday.',
      ],
    },
  ],
  sources: [healthSources.nhs, healthSources.visser, healthSources.weck, healthSources.cci],
} as const satisfies Article;
