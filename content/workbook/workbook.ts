import { healthSources } from '@/content/health-sources';
import type { Workbook } from './model';
import { attention } from './parts/attention';
import { bodyOnPurpose } from './parts/body-on-purpose';
import { circle } from './parts/circle';
import { diary } from './parts/diary';
import { emergencyPlan } from './parts/emergency-plan';
import { experiments } from './parts/experiments';
import { family } from './parts/family';
import { goingTowards } from './parts/going-towards';
import { help } from './parts/help';
import { panic } from './parts/panic';
import { rules } from './parts/rules';
import { safety } from './parts/safety';
import { selfCare } from './parts/self-care';
import { setbacks } from './parts/setbacks';
import { technique } from './parts/technique';
import { triggers } from './parts/triggers';
import { weeklyReview } from './parts/weekly-review';
import { welcome } from './parts/welcome';

/** The free workbook, the source of both the PDF and the web pages. */
export const workbook = {
  title: 'The Flip Method Workbook',
  subtitle: 'For nights when you want to look it up',
  revised: '2026-11-27',
  parts: [
    welcome,
    safety,
    circle,
    technique,
    triggers,
    diary,
    attention,
    experiments,
    goingTowards,
    bodyOnPurpose,
    rules,
    panic,
    emergencyPlan,
    selfCare,
    family,
    weeklyReview,
    setbacks,
    help,
  ],
  // Each text cites them by position in this list.
  sources: [
    healthSources.cooper,
    healthSources.nhs,
    healthSources.whenToCall,
    healthSources.kyriakoulis,
    healthSources.halldorsson,
    healthSources.mcMullan,
    healthSources.axelsson2019,
    healthSources.nhsLothian,
    healthSources.visser,
    healthSources.weck,
    healthSources.walkerFurer,
    healthSources.fightOrFlight,
    healthSources.gollwitzer,
  ],
} as const satisfies Workbook;

/** URL of a section. */
export type WorkbookSectionId = (typeof workbook)['parts'][number]['sections'][number]['id'];
