import { healthSources } from './health-sources';
import { talkNote } from './safety';
import { site } from './site';

/** The page for clinicians, and the sheet to fill in with a patient. */
export const clinicians = {
  headline: 'Health anxiety in the consulting room',
  lead: 'Ten minutes of reading for GPs, nurses and therapists, and two printable pages to fill in together with a patient.',
  updated: '2026-11-24',
  reviewer: site.clinicalReviewer
    ? `Reviewed by ${site.clinicalReviewer}.`
    : 'This page awaits its clinical reviewer, and so do the safety box and its lines on pregnancy, new babies and children. Until one is named here, read them as a draft by people who are not clinicians.',
  print: 'Print the page and the sheet',
  parts: [
    {
      id: 'two-explanations',
      heading: 'Two explanations, side by side',
      blocks: [
        'CBT for health anxiety puts two accounts next to each other. The first: I am seriously ill and it has been missed. The second: I am very worried about being ill, and what I do about the worry feeds it. The patient has been treating the first for years. The invitation is to treat the second for some weeks, and to look at what happens.',
        'It asks nobody to agree that nothing is wrong. Anxious people become ill, and patients with an illness can have health anxiety as well. Both get the same examination as everyone else.',
        'Searching, checking, asking and avoiding are described as ways of feeling safe. In one experiment, 60 volunteers took part; those who did more of this for a week ended it more anxious about health [1](#source-olatunji-2011).',
      ],
    },
    {
      id: 'sentences-that-last',
      heading: 'Sentences that last as far as the car park',
      blocks: [
        '“It’s nothing” is forgotten by evening, and leaves the patient without a next step. These say what happens next.',
        {
          kind: 'list',
          items: [
            '“I have examined you, and this is what I found. This is what would make me want to see you again, and this is how soon.”',
            '“I can’t give you certainty. Nobody can. I can give you a plan.”',
            '“How often do you check this? I’d like you to do it once a month” (or never, and why).',
            '“Let’s book the next visit now. You don’t have to be worse to come.”',
            '“You have told me about a fear. That deserves treatment, whatever the tests say.”',
          ],
        },
      ],
    },
    {
      id: 'agree-on-tests',
      heading: 'Before another test',
      blocks: [
        'We don’t advise on what to order; that is a clinical decision. A test that is ordered to calm, and not to decide, deserves one more minute. What will each result change? Has the patient heard beforehand what a borderline value would mean, and who will ring on which day? A raw value on a phone at midnight is a hard thing to read alone.',
        'If something new comes, it gets the ordinary look. The plan below says how that is asked for, so that neither the patient nor the next colleague has to guess.',
      ],
    },
    {
      id: 'suicide-risk',
      heading: 'Ask about mood and risk',
      blocks: [
        'In a Swedish register study, 4,129 people with a diagnosis of hypochondriasis were compared with 41,290 without. Deaths by suicide were about four times as frequent: a hazard ratio of 4.14, with an interval from 2.44 to 7.03 [2](#source-mataix-cols-2024). Most had another psychiatric diagnosis too, and a register can’t say why the risk was higher. But a fear of dying does not seem to protect. Ask openly about low mood and about suicide, and act by your local pathway.',
        talkNote,
      ],
    },
    {
      id: 'what-is-known-clinicians',
      heading: 'What is known, and what is not',
      blocks: [
        {
          kind: 'list',
          items: [
            'CBT works for many. Across 19 trials, about two patients in three responded, and just under half were in remission at the end [3](#source-axelsson-2019).',
            'Over the internet, with a therapist in the background, it was not inferior to sitting in a room, in a trial with 204 patients [4](#source-axelsson-2020).',
            'In medical clinics, CBT by trained staff still showed a small difference after eight years in the CHAMP trial [5](#source-tyrer-2021).',
            'Exposure with response prevention and cognitive therapy both did better than waiting [6](#source-visser-2001) [7](#source-weck-2015).',
            'Our exercise and our workbook are untested. [The evidence page](/evidence) goes through them step by step, with what speaks against us.',
          ],
        },
        'Exercises of this kind can turn into a ritual. Please ask a patient who uses ours: “How many flips a day, and what would happen if you left one out?” If it has become a check, advise against it.',
      ],
    },
    {
      id: 'report-harm',
      heading: 'Tell us about harm',
      blocks: [
        'If a patient was delayed, frightened or drawn into checking by anything here, [write to us](/contact?topic=feedback). Say which page and what happened, and leave out whatever could identify the patient. A person reads it. If a text is wrong, it is changed or taken down, and the date on the page changes with it. Safety incidents belong in your own reporting system first.',
      ],
    },
  ],
  sheet: [
    {
      id: 'sheet-plan',
      heading: 'Our plan (page 1 of 2)',
      blocks: [
        'To fill in together, patient and clinician. It belongs to the patient. It does not replace the emergency number: for a red flag, or anything sudden and severe, that comes first, unless the plan here says otherwise.',
        { kind: 'writing', label: 'Patient, clinician, date', lines: 2 },
        { kind: 'writing', label: 'Call an ambulance for', lines: 3 },
        { kind: 'writing', label: 'Come back with this, and how soon', lines: 4 },
        { kind: 'writing', label: 'This can stay as it is until we meet again', lines: 3 },
      ],
    },
    {
      id: 'sheet-checks',
      heading: 'Our plan (page 2 of 2)',
      blocks: [
        { kind: 'writing', label: 'Checks that are wanted, how often, and until when', lines: 4 },
        { kind: 'writing', label: 'Checks to leave out', lines: 2 },
        { kind: 'writing', label: 'Our set dates, whether or not anything is wrong', lines: 2 },
        { kind: 'writing', label: 'If something new comes: whom to ask, once', lines: 2 },
        { kind: 'writing', label: 'At night and at weekends', lines: 2 },
        { kind: 'writing', label: 'Help with the fear itself: what, where, since when', lines: 2 },
        { kind: 'writing', label: 'Signed by both', lines: 2 },
      ],
    },
  ],
  sources: [
    healthSources.olatunji2011,
    healthSources.mataixCols,
    healthSources.axelsson2019,
    healthSources.axelsson2020,
    healthSources.tyrer2021,
    healthSources.visser,
    healthSources.weck,
  ],
} as const;
