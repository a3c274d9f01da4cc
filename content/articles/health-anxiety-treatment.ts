import { healthSources } from '@/content/health-sources';
import type { Article } from './article';

export const healthAnxietyTreatment = {
  id: 'health-anxiety-treatment',
  title: 'What treatment for health anxiety looks like, and where to get it',
  excerpt:
    'What happens in the room, what the trials found, what is known about medicines, and how to get through the door in the UK, the USA and elsewhere. Including what costs nothing.',
  seoTitle: 'CBT for health anxiety: what happens and how to get it',
  description:
    'CBT for health anxiety session by session, online courses, medicines, and how to get help in the UK, the USA and elsewhere, some of it free. With sources.',
  category: 'Health',
  published: '2026-11-22',
  reviewed: '2026-11-24',
  readTime: '8 min read',
  featured: false,
  sections: [
    {
      id: 'the-short-version',
      heading: 'The short version',
      blocks: [
        'The treatment with most research behind it is cognitive behavioural therapy, CBT for short. It helps many people and not all. You can have it in a room, over the internet or, in part, from a book. Some medicines have been tested too. In several places you can get help without paying, and in England without asking a doctor first.',
        'You can ask long before things are terrible. The NHS names two reasons to see a GP: worry about your health that stops you leading a normal life, and self-help that is not working [1](#source-nhs).',
      ],
    },
    {
      id: 'inside-cbt',
      heading: 'What you do in CBT, week by week',
      blocks: [
        'Many people put it off because they picture a couch. CBT is more like lessons for an instrument. You talk, you try something, you go home and practise, you come back and say how it went. Courses differ. Most have these parts, in about this order.',
        {
          kind: 'list',
          ordered: true,
          items: [
            '**Draw the circle.** What sets you off, what you think, what your body does, what you do about it, and how that leads back to the start.',
            '**Two explanations.** One says: the problem is that I am ill and it has not been found. The other says: the problem is that I worry about illness, and what I do about the worry keeps it going. You leave the choice open, and collect what fits with each.',
            '**Attention.** You learn to turn it outwards, and to notice what looking for a feeling does to the feeling.',
            '**Experiments.** You write a prediction: what will happen if I don’t check? Then you don’t check, and see.',
            '**Less checking, less asking.** Bit by bit, with a number.',
            '**Going towards things.** Hospitals, words, films, stairs: whatever you have been walking round.',
            '**A plan for setbacks.** Written while you are well.',
          ],
        },
        'In the British trial with hospital patients, people had six sessions on average [2](#source-tyrer-2021). Trials over the internet ran for about twelve weeks [3](#source-axelsson-2020). It is work, and some evenings you may not feel like it.',
        'Don’t expect a therapist to prove to you that you are well. You will practise living without that proof.',
      ],
    },
    {
      id: 'what-trials-found',
      heading: 'What the trials found, good and bad',
      blocks: [
        {
          kind: 'list',
          items: [
            'A review of 19 trials found a moderate to large effect of CBT. About two in three people improved clearly. A little under half came to the point that the trials call remission [4](#source-axelsson-2019).',
            'Another review, of 13 trials with 1,081 people, found a large effect at the end of treatment and a smaller one later on. It was smaller, too, where CBT was compared with ordinary care and not with waiting [5](#source-olatunji-2014). Doing better than a waiting list is the easier test.',
            'In a Swedish trial with 204 adults, CBT over the internet did no worse than CBT face to face, and cost less [3](#source-axelsson-2020).',
            'Other roads have been tried. In a British trial with 74 people, a course of mindfulness-based cognitive therapy on top of ordinary care did better than ordinary care alone, a year later as well [6](#source-mcmanus-2012).',
            'In one American trial with 195 people, CBT did **not** clearly beat a dummy pill with support [7](#source-fallon-2017). It belongs in the list as much as the others do.',
          ],
        },
        'Taken together: it helps many people, no one can say beforehand whom, and if one kind has done nothing for you, another may. None of these trials was about our book, and no study has tested the Flip Method. What is known about each part of it is listed on [the evidence page](/evidence).',
      ],
    },
    {
      id: 'medicines',
      heading: 'Medicines: what is known',
      blocks: [
        'The NHS names medicine for anxiety as one of two things that a GP may offer, with CBT as the other [1](#source-nhs). Most of the research is on a group called SSRIs. They are used for depression and for several kinds of anxiety.',
        'There have been few trials for health anxiety itself. In a Dutch one, 112 people were given CBT, the SSRI paroxetine or a dummy pill. Taken together, the two treatments beat the pill. When the researchers counted who had improved, about 45 in a hundred had done so with CBT, 30 with paroxetine and 14 with the dummy pill. Only the lead of CBT was too large to be put down to chance [8](#source-greeven-2007). In the American trial just mentioned, fluoxetine brought health anxiety down more than a dummy pill did on one of the measures. Counted by who had improved, no single treatment was clearly ahead, and having both was only a little better than having one. About half of the people were not much helped by anything [7](#source-fallon-2017).',
        'If a doctor has prescribed an antidepressant, it will not work on the first evening. Mind, the charity, says to speak to your doctor if you feel no benefit after taking one regularly for two to four weeks, or if you feel worse [9](#source-mind-antidepressants). Some people are jittery in the first days; if that worries you, ask the prescriber what to expect. If dark thoughts come, use the numbers on [this page](/resources#not-safe) straight away. Don’t stop the tablets all at once by yourself.',
        {
          kind: 'note',
          title: 'What this page won’t do',
          text: 'It won’t tell you what to take or how much, and it can’t see what else you take. Ask a doctor or a pharmacist before you start, change or stop any medicine. If the leaflet in the box frightens you, take it along and ask the pharmacist to go through it with you.',
        },
      ],
    },
    {
      id: 'in-the-uk',
      heading: 'How to get it in the UK',
      blocks: [
        {
          kind: 'list',
          items: [
            '**England.** You can refer yourself to NHS talking therapies, without a GP [1](#source-nhs). Look for the service of your area on nhs.uk. Use the words “health anxiety” when you ask.',
            '**Wales.** NHS Wales has a free online CBT service. According to a news report of October 2025 anyone over 16 can sign up without seeing a GP [10](#source-nhs-wales). It is made for mild to moderate trouble.',
            '**Scotland.** Ask your GP. NHS Lothian has put a nine-part course on its website that anyone may use, called Helping Health Anxiety [11](#source-nhs-lothian). NHS 24 has had a free service called Living Life, with therapy by phone for stress and anxiety [12](#source-living-life). Ask your GP whether it is for you, and whether you can ring it yourself.',
            '**Northern Ireland.** Ask your GP what there is near you.',
            '**Paying for it.** The NHS points to the register of the BABCP, the British association for CBT, where you can look for an accredited therapist. It says that prices differ, and that some charities offer sessions for less [1](#source-nhs).',
          ],
        },
        'There may be a wait. Ask how long, and what you could do until then. The free courses further down are made for just that.',
      ],
    },
    {
      id: 'in-the-usa',
      heading: 'How to get it in the USA',
      blocks: [
        'Start with your family doctor, or with a directory. The Association for Behavioral and Cognitive Therapies has one called Find a CBT Therapist [13](#source-abct). The Anxiety & Depression Association of America has one too [14](#source-adaa). Ask your insurer which therapists are in your plan. The name to use is “illness anxiety disorder” or “somatic symptom disorder”, since those are the words in the American handbook.',
        'Three questions to ask on the phone: Have you treated health anxiety? Do you use exposure? What would we do in the first month? If money is short, ask about a sliding scale, a training clinic at a university, or a community mental health centre. The NAMI HelpLine, which is on our [resources page](/resources), can help you look.',
      ],
    },
    {
      id: 'elsewhere-and-free',
      heading: 'Elsewhere, and what costs little or nothing',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Australia.** THIS WAY UP, run by a hospital and a university in Sydney, has an online course for health anxiety; its page says who can join and what it costs [15](#source-this-way-up). In everyday use, about a third of those who did it alone finished it, and nearly half of those who did it with a clinician. Those who took part got a good deal better on average, but there was no other group to compare them with [16](#source-newby-2020-routine).',
            '**Anywhere.** The Centre for Clinical Interventions in Perth gives away its workbook, Helping Health Anxiety [17](#source-cci-2011). The course on NHS Lothian’s website has the same parts. It is longer than ours and written by clinicians.',
            '**Ireland, Canada, New Zealand and others.** Begin with a family doctor, and ask for CBT for health anxiety.',
            '**Our own pages.** The [workbook](/workbook), the [exercise](/flip-method-app) and the [plan for searching](/blog/stop-googling-symptoms) cost nothing. They are self-help, and no treatment.',
          ],
        },
      ],
    },
    {
      id: 'the-first-call',
      heading: 'The first call is the hard one',
      blocks: [
        {
          kind: 'exercise',
          title: 'A call of two minutes',
          steps: [
            'Write the number on paper, and the time when they open.',
            'Write your first sentence: “I worry about being ill so much that I can’t live normally. I would like help with the worry.”',
            'Add two facts: how many hours a day, and one thing that you no longer do.',
            'Decide what you will do straight after the call. Toast is fine.',
            'Ring. If they have no place for you, ask: “Who else could I ask?” Write down the answer before you hang up.',
          ],
        },
        'If you are afraid that they will say it is “only” anxiety and stop listening to your body, tell them that. You can have help for the worry and keep a doctor for the rest. [When you really are ill](/blog/health-anxiety-with-illness) says more about doing both.',
      ],
    },
    {
      id: 'short-answers-treatment',
      heading: 'Short answers about treatment',
      blocks: [
        { kind: 'heading', text: 'How long does it take?' },
        'The courses above lasted from about six sessions to about sixteen weeks [2](#source-tyrer-2021) [8](#source-greeven-2007). You may notice something sooner, or later, or need a second round. [What getting better can look like](/blog/success-stories) has a page of its own, with invented people and real figures.',
        { kind: 'heading', text: 'Does it work online?' },
        'For many people it does. See the Swedish trial above. Having a person who looks in on you seems to help you finish [16](#source-newby-2020-routine).',
        { kind: 'heading', text: 'Will they make me stop seeing doctors?' },
        'That is not the aim. They may suggest that you agree on one doctor, and on when to go. The emergencies in the box at the top stay out of every agreement.',
      ],
    },
  ],
  sources: [
    healthSources.nhs,
    healthSources.tyrer2021,
    healthSources.axelsson2020,
    healthSources.axelsson2019,
    healthSources.olatunji2014,
    healthSources.mcManus,
    healthSources.fallon,
    healthSources.greeven,
    healthSources.mindAntidepressants,
    healthSources.nhsWales,
    healthSources.nhsLothian,
    healthSources.livingLife,
    healthSources.abct,
    healthSources.adaa,
    healthSources.thisWayUp,
    healthSources.newbyRoutine,
    healthSources.cci,
  ],
} as const satisfies Article;
