import { healthSources } from '@/content/health-sources';
import type { Article } from './article';

export const familyFriendsSupport = {
  id: 'family-friends-support',
  title: 'What to say the ninth time they ask “are you sure I’m fine?”',
  excerpt:
    'For the one on the other side of the bed, the phone or the kitchen table. How to stay kind when your comfort keeps running out, and how to agree on something better over breakfast.',
  seoTitle: 'How to help someone with health anxiety: what to say',
  description:
    'What to say the ninth time they ask whether they are ill, why comfort wears off, and how to agree on something better together.',
  category: 'Relationships',
  published: '2026-11-06',
  reviewed: '2026-11-22',
  readTime: '7 min read',
  featured: false,
  notice:
    'This one is for you if you love someone with health anxiety. If you are the one who worries, you might leave it open where they will find it.',
  putDown: {
    text: 'Is it loud right now? Three sentences, on one page.',
    link: { label: 'Open the short page', href: '/companion#three-sentences' },
  },
  sections: [
    {
      id: 'question-on-the-landing',
      heading: 'The question on the landing',
      blocks: [
        'Eight times today they have asked you. Here comes the ninth. They are standing on the landing with a hand at their throat, and you were on your way to bed.',
        '“You would tell me, wouldn’t you? If you thought it was something? Are you sure I’m fine?”',
        'You are tired. You say what you said the other eight times: “You’re fine, love. I’m sure.” You watch their shoulders come down. You have just done a kind thing, and it worked.',
        'By midnight it has worn off. Now you are lying in the dark, wondering whether to answer number ten, or snap, or pretend to be asleep. You have probably tried all three.',
        'Nothing is wrong with your kindness. This sort of answer does not last, whoever gives it and however well.',
        'One thing this article is never about: the emergencies in the box at the top. Somebody with health anxiety can fall ill like anyone else. You are not asked to judge, only to call. It has numbers for despair as well: stay with them, and ring together.',
      ],
    },
    {
      id: 'comfort-runs-out',
      heading: 'Why your answer has run out by midnight',
      blocks: [
        'Asking again and again for a promise that all is well is on the NHS list of signs [1](#source-nhs). They are not doing it to test you, and they usually know that they have asked before. It is part of the thing itself.',
        'Two psychologists, Brynjar Halldorsson and Paul Salkovskis, held twenty interviews with patients who ask like this, some with health anxiety and some with OCD. As they see it, the one who asks is trying to get to safety, and perhaps to hand you a little of the responsibility. It brings short relief. Over time it helps the fear to stay [2](#source-halldorsson-2017).',
        'One detail of that study is worth a pause. The interviewers asked about _support_ as well as reassurance: being comforted through a hard feeling, rather than being told that the danger is not there. Those with health anxiety, only about ten people, did not report seeking support at all [2](#source-halldorsson-2017).',
        'It gives you something to try. You do not have the certainty that they ask for, but you can offer company.',
      ],
    },
    {
      id: 'three-sentences',
      heading: 'Three sentences to keep on the fridge',
      blocks: [
        'You cannot make up good words on a dark landing. So choose them early, and write them where you can see them. They should sound like you. Here are ours, to be cut to fit.',
        {
          kind: 'list',
          ordered: true,
          items: [
            '**“I can hear how frightened you are.”** Begin with the feeling, because it is the one thing in the conversation that both of you know to be true.',
            '**“Is there an action to take right now?”** If there is, help at once: find the number, make the call. If it is already booked or already done, say so, one time.',
            '**“I’m not going to answer that one. I’ll sit here with you while it’s loud.”** And then you have to sit. That is the difficult bit, and the good bit.',
          ],
        },
        'Silence will follow, possibly an angry one. Saying no to the question can feel cruel to both of you. Keep your voice warm and your answer short. You can hold a hand for as long as you like without giving it a diagnosis.',
        'There are two replies best left in the drawer. The first is the one-more-time _you’re fine_. The second is _it’s all in your head_, or its cousin, _calm down_. Someone who has been told off is still afraid, and now has no one to say it to.',
      ],
    },
    {
      id: 'agree-at-breakfast',
      heading: 'Make the deal over toast',
      blocks: [
        'Please don’t spring any of this on them. If you stop answering one night without a word, it feels to them like a rope let go. Do it together, and in daylight. They should have the bigger say, since it is their fear.',
        {
          kind: 'exercise',
          title: 'The breakfast agreement',
          steps: [
            'Pick a morning when neither of you is scared. Say: “I want to help with the fear. I think my answers are feeding it. Can we try something?”',
            'Decide together which questions you will stop answering. Be exact. “Does this look swollen to you?” is exact. “Health stuff” is too wide.',
            'Let them choose the words you will say in place of an answer. It is much easier to hear your own sentence coming back.',
            'Write down the exceptions, and put emergencies at the top. The box at the top of this page is never covered by the deal.',
            'Start small: perhaps one answer a day in place of nine. Try it for a week, then have toast again and change what did not work.',
          ],
        },
        'If you are the one who asks, you can send them [one page with the sentences and the agreement](/companion#three-sentences), or print it. There is nothing of yours in it.',
        'The slow approach has company. The NHS suggests counting how often you check and ask, and then doing both less and less over a week [1](#source-nhs). An NHS self-help course gives one of its nine parts to just this job [3](#source-nhs-lothian).',
        'Some days the deal will break. They will ask, and you will answer because there is a train to catch. Go back to it at the next question.',
      ],
    },
    {
      id: 'flip-together',
      heading: 'Two can flip on one landing',
      blocks: [
        'The four steps of the book can be said out loud and shared. [No study has tested them](/evidence), with one person or with two. Use them if they help you both to leave the question alone.',
        '**Notice.** You say: “That’s the question.” Gently, as you might say “that’s the doorbell”.',
        '**Assess.** You ask: “Can we take action right now?” If yes, you take it together, without rolling your eyes.',
        '**Flip.** For four seconds you do something daft and exact. “Dinner tomorrow. You name a thing, I name a thing.” Or you count everything blue between the landing and the bathroom.',
        '**Thank.** They thank their brain for keeping watch. You might thank them, too, for not asking a tenth time. Then you both go on with the evening, and the question stays unanswered.',
        'Do leave the timer to them. You are a companion here. The moment you start checking whether they have flipped properly, there are two people in the house with a checking habit.',
      ],
    },
    {
      id: 'your-own-coat',
      heading: 'Put on your own coat as well',
      blocks: [
        'Loving someone who is scared is tiring, and it is often done in secret. You may have stopped mentioning your own headaches. You may have become the family expert on what everything is _not_. You are allowed to be cross, and bored, and to go for a walk when it was your turn to listen.',
        'Find one other person to talk to about it, who is not the one who worries. In the UK, Mind and Anxiety UK are places to start. In the USA, there are NAMI and the ADAA. You will find all four on the [resources page](/resources), with numbers and hours.',
        'And do not try to be the treatment. When worry stops a person living their normal life, the NHS advice is to see a GP; in England they can also refer themselves for talking therapy [1](#source-nhs). That kind of help can last. In a British trial, hospital patients with health anxiety had on average six sessions of cognitive behavioural therapy. After eight years there was still a small difference between them and those who had the usual care [4](#source-tyrer-2021).',
        'You can offer to find the form, or to sit in the waiting room. For where to look, see [what treatment looks like](/blog/health-anxiety-treatment).',
      ],
    },
    {
      id: 'back-on-the-landing',
      heading: 'Back on the landing',
      blocks: [
        'Bedtime, some weeks from now. They are standing there with a hand at their throat. “Are you s–” they begin, and stop. You don’t say anything clever. “I’m here,” you say, and you stay.',
        'It won’t go like that every night. If it costs you your own sleep, or nothing has moved after a month, say so to them by day, and go to the doctor together. You are asking about the worry. Nobody has to decide beforehand whether there is anything else.',
      ],
    },
  ],
  sources: [healthSources.nhs, healthSources.halldorsson, healthSources.nhsLothian, healthSources.tyrer2021],
} as const satisfies Article;
