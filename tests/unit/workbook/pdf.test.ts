import { openSync } from 'fontkit';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeWorkbookPdf } from '@/build/workbook/make-pdf';
import { crisisNumbers } from '@/content/workbook/crisis-numbers';
import type { Workbook } from '@/content/workbook/model';
import { workbook as typedWorkbook } from '@/content/workbook/workbook';
import { textOfPdf } from '../../support/pdf-text';
import { fieldsOfPart } from '../content/read-workbook';

const workbook: Workbook = typedWorkbook;

function count(pdf: string, pattern: RegExp): number {
  return pdf.match(pattern)?.length ?? 0;
}

/** Field names from the source, as the PDF must contain them. */
const expectedFields = () => workbook.parts.flatMap(fieldsOfPart).map(({ name }) => name);

describe.each([
  ['a4', 595.28, 841.89],
  ['letter', 612, 792],
] as const)('the workbook in %s', (size, width, height) => {
  let bytes: Buffer;
  let pdf: string;
  beforeAll(async () => {
    bytes = await makeWorkbookPdf(workbook, size);
    pdf = bytes.toString('latin1');
  }, 30_000);

  it('has at least 16 pages, all of this size', () => {
    expect(count(pdf, /\/Type \/Page\n/g)).toBeGreaterThanOrEqual(16);
    expect(count(pdf, /\/MediaBox \[0 0 [\d.]+ [\d.]+\]/g)).toBe(
      count(pdf, new RegExp(`/MediaBox \\[0 0 ${width} ${height}\\]`, 'g')),
    );
  });

  it('is tagged, in British English, and shows its title', () => {
    expect(pdf).toContain('/Marked true');
    expect(pdf).toContain('/Lang (en-GB)');
    expect(pdf).toContain('/DisplayDocTitle true');
    expect(pdf).toContain(`(${workbook.title})`);
    expect(count(pdf, /\/Tabs \/S/g)).toBe(count(pdf, /\/Type \/Page\n/g));
  });

  it('has a bookmark for every part and section', () => {
    const sections = workbook.parts.reduce((sum, part) => sum + part.sections.length, 0);
    expect(pdf).toContain('/PageMode /UseOutlines');
    // Plus one for the sources.
    expect(count(pdf, /\/Dest \[\d+ 0 R \/XYZ/g)).toBe(workbook.parts.length + sections + 1);
  });

  it('has alternative text for its figures', () => {
    expect(count(pdf, /\/S \/Figure/g)).toBe(2);
    expect(count(pdf, /\/S \/Figure\n\/Alt \(/g)).toBe(2);
  });

  it('has a field for everything to fill in, each with a name, tooltip and tag', () => {
    const names = [...pdf.matchAll(/\/T \(([^)]+\/[^)]+)\)/g)].map(([, name]) => name);
    expect(names.sort()).toEqual(expectedFields().sort());
    expect(count(pdf, /\/Subtype \/Widget/g)).toBe(names.length);
    expect(count(pdf, /\/TU /g)).toBe(names.length);
    expect(count(pdf, /\/S \/Form\n/g)).toBe(names.length);
    expect(names.filter((name) => name?.startsWith('trigger-log-1/'))).toHaveLength(45);
    expect(names).toContain('plan-now/plan/person');
  });

  it('includes the appearance of its checkboxes', () => {
    expect(pdf).toContain('/NeedAppearances false');
    const boxes = count(pdf, /\/FT \/Btn/g);
    expect(boxes).toBeGreaterThan(30);
    expect(count(pdf, /\/Yes \d+ 0 R/g)).toBe(boxes);
  });

  it('links every crisis number', () => {
    for (const { href } of crisisNumbers) expect(pdf).toContain(`/URI (${href})`);
  });

  it('embeds every font, and all of the one for form fields', () => {
    const descriptors = count(pdf, /\/Type \/FontDescriptor/g);
    expect(descriptors).toBeGreaterThanOrEqual(6);
    expect(count(pdf, /\/FontFile[23] \d+ 0 R/g)).toBe(descriptors);
    expect(pdf).toContain('/BaseFont /AtkinsonHyperlegibleNext-Regular');
  });

  it('keeps a sentence on the page of the list that it announces', () => {
    expect(textOfPdf(bytes)).toMatch(/The list in full: \[3\]\W*chest pain/);
  });

  it('draws zeros without a slash, which is told from an O by its width', () => {
    for (const file of ['atkinson', 'atkinson-italic']) {
      const [zero] = openSync(`build/data/${file}.woff2`).layout('0').glyphs;
      // An outline and one counter.
      expect(zero?.path.toSVG().match(/M/g)).toHaveLength(2);
    }
  });

  it('is smaller than 1.5 MB', () => {
    expect(bytes.length).toBeLessThan(1_500_000);
  });

  it.runIf(size === 'a4')(
    'is reproducible byte for byte',
    async () => expect((await makeWorkbookPdf(workbook, size)).equals(bytes)).toBe(true),
    30_000,
  );
});
