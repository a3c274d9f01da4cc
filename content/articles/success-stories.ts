import { healthSources } from '@/content/health-sources';
import type { Article } from './article';

export const successStories = {
  id: 'success-stories',
  title: 'Getting better looks like a Tuesday',
  excerpt:
    'Three people who do not exist show what progress can look like off camera. Then the figures from real trials, with their limits, and a way to see your own progress.',
  seoTitle: 'Health anxiety recovery: what getting better looks like',
  description:
    'Three invented scenes of ordinary progress, then the results of real trials with their limits, and a way to see your own.',
  category: 'Success Stories',
  published: '2026-11-02',
  reviewed: '2026-11-22',
  readTime: '6 min read',
  featured: false,
  notice:
    'Nadia, Tom and Ruth are invented. They are illustrations, and no reader’s story has been used. When real readers allow us to share their words, those will be marked as such.',
  sections: [
    {
      id: 'no-before-and-after',
      heading: 'Why there are no before-and-after pictures here',
      blocks: [
        'You may have come for a story that goes like this. A woman was terrified every day. She found a method. Now she runs marathons and never worries.',
        'We do not have that story, and we would be careful of anyone who sells it. Recovery from health anxiety makes poor television. From outside it looks like a man buying a coat, or like a letter from the hospital that is opened after tea.',
        'So here are three scenes, made up from start to finish. They are drawn to show one thing each. After them come results from people who did exist.',
      ],
    },
    {
      id: 'nadia-whole-film',
      heading: 'Nadia sees the end of a film (invented)',
      blocks: [
        'Nadia has not seen the end of a film in two years. Somewhere in the second half she goes to the toilets to look at her tongue in the mirror. She tells her friends that she has a small bladder.',
        'Tonight the urge comes on time, in the middle of a car chase. _I am having the thought that something is wrong with my tongue,_ she says to herself. _Can I take action right now?_ There is nothing to do in row F. She counts the red seats in front of her. Nineteen. _Thank you, brain._',
        'The thought is back before the car has stopped rolling. This time she does nothing about it at all. It talks, and the film talks, and she sits between the two and eats her popcorn. She enjoys perhaps a third of it.',
        '“What did you think of the ending?” asks her friend. Nadia could not say who did it. She was in her seat when they found out.',
      ],
    },
    {
      id: 'tom-one-phone-call',
      heading: 'Tom makes one phone call (invented)',
      blocks: [
        'Something on Tom’s wrist bothers him, and has for a week. In the old days he would have been online before he had his coat off.',
        'He asks the question from the second step, and the answer is yes: he can ring the doctor’s office. It is shut. He writes “8 a.m., wrist” on his hand. Then comes the evening, which is long. He flips once, and after that he lets the wrist complain while he cooks. He asks his husband whether it looks odd, and is reminded of their deal. He is quite rude about the deal.',
        'At eight he rings. On Thursday a doctor looks at his wrist and tells him when to come back. He writes it down.',
        'You will notice that we have not said what it was. The part that we wanted to show is over by then. It happened when he rang once, and then left it alone until Thursday.',
      ],
    },
    {
      id: 'ruth-bad-fortnight',
      heading: 'Ruth has a bad fortnight (invented)',
      blocks: [
        'Ruth was doing well. She was down from fourteen searches a night to two. Then a colleague fell ill, and she was back at fourteen by the weekend.',
        'She is sure that she has ruined it. She nearly throws away the sheet with her pencil marks. Then she looks at it. The last time she had a run like this it lasted from January to Easter, and she kept it to herself. This time she tells her sister on day four, starts the pencil marks again on day six, and on day ten there are nine of them.',
        'Nine is more than two. It is also fewer than fourteen, and last time it took until Easter. Ruth writes “nine” on the calendar and draws a small box around it.',
      ],
    },
    {
      id: 'counted-by-researchers',
      heading: 'What the real people did, counted by others',
      blocks: [
        'Now to people who do exist. All of the figures below are about **cognitive behavioural therapy**, usually called CBT, given as a course of treatment. None is about this book. No study has tested the Flip Method; [what is known about each step](/evidence) has a page of its own.',
        {
          kind: 'list',
          items: [
            'A review of 19 trials found that CBT for health anxiety had a moderate to large effect. About two in three of those treated improved clearly, and a little under half reached what the trials call remission [1](#source-axelsson-2019). That also means that a good many did not, or not yet.',
            'It can happen outside a clinic. In a trial with 204 adults, one half had CBT in a room and the other half over the internet. The second half did no worse [2](#source-axelsson-2020).',
            'It can last. In a British trial with hospital patients, about six sessions still made a difference after eight years [3](#source-tyrer-2021). The difference was small.',
            'The searching can change, too. People who took a CBT course over the internet reported less of it [4](#source-newby-2020).',
          ],
        },
        'Put together, they make a quiet sort of good news. Health anxiety can change, for many people, over weeks and months, with help. It does not change for all, or all at once. If you are not among those who improved, or not yet, you have not done it wrong.',
      ],
    },
    {
      id: 'thoughts-keep-coming',
      heading: 'The thought still rings. You stop running to the door',
      blocks: [
        'Look again at Nadia, Tom and Ruth. Not one of them has stopped having the thought. If you wait for that, you may miss everything else that has moved.',
        'Better signs are smaller. How long between the thought and the phone? How many people did you ask? What did you do on Saturday that you would not have done in spring? The NHS self-help advice has the same flavour: count the checking and bring it down, and little by little go back to the things you have been avoiding [5](#source-nhs).',
        'Our [exercise](/flip-method-app) shows a “recovery stage”, and you should know what that is. It counts how many flips you have finished. It is a practice log, like the stickers in a piano book. It knows nothing about your health. A high number is no better than a low one; the aim is to need it less.',
        {
          kind: 'exercise',
          title: 'Three boring lines for the calendar',
          steps: [
            'On Sunday evening write down one thing you did while you were afraid. “Watched most of a film” will do nicely.',
            'Write one thing you did fewer times than the week before: searches, checks, questions. Put the number in a box.',
            'Write one place you have been avoiding, and choose the smallest piece of it for next week. The car park of the swimming pool is a piece of the swimming pool.',
            'Keep the lines to yourself, or show them to one person you like. Do it again next Sunday.',
            'If four Sundays go by and the numbers only climb, or life is getting smaller, take the calendar to a GP or family doctor. That is a fine line to be able to write: “Asked for help.”',
          ],
        },
      ],
    },
    {
      id: 'your-tuesday',
      heading: 'You may have had your Tuesday already',
      blocks: [
        'Think back. Was there an evening lately when you forgot to be frightened for the length of a phone call, or a pan of pasta? You would not have noticed. That is what it is like.',
        'Write it on the calendar now, before you forget. How many there will be, we can’t promise. Those are the ones that nobody counts.',
      ],
    },
  ],
  sources: [
    healthSources.axelsson2019,
    healthSources.axelsson2020,
    healthSources.tyrer2021,
    healthSources.newby,
    healthSources.nhs,
  ],
} as const satisfies Article;
