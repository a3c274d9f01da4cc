import type { Source } from './text';

/** Every publication cited by articles, workbook and course, once; each text lists the ones it uses. */
export const healthSources = {
  nhs: {
    id: 'nhs',
    text: 'NHS (UK National Health Service). Health anxiety: signs, self-help and treatment.',
    url: 'https://www.nhs.uk/mental-health/conditions/health-anxiety/',
  },
  nhsLothian: {
    id: 'nhs-lothian',
    text: 'NHS Lothian. Helping Health Anxiety, a nine-part self-help course: part 2, How Health Anxiety Develops, part 3, What Keeps Health Anxiety Going, part 4, Reducing Your Focus on Health Symptoms and Worries, part 6, Reducing Checking and Reassurance-Seeking, and part 8, Adjusting Health Rules and Assumptions.',
    url: 'https://services.nhslothian.scot/wellbeinglothian/helping-health-anxiety/',
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
    text: 'Masuda, A., Hayes, S. C., Twohig, M. P., Drossel, C., Lillis, J. and Washio, Y. (2009). A parametric study of cognitive defusion and the believability and discomfort of negative self-relevant thoughts. Behavior Modification, 33, 250–262.',
    url: 'https://scholarworks.unr.edu/handle/11714/299',
  },
  masuda2010: {
    id: 'masuda-2010',
    text: 'Masuda, A., Twohig, M. P., Stormo, A. R., Feinstein, A. B., Chou, Y.-Y. and Wendell, J. W. (2010). The effects of cognitive defusion and thought distraction on emotional discomfort and believability of negative self-referential thoughts. Journal of Behavior Therapy and Experimental Psychiatry, 41, 11–17.',
    url: 'https://doi.org/10.1016/j.jbtep.2009.08.006',
  },
  oppo: {
    id: 'oppo-2026',
    text: 'Oppo, A., Pasquini, L., Misitano, A., Savoia, A. and Presti, G. (2026). Defusion techniques on self-referential thought in laboratory-based experimental research: A meta-analysis of believability and discomfort outcomes. Journal of Contextual Behavioral Science, 40, 100999.',
    url: 'https://doi.org/10.1016/j.jcbs.2026.100999',
  },
  kyriakoulis: {
    id: 'kyriakoulis-2021',
    text: 'Kyriakoulis, P., Kyrios, M., Nardi, A. E., Freire, R. C. and Schier, M. (2021). The Implications of the Diving Response in Reducing Panic Symptoms. Frontiers in Psychiatry, 12, 784884.',
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
  tyrer2014: {
    id: 'tyrer-2014',
    text: 'Tyrer, P. and others (2014). Clinical and cost-effectiveness of cognitive behaviour therapy for health anxiety in medical patients: a multicentre randomised controlled trial. Lancet, 383(9913), 219–225. Read by us in part of its abstract, and its results in two reports of it.',
    url: 'https://doi.org/10.1016/S0140-6736(13)61905-4',
  },
  tyrer2021: {
    id: 'tyrer-2021',
    text: 'Tyrer, P. and others (2021). Sustained benefit of cognitive behaviour therapy for health anxiety in medical patients (CHAMP) over 8 years: a randomised-controlled trial. Psychological Medicine, 51(10), 1714–1722.',
    url: 'https://spiral.imperial.ac.uk/handle/10044/1/77505',
  },
  whenToCall: {
    id: 'when-to-call-999',
    text: 'South Western Ambulance Service NHS Foundation Trust. When to call 999.',
    url: 'https://www.swast.nhs.uk/when-to-call-999',
  },
  anxietySigns: {
    id: 'anxiety-signs',
    text: 'Leicestershire Partnership NHS Trust. Anxiety: its signs in body, mind and behaviour.',
    url: 'https://www.leicspart.nhs.uk/mental-health/resources/conditions/anxiety/',
  },
  newby2017: {
    id: 'newby-2017',
    text: 'Newby, J. M., Hobbs, M. J., Mahoney, A. E. J., Wong, S. and Andrews, G. (2017). DSM-5 illness anxiety disorder and somatic symptom disorder: Comorbidity, correlates, and overlap with DSM-IV hypochondriasis. Journal of Psychosomatic Research, 101, 31–37.',
    url: 'https://doi.org/10.1016/j.jpsychores.2017.07.010',
  },
  bailer: {
    id: 'bailer-2016',
    text: 'Bailer, J. and others (2016). Health anxiety and hypochondriasis in the light of DSM-5. Anxiety, Stress, & Coping, 29(2), 219–239.',
    url: 'https://doi.org/10.1080/10615806.2015.1036243',
  },
  icd11: {
    id: 'icd-11',
    text: 'World Health Organization. ICD-11, code 6B23: Hypochondriasis. Read in the copy of the CISMeF catalogue.',
    url: 'https://www.cismef.org/page/detail/en/ICD11_CA_675329566',
  },
  vanDenHeuvel: {
    id: 'van-den-heuvel-2014',
    text: 'van den Heuvel, O. A., Veale, D. and Stein, D. J. (2014). Hypochondriasis: considerations for ICD-11. Revista Brasileira de Psiquiatria, 36, S21–S27.',
    url: 'https://doi.org/10.1590/1516-4446-2013-1218',
  },
  statPearls: {
    id: 'statpearls',
    text: 'French, J. H. and Hameed, S. Illness Anxiety Disorder. StatPearls, for health professionals, at the US National Library of Medicine.',
    url: 'https://www.ncbi.nlm.nih.gov/books/NBK554399/',
  },
  mayo: {
    id: 'mayo',
    text: 'Mayo Clinic (USA). Illness anxiety disorder: symptoms and causes.',
    url: 'https://www.mayoclinic.org/diseases-conditions/illness-anxiety-disorder/symptoms-causes/syc-20373782',
  },
  taylor2008: {
    id: 'taylor-2008',
    text: 'Taylor, S., Jang, K. L., Stein, M. B. and Asmundson, G. J. G. (2008). A behavioral-genetic analysis of health anxiety: implications for the cognitive-behavioral model of hypochondriasis. Journal of Cognitive Psychotherapy, 22(2), 143–153.',
  },
  alberts: {
    id: 'alberts-2016',
    text: 'Alberts, N. M., Hadjistavropoulos, H. D., Sherry, S. B. and Stewart, S. H. (2016). Linking illness in parents to health anxiety in offspring: do beliefs about health play a role? Behavioural and Cognitive Psychotherapy, 44(1), 18–29.',
    url: 'https://doi.org/10.1017/S1352465814000319',
  },
  olatunji2011: {
    id: 'olatunji-2011',
    text: 'Olatunji, B. O., Etzel, E. N., Tomarken, A. J., Ciesielski, B. G. and Deacon, B. J. (2011). The effects of safety behaviors on health anxiety: an experimental investigation. Behaviour Research and Therapy, 49(11), 719–728.',
    url: 'https://ro.uow.edu.au/sspapers/2094/',
  },
  olatunji2014: {
    id: 'olatunji-2014',
    text: 'Olatunji, B. O. and others (2014). Cognitive-behavioral therapy for hypochondriasis/health anxiety: a meta-analysis of treatment outcome and moderators. Behaviour Research and Therapy, 58, 65–74.',
    url: 'https://doi.org/10.1016/j.brat.2014.05.002',
  },
  fallon: {
    id: 'fallon-2017',
    text: 'Fallon, B. A. and others (2017). A randomized controlled trial of medication and cognitive-behavioral therapy for hypochondriasis. American Journal of Psychiatry, 174(8), 756–764.',
    url: 'https://doi.org/10.1176/appi.ajp.2017.16020189',
  },
  greeven: {
    id: 'greeven-2007',
    text: 'Greeven, A. and others (2007). Cognitive behavior therapy and paroxetine in the treatment of hypochondriasis: a randomized controlled trial. American Journal of Psychiatry, 164(1), 91–99.',
    url: 'https://doi.org/10.1176/ajp.2007.164.1.91',
  },
  mindAntidepressants: {
    id: 'mind-antidepressants',
    text: 'Mind (charity for England and Wales). Antidepressants: how they can help.',
    url: 'https://www.mind.org.uk/information-support/drugs-and-treatments/antidepressants/how-antidepressants-can-help/',
  },
  mcManus: {
    id: 'mcmanus-2012',
    text: 'McManus, F., Surawy, C., Muse, K., Vazquez-Montes, M. and Williams, J. M. G. (2012). A randomized clinical trial of mindfulness-based cognitive therapy versus unrestricted services for health anxiety (hypochondriasis). Journal of Consulting and Clinical Psychology, 80(5), 817–828.',
    url: 'https://doi.org/10.1037/a0028782',
  },
  weck: {
    id: 'weck-2015',
    text: 'Weck, F., Neng, J. M. B., Richtberg, S., Jakob, M. and Stangier, U. (2015). Cognitive therapy versus exposure therapy for hypochondriasis (health anxiety): a randomized controlled trial. Journal of Consulting and Clinical Psychology, 83(4), 665–676. What each therapy was made of, we read in the trial’s entry in a register (NCT01119469).',
    url: 'https://doi.org/10.1037/ccp0000013',
  },
  visser: {
    id: 'visser-2001',
    text: 'Visser, S. and Bouman, T. K. (2001). The treatment of hypochondriasis: exposure plus response prevention vs cognitive therapy. Behaviour Research and Therapy, 39(4), 423–442.',
    url: 'https://research.rug.nl/en/publications/the-treatment-of-hypochondriasis-exposure-plus-response-preventio',
  },
  walkerFurer: {
    id: 'walker-furer-2008',
    text: 'Walker, J. R. and Furer, P. (2008). Interoceptive exposure in the treatment of health anxiety and hypochondriasis. Journal of Cognitive Psychotherapy, 22(4), 366–378.',
    url: 'https://doi.org/10.1891/0889-8391.22.4.366',
  },
  fightOrFlight: {
    id: 'fight-or-flight',
    text: 'MindWell Leeds (NHS and partners). The fight or flight response.',
    url: 'https://www.mindwell-leeds.org.uk/myself/exploring-your-mental-health/panic/the-flight-or-fight-response/',
  },
  hedman2014: {
    id: 'hedman-2014',
    text: 'Hedman, E. and others (2014). Internet-delivered exposure-based cognitive-behavioural therapy and behavioural stress management for severe health anxiety: randomised controlled trial. British Journal of Psychiatry, 205, 307–314.',
    url: 'https://doi.org/10.1192/bjp.bp.113.140913',
  },
  newbyRoutine: {
    id: 'newby-2020-routine',
    text: 'Newby, J. M., Haskelberg, H., Hobbs, M. J., Mahoney, A. E. J., Mason, E. and Andrews, G. (2020). The effectiveness of internet-delivered cognitive behavioural therapy for health anxiety in routine care. Journal of Affective Disorders, 264, 535–542.',
    url: 'https://doi.org/10.1016/j.jad.2019.11.087',
  },
  bibliotherapy2002: {
    id: 'bibliotherapy-2002',
    text: 'Jones, F. A. (2002). The role of bibliotherapy in health anxiety: an experimental study. British Journal of Community Nursing, 7(10), 498–504. The summary that we read does not print the author’s name.',
    url: 'https://doi.org/10.12968/bjcn.2002.7.10.10662',
  },
  hedman2016: {
    id: 'hedman-2016',
    text: 'Hedman, E., Axelsson, E., Andersson, E., Lekander, M. and Ljótsson, B. (2016). Exposure-based cognitive–behavioural therapy via the internet and as bibliotherapy for somatic symptom disorder and illness anxiety disorder: randomised controlled trial. British Journal of Psychiatry, 209(5), 407–413. We could read its aims and method, and its results only as others report them.',
    url: 'https://doi.org/10.1192/bjp.bp.116.181396',
  },
  eilenberg: {
    id: 'eilenberg-2016',
    text: 'Eilenberg, T., Fink, P., Jensen, J. S., Rief, W. and Frostholm, L. (2016). Acceptance and commitment group therapy (ACT-G) for health anxiety: a randomized controlled trial. Psychological Medicine, 46(1), 103–115.',
    url: 'https://doi.org/10.1017/S0033291715001579',
  },
  hoffmann: {
    id: 'hoffmann-2021',
    text: 'Hoffmann, D., Rask, C. U., Hedman-Lagerlöf, E., Jensen, J. S. and Frostholm, L. (online 14 May 2020, in print 2021). Efficacy of internet-delivered acceptance and commitment therapy for severe health anxiety: results from a randomized, controlled trial. Psychological Medicine.',
    url: 'https://www.cambridge.org/core/journals/psychological-medicine/article/efficacy-of-internetdelivered-acceptance-and-commitment-therapy-for-severe-health-anxiety-results-from-a-randomized-controlled-trial/BE4A06DF7E944D9AF5DD459B118899D9',
  },
  butlerHope: {
    id: 'butler-hope-1995',
    text: 'Butler, G. and Hope, T. (1995). Manage Your Mind. Oxford University Press. We read the description of the Worry Decision Tree at Psychology Tools, which says that it is adapted from this book, and not the book.',
    url: 'https://www.psychologytools.com/worksheet/worry-decision-tree/',
  },
  mataixCols: {
    id: 'mataix-cols-2024',
    text: 'Mataix-Cols, D. and others (2024). All-Cause and Cause-Specific Mortality Among Individuals With Hypochondriasis. JAMA Psychiatry, 81(3), 284–291. Read by us in its abstract and in a report of it, which gives the ratio.',
    url: 'https://doi.org/10.1001/jamapsychiatry.2023.4744',
  },
  dennis: {
    id: 'dennis-2017',
    text: 'Dennis, C.-L., Falah-Hassani, K. and Shiri, R. (2017). Prevalence of antenatal and postnatal anxiety: systematic review and meta-analysis. British Journal of Psychiatry, 210, 315–323.',
    url: 'https://doi.org/10.1192/bjp.bp.116.187179',
  },
  barkhuff: {
    id: 'barkhuff-2026',
    text: 'Barkhuff, G. (2026). Reassurance Robots: OCD in the Age of Generative AI. Extended Abstracts of the 2026 CHI Conference on Human Factors in Computing Systems. Read by us in its abstract.',
    url: 'https://arxiv.org/abs/2602.19401',
  },
  bibliotherapy2009: {
    id: 'bibliotherapy-2009',
    text: 'Buwalda, F. M. and Bouman, T. K. (2009). Cognitive-behavioural bibliotherapy for hypochondriasis: a pilot study. Behavioural and Cognitive Psychotherapy, 37(3), 335–340.',
    url: 'https://doi.org/10.1017/S1352465809005293',
  },
  cci: {
    id: 'cci-2011',
    text: 'Anderson, R., Saulsman, L. and Nathan, P. (2011). Helping Health Anxiety. Centre for Clinical Interventions, Perth, Western Australia. A free course.',
    url: 'https://www.cci.health.wa.gov.au/Resources/Looking-After-Yourself/Health-Anxiety',
  },
  thisWayUp: {
    id: 'this-way-up',
    text: 'Newby, J. M. and others (2016). Pilot trial of a therapist-supported internet-delivered cognitive behavioural therapy program for health anxiety. Internet Interventions, 6, 71–79. The course is offered at thiswayup.org.au.',
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC6096191/',
  },
  nhsWales: {
    id: 'nhs-wales',
    text: 'NHS Wales. SilverCloud, online CBT: sign-up page. Who may use it, and that it is free, as reported by Nation.Cymru, 14 October 2025.',
    url: 'https://nhswales.silvercloudhealth.com/signup/',
  },
  livingLife: {
    id: 'living-life',
    text: 'NHS 24 (Scotland). NHS Living Life, free therapy by phone for stress and anxiety. Read by us in an older report in Glasgow World; we could not read the service’s own page.',
    url: 'https://www.glasgowworld.com/news/make-your-day-different-on-national-living-life-day-1209341',
  },
  abct: {
    id: 'abct',
    text: 'Association for Behavioral and Cognitive Therapies (USA). Find a CBT Therapist.',
    url: 'https://www.abct.org/',
  },
  adaa: {
    id: 'adaa',
    text: 'Anxiety & Depression Association of America. Find a Therapist.',
    url: 'https://adaa.org/',
  },
  deacon: {
    id: 'deacon-2008',
    text: 'Deacon, B. and Abramowitz, J. S. (2008). Is hypochondriasis related to obsessive-compulsive disorder, panic disorder, or both? An empirical evaluation. Journal of Cognitive Psychotherapy, 22(2), 115–127.',
    url: 'https://doi.org/10.1891/0889-8391.22.2.115',
  },
  niceOcd: {
    id: 'nice-ocd',
    text: 'NICE, National Institute for Health and Care Excellence (UK, 2005). Obsessive-compulsive disorder and body dysmorphic disorder: treatment. Clinical guideline CG31.',
    url: 'https://www.nice.org.uk/guidance/cg31',
  },
  tyrer2011: {
    id: 'tyrer-2011',
    text: 'Tyrer, P. and others (2011). Prevalence of health anxiety problems in medical clinics. Journal of Psychosomatic Research, 71(6), 392–394.',
    url: 'https://doi.org/10.1016/j.jpsychores.2011.07.004',
  },
  lebel: {
    id: 'lebel-2020',
    text: 'Lebel, S. and others (2020). Health anxiety and illness-related fears across diverse chronic illnesses: a systematic review on conceptualization, measurement, prevalence, course, and correlates. PLOS ONE, 15(7), e0234124.',
    url: 'https://doi.org/10.1371/journal.pone.0234124',
  },
  tauber: {
    id: 'tauber-2019',
    text: 'Tauber, N. M. and others (2019). Effect of psychological intervention on fear of cancer recurrence: a systematic review and meta-analysis. Journal of Clinical Oncology, 37(31), 2899–2915.',
    url: 'https://doi.org/10.1200/JCO.19.00572',
  },
  salkovskis1986: {
    id: 'salkovskis-1986',
    text: 'Salkovskis, P. M. and Warwick, H. M. C. (1986). Morbid preoccupations, health anxiety and reassurance: a cognitive-behavioural approach to hypochondriasis. Behaviour Research and Therapy, 24(5), 597–602.',
    url: 'https://www.psy.ox.ac.uk/publications/1028094',
  },
  gollwitzer: {
    id: 'gollwitzer-2006',
    text: 'Gollwitzer, P. M. and Sheeran, P. (2006). Implementation intentions and goal achievement: a meta-analysis of effects and processes. Advances in Experimental Social Psychology, 38, 69–119.',
    url: 'https://doi.org/10.1016/S0065-2601(06)38002-1',
  },
  sheeran: {
    id: 'sheeran-2024',
    text: 'Sheeran, P., Listrom, O. and Gollwitzer, P. M. (online 27 March 2024). The when and how of planning: Meta-analysis of the scope and components of implementation intentions in 642 tests. European Review of Social Psychology. Read by us in its abstract.',
    url: 'https://doi.org/10.1080/10463283.2024.2334563',
  },
  kyriakoulis2025: {
    id: 'kyriakoulis-2025',
    text: 'Kyriakoulis, P. and Caballero, C. L. (2025). The implications of the diving response in altering carbon dioxide sensitivity as measured by changes in heart rate, respiration rate and psychological measures in panic disorder patients. Frontiers in Psychiatry, 16, 1533019.',
    url: 'https://doi.org/10.3389/fpsyt.2025.1533019',
  },
  brosschot: {
    id: 'brosschot-2006',
    text: 'Brosschot, J. F. and van der Doef, M. (2006). Daily worrying and somatic health complaints: testing the effectiveness of a simple worry reduction intervention. Psychology & Health, 21(1), 19–31.',
    url: 'https://doi.org/10.1080/14768320500105346',
  },
  mobach: {
    id: 'mobach-2019',
    text: 'Mobach, L., van Schie, H. T. and Näring, G. W. B. (2019). Application of a worry reduction intervention in a medically unexplained symptoms-analogue student-sample. Psychology & Health, 34(6), 677–694.',
    url: 'https://researchers.mq.edu.au/en/publications/application-of-a-worry-reduction-intervention-in-a-medically-unex',
  },
} as const satisfies Record<string, Source>;
