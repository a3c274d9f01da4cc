import type { Source } from './text';

/** Every publication that the articles, the workbook and the course cite, once; each text lists those it uses. */
export const healthSources = {
  nhs: {
    id: 'nhs',
    text: 'NHS (UK National Health Service). Health anxiety: signs, self-help and treatment.',
    url: 'https://www.nhs.uk/mental-health/conditions/health-anxiety/',
  },
  nhsLothian: {
    id: 'nhs-lothian',
    text: 'NHS Lothian. Helping Health Anxiety, a nine-part self-help course: part 3, What Keeps Health Anxiety Going, and part 6, Reducing Checking and Reassurance-Seeking.',
    url: 'https://www.wellbeinglothian.scot/resource/helping-health-anxiety/',
  },
  whiteHorvitz: {
    id: 'white-horvitz-2009',
    text: 'White, R. W. and Horvitz, E. (2009). Cyberchondria: Studies of the escalation of medical concerns in Web search. ACM Transactions on Information Systems, 27(4).',
    url: 'https://doi.org/10.1145/1629096.1629101',
  },
  mcMullan: {
    id: 'mcmullan-2019',
    text: 'McMullan, R. D., Berle, D., Arnáez, S. and Starcevic, V. (2019). The relationships between health anxiety, online health information seeking, and cyberchondria: Systematic review and meta-analysis. Journal of Affective Disorders, 245, 270–278.',
    url: 'https://doi.org/10.1016/j.jad.2018.11.037',
  },
  schenkel: {
    id: 'schenkel-2021',
    text: 'Schenkel, S. K., Jungmann, S. M., Gropalis, M. and Witthöft, M. (2021). Conceptualizations of Cyberchondria and Relations to the Anxiety Spectrum: Systematic Review and Meta-analysis. Journal of Medical Internet Research, 23(11), e27835.',
    url: 'https://doi.org/10.2196/27835',
  },
  halldorsson: {
    id: 'halldorsson-2017',
    text: 'Halldorsson, B. and Salkovskis, P. M. (2017). Why Do People with OCD and Health Anxiety Seek Reassurance Excessively? An Investigation of Differences and Similarities in Function. Cognitive Therapy and Research, 41, 619–631.',
    url: 'https://doi.org/10.1007/s10608-016-9826-5',
  },
  newby: {
    id: 'newby-2020',
    text: 'Newby, J. M. and McElroy, E. (2020). The impact of internet-delivered cognitive behavioural therapy for health anxiety on cyberchondria. Journal of Anxiety Disorders, 69, 102150.',
    url: 'https://doi.org/10.1016/j.janxdis.2019.102150',
  },
  masuda2009: {
    id: 'masuda-2009',
    text: 'Masuda, A. and others (2009). A parametric study of cognitive defusion and the believability and discomfort of negative self-relevant thoughts. Behavior Modification, 33, 250–262.',
    url: 'https://scholarworks.unr.edu/handle/11714/299',
  },
  masuda2010: {
    id: 'masuda-2010',
    text: 'Masuda, A. and others (2010). The effects of cognitive defusion and thought distraction on emotional discomfort and believability of negative self-referential thoughts. Journal of Behavior Therapy and Experimental Psychiatry, 41, 11–17.',
    url: 'https://doi.org/10.1016/j.jbtep.2009.08.006',
  },
  oppo: {
    id: 'oppo-2026',
    text: 'Oppo, A. and others (2026). Defusion techniques on self-referential thought in laboratory-based experimental research: A meta-analysis of believability and discomfort outcomes. Journal of Contextual Behavioral Science, 40, 100999.',
    url: 'https://doi.org/10.1016/j.jcbs.2026.100999',
  },
  kyriakoulis: {
    id: 'kyriakoulis-2021',
    text: 'Kyriakoulis, P. and others (2021). The Implications of the Diving Response in Reducing Panic Symptoms. Frontiers in Psychiatry, 12, 784884.',
    url: 'https://doi.org/10.3389/fpsyt.2021.784884',
  },
  sunderland: {
    id: 'sunderland-2013',
    text: 'Sunderland, M., Newby, J. M. and Andrews, G. (2013). Health anxiety in Australia: prevalence, comorbidity, disability and service use. British Journal of Psychiatry, 202, 56–61.',
    url: 'https://doi.org/10.1192/bjp.bp.111.103960',
  },
  axelsson2019: {
    id: 'axelsson-2019',
    text: 'Axelsson, E. and Hedman-Lagerlöf, E. (2019). Cognitive behavior therapy for health anxiety: systematic review and meta-analysis of clinical efficacy and health economic outcomes. Expert Review of Pharmacoeconomics & Outcomes Research, 19(6), 663–676.',
    url: 'https://doi.org/10.1080/14737167.2019.1703182',
  },
  axelsson2020: {
    id: 'axelsson-2020',
    text: 'Axelsson, E. and others (2020). Effect of Internet vs Face-to-Face Cognitive Behavior Therapy for Health Anxiety: A Randomized Noninferiority Clinical Trial. JAMA Psychiatry, 77(9), 915–924.',
    url: 'https://doi.org/10.1001/jamapsychiatry.2020.0940',
  },
  cooper: {
    id: 'cooper-2017',
    text: 'Cooper, K., Gregory, J. D., Walker, I., Lambe, S. and Salkovskis, P. M. (2017). Cognitive Behaviour Therapy for Health Anxiety: A systematic review and meta-analysis. Behavioural and Cognitive Psychotherapy, 45(2), 110–123.',
    url: 'https://doi.org/10.1017/S1352465816000527',
  },
  tyrer2021: {
    id: 'tyrer-2021',
    text: 'Tyrer, P. and others (2021). Sustained benefit of cognitive behaviour therapy for health anxiety in medical patients (CHAMP) over 8 years: a randomised-controlled trial. Psychological Medicine, 51, 1714–1722.',
    url: 'https://spiral.imperial.ac.uk/handle/10044/1/77505',
  },
  whenToCall: {
    id: 'when-to-call-999',
    text: 'South Western Ambulance Service NHS Foundation Trust. When to call 999.',
    url: 'https://www.swast.nhs.uk/when-to-call-999',
  },
  anxietySigns: {
    id: 'anxiety-signs',
    text: 'Leicestershire Partnership NHS Trust. Anxiety: how it can feel in body and mind.',
    url: 'https://www.leicspart.nhs.uk/mental-health/resources/conditions/anxiety/',
  },
} as const satisfies Record<string, Source>;
