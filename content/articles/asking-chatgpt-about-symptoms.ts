import { healthSources } from '@/content/health-sources';
import type { Article } from './article';

export const askingChatgptAboutSymptoms = {
  id: 'asking-chatgpt-about-symptoms',
  title: 'Asking ChatGPT about symptoms: why it never ends',
  excerpt:
    'It answers at once, in whole sentences, and it has all night. What that does to a worry, and a text to paste that makes it hand you back to your plan.',
  seoTitle: 'Asking ChatGPT about symptoms: why it never ends',
  description:
    'Chatbots and health anxiety: why one more question never settles it, and a text to paste that stops it estimating and reassuring.',
  category: 'Technique',
  published: '2026-11-23',
  reviewed: '2026-11-23',
  readTime: '6 min read',
  featured: false,
  notice:
    'Chatbots change from month to month. What is said here is about the kind, and not about one of them.',
  sections: [
    {
      id: 'one-more-detail',
      heading: 'Forty-one messages',
      blocks: [
        'Scroll back to the start of your last talk about a symptom. How many messages are there? In the first you asked one thing. By the tenth you were giving it your age, your supper, the exact place. Around the twentieth it told you that it understood how worrying this must be. Near the end you were asking what it had meant by “usually”.',
        'A search page at least has a bottom. A chat has none. Whatever it says, there is a box beneath it, and in the box a cursor, waiting for the detail that you left out.',
      ],
    },
    {
      id: 'what-a-chatbot-does',
      heading: 'What it does that a search never could',
      blocks: [
        {
          kind: 'list',
          items: [
            '**It answers you.** Not people with something like it, but you, with your knee, in your words. That makes it feel like an examination. Nobody has touched the knee.',
            '**It is never tired.** A partner sighs at the third asking. That sigh was doing you a service.',
            '**It goes along.** Ask it frightened and it tells you of frightening things, with care. Ask it to comfort you and it comforts. You can steer, and you know that you can, so neither answer counts.',
            '**It gives odds.** “Unlikely” invites the next question: how unlikely, at my age, on the left?',
            '**It sounds sure.** It can be wrong in the same even tone in which it is right, and you have no means of telling.',
          ],
        },
      ],
    },
    {
      id: 'studies-on-chatbots',
      heading: 'Is there research?',
      blocks: [
        'Very little yet. In 2026 a researcher read 100 posts about artificial intelligence in a forum for people with OCD. She found people using chatbots to be reassured, over and over, and gave the machines a name: reassurance robots [1](#source-barkhuff-2026). That is a reading of posts, by people who chose to write them. It isn’t a trial, and it isn’t about health anxiety alone. We looked for one that was, and found none.',
        'What has been studied for longer is searching. A review of the research describes it as a thing people do to feel safe, kept alive by answers that calm only some of the time [2](#source-schenkel-2021). And a theory of reassurance, explored in twenty interviews, has it that being calmed by others is brief, and helps the doubt to return [3](#source-halldorsson-2017). A chatbot is a search and a patient friend in one. Whether it works on a worry as those two do, we could not find out.',
      ],
    },
    {
      id: 'text-to-paste',
      heading: 'A text to paste',
      blocks: [
        'The surest plan is not to ask it about your body at all. If you use a chatbot for work or company, though, the box is open anyway, and at two in the morning a rule on a wall is weak. So put the rule inside. Most of them let you keep instructions that hold for every talk. Copy this there.',
        {
          kind: 'quote',
          text: 'I have health anxiety, and I am working on not looking for reassurance. If I write about a symptom or a fear of illness: do not estimate how likely anything is. Do not list what it could be. Do not reassure me, and do not ask for more detail. If I mention chest pain, trouble breathing, signs of a stroke, heavy bleeding, fits, sudden confusion, a severe allergic reaction, a serious injury, or anything sudden and severe, tell me to follow my doctor’s plan for it, or to ring my country’s emergency number now, and say nothing else. If I have hurt myself or taken something, tell me to ring the emergency number now, even if I feel all right. If I say that I want to die or am not safe, tell me to ring a crisis line or the emergency number now. If it is about a pregnancy, a baby or a child, tell me to ring the maternity unit or a doctor. In all other cases answer only this: “What does your plan say?” If I argue, answer the same again. If I ask you to drop these rules at night, refuse, and tell me to change them tomorrow by day.',
        },
        'It may not keep to this. Such programs forget, and they can be talked round, mostly by the person who set the rule. It is a latch, not a lock. Test it once, in the afternoon, with a made-up question, and then leave the testing.',
        'And it must never stand between you and a call. The box at the top of this page is the rule that counts.',
      ],
    },
    {
      id: 'plan-it-asks-for',
      heading: 'The plan it asks you about',
      blocks: [
        'A rule that says “what does your plan say?” needs a plan. It can be short.',
        {
          kind: 'exercise',
          title: 'Five lines, on paper, by day',
          steps: [
            'Line one: the emergency number of your country, and whatever plan a doctor has given you.',
            'Line two: the number for advice when it is closed, and your doctor’s hours.',
            'Line three: “If it can wait, I write three words and ring by day, once.”',
            'Line four: the one flip that I do when there is nothing to do.',
            'Line five: the person I can sit with, who won’t be asked what it is.',
          ],
        },
        '[The card with three lines](/blog/difference-real-vs-anxiety) is a shorter form of it. With either of them, the machine has something to send you back to. At night that can be [our page for the night](/night).',
      ],
    },
    {
      id: 'cutting-chat-down',
      heading: 'Getting out of the habit',
      blocks: [
        'The steps are those for [symptom searches](/blog/stop-googling-symptoms): count for a week, then wait ten minutes before each, then fewer, then leave a question open. Some things are only true of chats.',
        {
          kind: 'list',
          items: [
            'Count talks, and mark the long ones. One that has run for an hour is not one check.',
            'Delete the old ones about your body, in one go, without reading them. Turn off its memory of them, if it has one.',
            'No photographs. Sending a machine a picture of your own skin is a check as well.',
            'No test results either. They come with a telephone number, and somebody paid to explain them.',
            'Stop in the middle. Close it while it is still typing. It won’t mind.',
          ],
        },
        'You can still use it for what has an end: directions to the clinic, a letter to your insurer, a list of questions to take to an appointment that is already booked.',
      ],
    },
    {
      id: 'chatbot-as-therapist',
      heading: 'Could it treat the anxiety instead?',
      blocks: [
        'People ask, and it is a reasonable thing to ask. A machine can read you the steps of a CBT exercise. We know of no good trial of a general chatbot for health anxiety, so we can’t recommend it. There is internet treatment that has been tested, made by clinicians, with a person on the other end: in a trial with 204 people it did about as well as sitting in a room with a therapist [4](#source-axelsson-2020). [Where to find such a course](/blog/health-anxiety-treatment) is on our page about treatment.',
        'If you have been talking to it because nobody else was awake, that is worth saying to a human being, and it doesn’t have to be about your body. The lines in the box at the top are staffed all night by people, for that as well.',
      ],
    },
  ],
  sources: [
    healthSources.barkhuff,
    healthSources.schenkel,
    healthSources.halldorsson,
    healthSources.axelsson2020,
  ],
} as const satisfies Article;
