import { healthSources } from './health-sources';
import type { Inline } from './text';

/** How well a part is tested: in people with health anxiety, only elsewhere, or not at all. */
export type EvidenceMark = 'tested' | 'near' | 'untested';

export interface EvidenceRow {
  id: string;
  /** The step, technique or page. */
  part: string;
  mark: EvidenceMark;
  /** The amount of evidence: people, trials, or that there is no study. */
  size: string;
  known: Inline;
  unknown: Inline;
}

export const evidencePage = {
  headline: 'What is known, and what is not',
  lead: 'No study has tested the Flip Method, and none has shown that four seconds is a special length of time. Here is what research does say about each of its parts, how large the studies were, and where the knowledge stops.',
  updated: '2026-11-24',
  marks: {
    tested: {
      label: 'Tested in health anxiety',
      note: 'Studied with people who have health anxiety, mostly as part of a course of treatment.',
    },
    near: {
      label: 'Tested, but not for this',
      note: 'Studied with other people, or for another purpose. It may carry over. It may not.',
    },
    untested: {
      label: 'Not tested',
      note: 'We looked and found no study. It may help all the same, but no one can tell you that it does.',
    },
  },
  before: [
    {
      id: 'how-to-read',
      heading: 'How to read this page',
      blocks: [
        'Each part of the book, the exercise and the workbook has a line below. A mark says how well it has been tested, and the small numbers lead to the studies at the end.',
        'One study is a hint. Several that agree are better. Very small ones, and ones with healthy students in a lab, tell you least about a frightened person at night. So the size is on every line.',
        'Please don’t use this page to decide about treatment. A doctor or therapist knows things about you that no list does. And if you notice that you are reading the studies to feel safe, this is a good place to close the page.',
      ],
    },
  ],
  columns: {
    part: 'Part, and how much was studied',
    known: 'What is known',
    unknown: 'What is not known',
  },
  groups: [
    {
      id: 'whole-method',
      heading: 'The method as a whole',
      lead: 'The plain answer first. There is a debt as well. The first three steps are not new. Therapists have long used a worksheet called the Worry Decision Tree, adapted from a book of 1995. You notice the worry and ask whether you can act. If so, you act now or set a time. If not, you turn your attention elsewhere [1](#source-butler-hope-1995). We found no trial of that worksheet by itself.',
      rows: [
        {
          id: 'flip-method',
          part: 'The Flip Method, all four steps',
          mark: 'untested',
          size: 'No study',
          known: 'Nothing, by us or by anyone.',
          unknown: 'Whether it helps, whom it helps, for how long, and whether it can do harm.',
        },
        {
          id: 'four-seconds',
          part: 'Four seconds',
          mark: 'untested',
          size: 'No study',
          known:
            'Nothing about a pause of this length. Seconds were measured for another task, saying one word over and over; see the first step.',
          unknown:
            'Whether four is better than three or nine, or whether the time matters. It was chosen because it is short enough to begin.',
        },
        {
          id: 'from-a-book',
          part: 'Helping yourself from a book',
          mark: 'tested',
          size: '132 and 40 patients, and a pilot study',
          known:
            'In a Swedish trial with 132 people, CBT in a book without a therapist was set beside two courses over the internet and a waiting list; all three ways are reported to have done clearly better than waiting [2](#source-hedman-2016). In an older trial with patients of family doctors who had worries about health, though not always a diagnosis of health anxiety, those who were given a self-help booklet based on CBT were less anxious afterwards [3](#source-bibliotherapy-2002). A later pilot with a CBT book found less health anxiety too, but many never sent the forms back [4](#source-bibliotherapy-2009).',
          unknown:
            'Whether this book does what those did. They were CBT from cover to cover. This one borrows from it.',
        },
      ],
    },
    {
      id: 'four-steps',
      heading: 'The four steps',
      lead: 'Each has relatives that have been studied. None has been studied as we use it.',
      rows: [
        {
          id: 'notice',
          part: 'Notice: “I am having the thought that…”',
          mark: 'near',
          size: '12 lab studies, 659 healthy volunteers; 126 and 101 patients, as part of a treatment',
          known:
            'In the lab, people said an upsetting word over and over. Belief in it fell by a good deal (1.29 on the usual scale). Other exercises, and this sentence is one of those, did about half as much (0.59). Both compare before with after, not with another group [5](#source-oppo-2026). In two such experiments the upset levelled off after three to ten seconds of repeating, and belief after twenty to thirty [6](#source-masuda-2009). Seeing thoughts as thoughts is also part of ACT, a therapy that was tried in people with severe health anxiety: in groups it did better than a waiting list [7](#source-eilenberg-2016), and over the internet better than a discussion forum [8](#source-hoffmann-2021).',
          unknown: 'What this sentence does without the rest of that therapy, at home, at night.',
        },
        {
          id: 'assess',
          part: 'Assess: one question, one action',
          mark: 'untested',
          size: 'No study',
          known: 'It is the fork in the Worry Decision Tree, named above. We found no trial of the question.',
          unknown: 'Whether it leads people to call when they should and to stop when they can.',
        },
        {
          id: 'flip',
          part: 'Flip: a small task instead of the search',
          mark: 'near',
          size: 'One lab study, and NHS advice',
          known:
            'The NHS suggests keeping busy when the urge to check comes [9](#source-nhs). In the lab, saying a painful word over and over did better against the upset than plain distraction did [10](#source-masuda-2010).',
          unknown:
            'Whether a few seconds are enough to leave a search undone. And whether flipping often becomes a new way of checking.',
        },
        {
          id: 'thank',
          part: 'Thank your brain',
          mark: 'untested',
          size: 'No study',
          known: 'It belongs to the same family as the first step. By itself, we found nothing.',
          unknown: 'Whether it adds anything.',
        },
      ],
    },
    {
      id: 'six-techniques',
      heading: 'The six techniques',
      lead: 'They give your head something else to do. None has been compared with another.',
      rows: [
        {
          id: 'sums-dinner-objects',
          part: 'Times table, planning dinner, counting objects',
          mark: 'untested',
          size: 'No study',
          known:
            'Exercises of this kind, such as naming five things that you see, are widely taught. We found no trial of them in health anxiety.',
          unknown: 'Whether they do more than any other pause.',
        },
        {
          id: 'jumping-jacks',
          part: 'Twenty jumping jacks',
          mark: 'untested',
          size: 'No study',
          known:
            'Nothing about a few jumps against a worried thought. Leave them out with an injury, a heart problem or in pregnancy, unless a doctor agrees.',
          unknown: 'Whether it helps, or gives a person who watches their heart one more thing to watch.',
        },
        {
          id: 'cold-water',
          part: 'Cold water or ice',
          mark: 'near',
          size: 'Two small studies in panic disorder',
          known:
            'With the face in cold water for thirty seconds, patients had fewer symptoms of panic and a slower heart [11](#source-kyriakoulis-2021). In a second study they again felt less panic, but the change in the body that the researchers were looking for did not show [12](#source-kyriakoulis-2025).',
          unknown:
            'Whether a few seconds of cold hands do anything. Not for people with a heart problem or who are made ill by cold.',
        },
        {
          id: 'text-someone',
          part: 'Text someone',
          mark: 'untested',
          size: 'No study of a text message',
          known:
            'The NHS suggests calling a friend when the urge comes, which is advice and no test. Asking that friend whether you are ill is thought to keep the worry going. So: write about anything else.',
          unknown: 'Whether a message helps as a call might.',
        },
      ],
    },
    {
      id: 'workbook-parts',
      heading: 'The pages of the workbook',
      lead: 'Most of these pages come from CBT courses, and as parts of such courses they have been tested in people with health anxiety. Nearly always a therapist was there. Alone is a different thing.',
      rows: [
        {
          id: 'less-checking',
          part: 'Counting checks and cutting them down',
          mark: 'tested',
          size: '78 and 84 patients, 60 volunteers',
          known:
            'Leaving out the checking, together with facing what is feared, did better than a waiting list in two trials [13](#source-visser-2001) [14](#source-weck-2015). The other way round, a week of doing more each day to feel safe about health left volunteers more anxious about it [15](#source-olatunji-2011).',
          unknown: 'How much of it you can do alone, with a pencil.',
        },
        {
          id: 'ladder',
          part: 'The ladder: facing what you avoid',
          mark: 'tested',
          size: '78, 84 and 158 patients',
          known:
            'It did about as well as work on thoughts [13](#source-visser-2001) [14](#source-weck-2015). Given over the internet, it did better than a course in handling stress, which helped a lot as well [16](#source-hedman-2014).',
          unknown: 'Which rungs matter. Ours come without a therapist to choose them with.',
        },
        {
          id: 'experiments',
          part: 'Two explanations, experiments, attention',
          mark: 'tested',
          size: '84 patients, as a package',
          known:
            'Turning attention outwards and experiments were parts of the cognitive therapy that did better than waiting in one German trial [14](#source-weck-2015). The two explanations come from CBT courses.',
          unknown: 'What each part adds. A package can’t tell you that.',
        },
        {
          id: 'reassurance',
          part: 'Asking less, and the page for your family',
          mark: 'near',
          size: '2 patients, 20 interviews',
          known:
            'The idea that being reassured keeps health anxiety going goes back to two patients who were followed closely [17](#source-salkovskis-1986). Twenty interviews were held later, with people who have health anxiety or OCD and ask a lot; that describes the idea and does not test it [18](#source-halldorsson-2017). Cutting it down is part of the treatments above.',
          unknown: 'Whether a page that you hand to your family changes what they say at midnight.',
        },
        {
          id: 'body-on-purpose',
          part: 'The body on purpose',
          mark: 'near',
          size: 'One paper for therapists, no trial of its own',
          known:
            'Bringing on a feared feeling on purpose is used in the treatment of panic. Two therapists have described how they use it for health anxiety, as one part among several [19](#source-walker-furer-2008). They give reasons and instructions, and no results.',
          unknown:
            'What it adds, and how it goes without a therapist. That is why our page leaves out the stronger exercises and says who must not.',
        },
        {
          id: 'rules',
          part: 'Rules I live by',
          mark: 'near',
          size: 'No trial of its own',
          known:
            'Working on old rules is a part of CBT courses, such as the one that NHS Lothian offers [20](#source-nhs-lothian). The courses have been tested as a whole; this part, as far as we found, never by itself.',
          unknown: 'Whether a new rule, tried for a week on paper, changes an old one.',
        },
        {
          id: 'death',
          part: 'The story you avoid, and the pages about dying',
          mark: 'untested',
          size: 'No study',
          known:
            'Writing a feared story down and reading it again belongs to exposure, and therapists use it. We found no trial of these pages, or of pages like them, in health anxiety.',
          unknown: 'Whom it helps and whom it only frightens. Do it with company, or with a therapist.',
        },
        {
          id: 'worry-time',
          part: 'An appointment for worry',
          mark: 'near',
          size: '171 and 114 students',
          known:
            'School students who put off their worrying had fewer aches and pains after six days [21](#source-brosschot-2006). When it was tried with students who worried about their health, nothing changed [22](#source-mobach-2019).',
          unknown:
            'Whom it suits. If it does nothing for you, you are in line with the second study. Skip it.',
        },
        {
          id: 'emergency-plan',
          part: 'The emergency action plan, and the plan for setbacks',
          mark: 'near',
          size: '94 and 642 tests of “if, then” plans, none of this one',
          known:
            'People who decide beforehand what they will do, and when, are likelier to do it. A first review found a medium to large effect (0.65) [23](#source-gollwitzer-2006). A later one, with far more tests, found anything from small to that size (0.27 to 0.66), by what was measured [24](#source-sheeran-2024). We know of no test about health anxiety, and nothing is known about this plan.',
          unknown: 'Whether it shortens a bad night.',
        },
      ],
    },
    {
      id: 'treatment',
      heading: 'The treatment that it borrows from',
      lead: 'Cognitive behavioural therapy, CBT. If you want what has been tested best, this is it. [How to get it](/blog/health-anxiety-treatment).',
      rows: [
        {
          id: 'cbt',
          part: 'CBT with a therapist, in a room or over the internet',
          mark: 'tested',
          size: '19 trials; 13 trials with 1,081 in all',
          known:
            'Of those treated, two in three improved clearly, and just under half reached remission. Most of the effect was still there a year or more later [25](#source-axelsson-2019). An earlier review found it large at the end and smaller later [26](#source-olatunji-2014). In one trial with 195 people its lead over a dummy pill with support was too small to be sure of [27](#source-fallon-2017).',
          unknown: 'Who will be helped and who will not.',
        },
        {
          id: 'internet-cbt',
          part: 'CBT over the internet',
          mark: 'tested',
          size: '204 and 82 adults',
          known:
            'It did no worse than CBT face to face [28](#source-axelsson-2020). By their own account, people also searched less [29](#source-newby-2020).',
          unknown:
            'How to help people finish. In everyday use, a third of those on their own did [30](#source-newby-2020-routine).',
        },
        {
          id: 'years-later',
          part: 'Years later',
          mark: 'tested',
          size: '444 patients, about 270 of them asked again after eight years',
          known:
            'Hospital patients were offered five to ten sessions. A year later about 14 in a hundred were back at an ordinary level of worry about health, against 7 of those with usual care [31](#source-tyrer-2014). After eight years they were still a little less anxious than the others [32](#source-tyrer-2021).',
          unknown:
            'Why it lasts. The difference was small, and about three in ten had been lost to the study.',
        },
      ],
    },
  ],
  after: [
    {
      id: 'how-we-looked',
      heading: 'How we looked, and how to correct us',
      blocks: [
        'We are not scientists. We searched for reviews first, then for single trials, and we read at least the summary of each study that is named here. Where we could read less than that, the list says so. We did not weigh them by a formal method. A study that should be on this page may be missing.',
        'If you know of one, or if we have read one wrongly, [tell us](/contact?topic=feedback). If you do research and would like to test the method, we would be glad of it whatever you find.',
      ],
    },
  ],
  sources: [
    healthSources.butlerHope,
    healthSources.hedman2016,
    healthSources.bibliotherapy2002,
    healthSources.bibliotherapy2009,
    healthSources.oppo,
    healthSources.masuda2009,
    healthSources.eilenberg,
    healthSources.hoffmann,
    healthSources.nhs,
    healthSources.masuda2010,
    healthSources.kyriakoulis,
    healthSources.kyriakoulis2025,
    healthSources.visser,
    healthSources.weck,
    healthSources.olatunji2011,
    healthSources.hedman2014,
    healthSources.salkovskis1986,
    healthSources.halldorsson,
    healthSources.walkerFurer,
    healthSources.nhsLothian,
    healthSources.brosschot,
    healthSources.mobach,
    healthSources.gollwitzer,
    healthSources.sheeran,
    healthSources.axelsson2019,
    healthSources.olatunji2014,
    healthSources.fallon,
    healthSources.axelsson2020,
    healthSources.newby,
    healthSources.newbyRoutine,
    healthSources.tyrer2014,
    healthSources.tyrer2021,
  ],
} as const;
