import { healthSources } from '@/content/health-sources';
import type { Workbook } from './model';
import { diary } from './parts/diary';
import { emergencyPlan } from './parts/emergency-plan';
import { family } from './parts/family';
import { help } from './parts/help';
import { safety } from './parts/safety';
import { selfCare } from './parts/self-care';
import { technique } from './parts/technique';
import { triggers } from './parts/triggers';
import { weeklyReview } from './parts/weekly-review';
import { welcome } from './parts/welcome';

/** The free workbook: the one source of the PDF and of its pages on the web. */
export const workbook = {
  title: 'The Flip Method Workbook',
  subtitle: 'For nights when you want to look it up',
  revised: '2026-11-21',
  parts: [welcome, safety, technique, triggers, diary, emergencyPlan, selfCare, family, weeklyReview, help],
  // In the order of their numbers in the text.
  sources: [
    healthSources.cooper,
    healthSources.nhs,
    healthSources.whenToCall,
    healthSources.kyriakoulis,
    healthSources.halldorsson,
    healthSources.mcMullan,
    healthSources.axelsson2019,
    healthSources.nhsLothian,
  ],
} as const satisfies Workbook;
