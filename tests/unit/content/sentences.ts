import { everyString } from './every-module';
import { plain } from './plain';

/** Words around the texts that are said once each by law or by the specification, or that are lists of data. */
const notProse =
  /^(claims|resources|health-sources|meta|auth|admin|account|errors|safety)|\.(id|href|url|label|kicker)$/;

/** A text file of `content` and its prose: strings of more than five words, without markup. */
export interface Prose {
  file: string;
  texts: readonly string[];
}

/**
 * The prose of content files, each text once in the file that wrote it.
 * @param files names as `contentFiles` gives them
 */
export async function proseOf(files: readonly string[]): Promise<Prose[]> {
  const byFile = new Map<string, Set<string>>();
  // Lists such as `articles/articles` only gather what other files wrote; a text belongs to the longest name.
  const gathered = new Set(['articles/articles', 'chapters/chapters', 'course/course', 'workbook/workbook']);
  const own = files.filter((file) => !gathered.has(file));
  // The one wording for emergencies stands wherever it is needed.
  const safety = new Set((await everyString(['safety'])).map(({ text }) => text));
  for (const { where, text } of await everyString(own)) {
    const file = own.filter((name) => where.startsWith(`${name}.`)).sort((a, b) => b.length - a.length)[0];
    if (!file || safety.has(text) || notProse.test(where) || /\.sources\.\d/.test(where)) continue;
    const words = plain(text);
    if (words.split(/\s+/).length <= 5) continue;
    byFile.set(file, (byFile.get(file) ?? new Set()).add(words));
  }
  return [...byFile].map(([file, texts]) => ({ file, texts: [...texts] }));
}

/** A text as sentences, for comparing: lower case, without quotation marks. */
export function sentencesOf(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/[“”‘’"]/g, '')
    .split(/(?<=[.?!])\s+/)
    .map((sentence) => sentence.replace(/[.?!:]+$/, '').trim());
}

/**
 * Sentences of at least eight words that stand in two texts or more; shorter ones are often names of steps.
 * @returns the sentence and the files, worst first
 */
export function repeatedSentences(prose: readonly Prose[]): { sentence: string; files: string[] }[] {
  const places = new Map<string, Set<string>>();
  for (const { file, texts } of prose)
    for (const sentence of texts.flatMap(sentencesOf))
      if (sentence.split(/\s+/).length >= 8)
        places.set(sentence, (places.get(sentence) ?? new Set()).add(file));
  return [...places]
    .filter(([, files]) => files.size > 1)
    .map(([sentence, files]) => ({ sentence, files: [...files] }))
    .sort((a, b) => b.files.length - a.files.length);
}
