import { everyString } from './every-module';
import { plain } from './read-blocks';

/** Texts that law or the specification requires in several places, and lists of data. */
const notProse =
  /^(claims|resources|health-sources|meta|auth|admin|account|errors|safety)|\.(id|href|url|label|kicker)$/;

/** A file of `content` and its prose: strings of more than five words, without markup. */
export interface Prose {
  file: string;
  texts: readonly string[];
}

/**
 * The prose of content files, each text once, in the file that defines it.
 * @param files names from `contentFiles`
 */
export async function proseOf(files: readonly string[]): Promise<Prose[]> {
  const byFile = new Map<string, Set<string>>();
  // Files whose texts other files show: lists such as `articles/articles`, and the ladders.
  const gathered =
    /^(articles\/articles|chapters\/chapters|course\/course|workbook\/(workbook|parts\/ladders))$/;
  const own = files.filter((file) => !gathered.test(file));
  // The safety texts and the calendar of four weeks repeat by design.
  const shared = new Set((await everyString(['safety', 'four-weeks'])).map(({ text }) => text));
  for (const { where, text } of await everyString(own)) {
    const file = own.filter((name) => where.startsWith(`${name}.`)).sort((a, b) => b.length - a.length)[0];
    if (!file || shared.has(text) || notProse.test(where) || /\.sources\.\d/.test(where)) continue;
    const words = plain(text);
    if (words.split(/\s+/).length <= 5) continue;
    byFile.set(file, (byFile.get(file) ?? new Set()).add(words));
  }
  return [...byFile].map(([file, texts]) => ({ file, texts: [...texts] }));
}

/** Splits a text into sentences for comparison: lower case, without quotation marks. */
function sentencesOf(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/[“”‘’"]/g, '')
    .split(/(?<=[.?!])\s+/)
    .map((sentence) => sentence.replace(/[.?!:]+$/, '').trim());
}

/**
 * Sentences of at least eight words that appear in several texts; shorter ones are often names of steps.
 * @returns the sentence and its files, most frequent first
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
