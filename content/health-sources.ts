import type { Source } from './text';

/** The sources that the workbook and the course cite. A text lists those it uses, in its own order. */
export const healthSources = {
  nhsHealthAnxiety: {
    id: 'nhs-health-anxiety',
    text: 'NHS, “Health anxiety”: signs, self-help and when to see a GP.',
    url: 'https://www.nhs.uk/mental-health/conditions/health-anxiety/',
  },
  whenToCall: {
    id: 'when-to-call-999',
    text: 'South Western Ambulance Service NHS Foundation Trust, “When to call 999”.',
    url: 'https://www.swast.nhs.uk/when-to-call-999',
  },
  anxietySigns: {
    id: 'anxiety-signs',
    text: 'Leicestershire Partnership NHS Trust, “Anxiety”: how it can feel in body and mind.',
    url: 'https://www.leicspart.nhs.uk/mental-health/resources/conditions/anxiety/',
  },
  lothianCourse: {
    id: 'helping-health-anxiety',
    text: 'NHS Lothian, “Helping Health Anxiety”: a free self-help course in nine parts.',
    url: 'https://www.wellbeinglothian.scot/resource/helping-health-anxiety/',
  },
  reassurance: {
    id: 'halldorsson-2017',
    text: 'Halldorsson B, Salkovskis PM (2017). Reassurance seeking as a safety-seeking behaviour. Cognitive Therapy and Research 41:619.',
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC5504131/',
  },
  searchEscalation: {
    id: 'white-horvitz-2009',
    text: 'White RW, Horvitz E (2009). A study of search logs, with a survey, on medical concerns in web search. ACM Transactions on Information Systems.',
  },
  searchReview: {
    id: 'mcmullan-2019',
    text: 'McMullan RD and others (2019). A review of 20 studies of health anxiety and searching online. Journal of Affective Disorders 245:270.',
  },
  searchHabit: {
    id: 'schenkel-2021',
    text: 'Schenkel SK and others (2021). A review of cyberchondria. Journal of Medical Internet Research 23(11):e27835.',
    url: 'https://doi.org/10.2196/27835',
  },
  cbtReview: {
    id: 'cooper-2017',
    text: 'Cooper K and others (2017). A review of 14 trials of CBT for health anxiety. Behavioural and Cognitive Psychotherapy 45:110.',
    url: 'https://pubmed.ncbi.nlm.nih.gov/28229805/',
  },
  cbtTrials: {
    id: 'axelsson-2019',
    text: 'Axelsson E, Hedman-Lagerlöf E (2019). A review of 19 trials of CBT for health anxiety. Expert Review of Pharmacoeconomics & Outcomes Research 20:663.',
  },
  defusion: {
    id: 'masuda-2009',
    text: 'Masuda A and others (2009). How long to repeat a negative word. Behavior Modification 33:250.',
  },
  coldWater: {
    id: 'kyriakoulis-2021',
    text: 'Kyriakoulis P and others (2021). A small study of cold water on the face in people with panic disorder. Frontiers in Psychiatry 12:784884.',
    url: 'https://doi.org/10.3389/fpsyt.2021.784884',
  },
} as const satisfies Record<string, Source>;
