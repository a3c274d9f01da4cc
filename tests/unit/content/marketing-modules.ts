import * as about from '@/content/about';
import * as authorBio from '@/content/author-bio';
import * as banner from '@/content/banner';
import * as book from '@/content/book';
import * as clinicians from '@/content/clinicians';
import * as companion from '@/content/companion';
import * as contact from '@/content/contact';
import * as disclaimer from '@/content/disclaimer';
import * as errors from '@/content/errors';
import * as evidence from '@/content/evidence';
import * as faq from '@/content/faq';
import * as figuresPage from '@/content/figures-page';
import * as flipExperiments from '@/content/flip-experiments';
import * as flipHelps from '@/content/flip-helps';
import * as flipKept from '@/content/flip-kept';
import * as flipPlan from '@/content/flip-plan';
import * as flipDelay from '@/content/flip-postponement';
import * as home from '@/content/home';
import * as landing from '@/content/landing';
import * as accessibility from '@/content/legal/accessibility';
import * as privacy from '@/content/legal/privacy';
import * as terms from '@/content/legal/terms';
import * as navigation from '@/content/navigation';
import * as newsletter from '@/content/newsletter';
import * as night from '@/content/night';
import * as notFound from '@/content/not-found';
import * as meta from '@/content/pages';
import * as press from '@/content/press';
import * as resources from '@/content/resources';
import * as reviewsPage from '@/content/reviews-page';
import * as safety from '@/content/safety';
import * as speakerKit from '@/content/speaker-kit';
import * as speaking from '@/content/speaking';
import * as stickyBar from '@/content/sticky-bar';
import * as testimonials from '@/content/testimonials';
import * as workbookPage from '@/content/workbook-page';
import { type FoundString, stringsIn } from './strings-in';

/**
 * The content modules shown on marketing pages, and those for records kept on the device. Without the
 * registry of figures.
 */
export const marketingModules = {
  about,
  'author-bio': authorBio,
  banner,
  book,
  clinicians,
  companion,
  contact,
  disclaimer,
  errors,
  evidence,
  faq,
  'figures-page': figuresPage,
  'flip-postponement': flipDelay,
  'flip-experiments': flipExperiments,
  'flip-helps': flipHelps,
  'flip-kept': flipKept,
  'flip-plan': flipPlan,
  home,
  landing,
  'legal/privacy': privacy,
  'legal/accessibility': accessibility,
  'legal/terms': terms,
  meta,
  navigation,
  newsletter,
  night,
  'not-found': notFound,
  press,
  resources,
  'reviews-page': reviewsPage,
  safety,
  'speaker-kit': speakerKit,
  speaking,
  'sticky-bar': stickyBar,
  testimonials,
  'workbook-page': workbookPage,
} as const;

export const marketingStrings: FoundString[] = Object.entries(marketingModules).flatMap(([file, module]) =>
  stringsIn(module, file),
);
