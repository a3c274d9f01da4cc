import { type CheerioAPI, load } from 'cheerio';
import type { BuildOutputs } from './build-context.ts';

/** A page that Next has rendered at build time. */
export interface HtmlDocument {
  /** Such as `/blog/google-spiral-science`. */
  pathname: string;
  /** The page as a tree: parsed once, changed by the build steps, written once. */
  $: CheerioAPI;
  /** Absolute paths of the copies of its HTML. `next start` serves the first, with the headers beside it. */
  files: string[];
  /** Absolute path of its route's client reference manifest. */
  manifest: string;
  /** Prefix of this project's files in that manifest. */
  project: string;
  /** What Next tells the hosting platform about it. */
  output?: BuildOutputs['prerenders'][number]['fallback'];
}

/** Returns an independent copy. */
export const cloneTree = ($: CheerioAPI): CheerioAPI => load($.html());
