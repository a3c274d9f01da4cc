import { contentFiles } from './every-module.ts';
import { schoolYear } from './school-year.ts';
import { proseOf, repeatedSentences, worn } from './sentences.ts';

/** `npm run texts`: how hard each text is to read, which sentences stand twice, and which phrases are worn. */
export async function run(): Promise<number> {
  const prose = await proseOf(contentFiles());
  const say = (line: string) => process.stdout.write(`${line}\n`);
  say('School year (Flesch-Kincaid; below 6 is a reading age of 11)');
  const years = prose.map(({ file, texts }) => ({ file, year: schoolYear(texts) }));
  for (const { file, year } of years.sort((a, b) => b.year - a.year))
    say(`${year.toFixed(1).padStart(6)}  ${file}`);
  const twice = repeatedSentences(prose);
  say(`\nSentences that stand in more than one text: ${twice.length}`);
  for (const { sentence, files } of twice) say(`  ${files.join(', ')}: ${sentence}`);
  say('\nWorn phrases');
  const all = prose.flatMap(({ texts }) => texts).join('\n');
  for (const [name, pattern] of Object.entries(worn))
    say(`${String(all.match(pattern)?.length ?? 0).padStart(6)}  ${name}`);
  return 0;
}
