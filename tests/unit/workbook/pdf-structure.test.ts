import { beforeAll, describe, expect, it } from 'vitest';
import { makeWorkbookPdf } from '@/build/workbook/make-pdf';
import type { Workbook } from '@/content/workbook/model';
import { workbook as typedWorkbook } from '@/content/workbook/workbook';
import { type Element, structureOf } from '../../support/pdf-structure';
import { plain } from '../content/read-blocks';
import { fieldsOfPart, textsOfWorkbook } from '../content/read-workbook';

const workbook: Workbook = typedWorkbook;

const isElement = (child: Element['children'][number]): child is Element =>
  typeof child === 'object' && 'role' in child;
const below = ({ children }: Element) => children.filter(isElement);
const all = (element: Element): Element[] => [element, ...below(element).flatMap(all)];
const partsOf = (root: Element) => below(root).filter(({ role }) => role === 'Part');
const rolesBelow = (element: Element) => below(element).map(({ role }) => role);
const wordsOf = ({ children }: Element): string =>
  children
    .map((child) => (typeof child === 'string' ? child : isElement(child) ? wordsOf(child) : ''))
    .join(' ');
const fieldsOf = ({ children }: Element): string[] =>
  children.flatMap((child) =>
    typeof child === 'string' ? [] : isElement(child) ? fieldsOf(child) : [child.field],
  );
/** Ignores citations and line breaks. */
const bare = (text: string) => text.replace(/\[\d+\]|\s+/g, '');

describe("the PDF's structure tree", () => {
  let root: Element;
  let lost: string[];
  beforeAll(async () => {
    ({ root, lost } = structureOf(await makeWorkbookPdf(workbook, 'a4')));
  }, 60_000);

  it('contains everything drawn, except decoration', () => {
    expect(lost).toEqual([]);
    expect(wordsOf(root)).not.toContain('nothing is drawn');
  });

  it('follows the order of the source', () => {
    const words = bare(partsOf(root).map(wordsOf).join(''));
    let from = 0;
    for (const text of textsOfWorkbook(workbook)) {
      const found = words.indexOf(bare(plain(text)), from);
      expect(found, text).toBeGreaterThanOrEqual(from);
      from = found;
    }
  });

  it('has each field once, in filling order', () => {
    expect(fieldsOf(root)).toEqual(workbook.parts.flatMap(fieldsOfPart).map(({ name }) => name));
    const forms = all(root).filter(({ role }) => role === 'Form');
    for (const form of forms) expect(form.children).toHaveLength(1);
  });

  it('has a Part for each part, without skipped heading levels', () => {
    const parts = partsOf(root);
    expect(parts).toHaveLength(workbook.parts.length);
    const levels = all(root).flatMap(({ role }) => /^H(\d)$/.exec(role)?.[1] ?? []);
    levels.reduce((before, level) => {
      expect(Number(level)).toBeLessThanOrEqual(Number(before) + 1);
      return level;
    }, '0');
    for (const [index, part] of parts.entries()) {
      const headings = all(part).filter(({ role }) => role === 'H1' || role === 'H2');
      const { title = '', sections = [] } = workbook.parts[index] ?? {};
      expect(headings.map((heading) => bare(wordsOf(heading)))).toEqual(
        [title, ...sections.map(({ heading }) => heading)].map(bare),
      );
    }
  });

  it('tags lists, tables and figures', () => {
    const allowed: Record<string, RegExp> = {
      L: /^LI$/,
      LI: /^(Lbl|LBody|Form)$/,
      Table: /^(Caption|TR)$/,
      TR: /^(TH|TD)$/,
      TOC: /^TOCI$/,
    };
    for (const element of all(root))
      for (const role of rolesBelow(element))
        expect(role, `in ${element.role}`).toMatch(allowed[element.role] ?? /./);
    const tables = all(root).filter(({ role }) => role === 'Table');
    expect(tables.length).toBeGreaterThan(10);
    for (const table of tables) {
      const [first] = below(table).filter(({ role }) => role === 'TR');
      expect(new Set(first && rolesBelow(first))).toEqual(new Set(['TH']));
    }
    for (const picture of all(root).filter(({ role }) => role === 'Figure'))
      expect(picture.alt.length).toBeGreaterThan(20);
  });
});
