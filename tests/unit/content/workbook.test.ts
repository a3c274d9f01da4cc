import { describe, expect, it } from 'vitest';
import { safetyNote } from '@/content/safety';
import { crisisNumbers } from '@/content/workbook/crisis-numbers';
import type { Workbook } from '@/content/workbook/model';
import { shortRoad } from '@/content/workbook/parts/welcome';
import { workbook as typedWorkbook } from '@/content/workbook/workbook';
import { paths } from '@/lib/paths';
import { breaches } from './house-rules';
import { isHelp, linksIn, plain } from './read-blocks';
import { sectionsOf, textsOfWorkbook } from './read-workbook';

const workbook: Workbook = typedWorkbook;
const texts = textsOfWorkbook(workbook);
const sections = sectionsOf(workbook);

describe('the workbook', () => {
  it('has the promised parts: technique, trigger tracking, emergency action plan, self-care', () => {
    const titles = workbook.parts.map(({ title }) => title);
    for (const promised of [
      'The 4-second technique',
      'Trigger tracking',
      'Emergency action plan',
      'Self-care strategies',
    ]) {
      expect(titles).toContain(promised);
    }
  });

  it('puts safety before every exercise', () => {
    const ids = workbook.parts.map(({ id }) => id);
    const firstExercise = workbook.parts.findIndex(({ sections: own }) =>
      own.some(({ blocks }) =>
        blocks.some((block) => typeof block !== 'string' && block.kind === 'exercise'),
      ),
    );
    expect(ids.indexOf('safety-first')).toBeLessThan(firstExercise);
    const [first] = workbook.parts[ids.indexOf('safety-first')]?.sections ?? [];
    expect(first?.blocks[0]).toBe(safetyNote);
  });

  it('names five pages for a short road, all of them there under that heading, before anything else to fill in', () => {
    expect(shortRoad).toHaveLength(5);
    for (const { section, heading } of shortRoad)
      expect(sections.find(({ id }) => id === section)?.heading).toBe(heading);
    const firstForm = sections.find(({ blocks }) =>
      blocks.some(
        (block) => typeof block !== 'string' && ['checklist', 'fields', 'log'].includes(block.kind),
      ),
    );
    expect(firstForm?.id).toBe('short-road');
  });

  it('follows the house style', () => {
    expect(texts.flatMap((text) => breaches(plain(text)))).toEqual([]);
  });

  it('has unique ids for parts, sections and fields', () => {
    const ids = [...workbook.parts.map(({ id }) => id), ...sections.map(({ id }) => id)];
    expect(new Set(ids).size).toBe(ids.length);
    const fields = sections.flatMap(({ id, blocks }) =>
      blocks.flatMap((block) => {
        if (typeof block === 'string') return [];
        if (block.kind === 'fields') return block.fields.map(({ name }) => `${id}.${block.name}.${name}`);
        return block.kind === 'checklist' || block.kind === 'log'
          ? [`${id}.${block.kind}.${block.name}`]
          : [];
      }),
    );
    expect(new Set(fields).size).toBe(fields.length);
  });

  it('cites each of its sources by number, and no other', () => {
    const cited = linksIn(texts).filter(({ href }) => href.startsWith('#source-'));
    const expected = workbook.sources.map(({ id }, index) => `${index + 1} #source-${id}`);
    expect(new Set(cited.map(({ text, href }) => `${text} ${href}`))).toEqual(new Set(expected));
  });

  it('links only to pages of the site', () => {
    const known = new Set<string>(Object.values(paths).filter((path) => typeof path === 'string'));
    for (const { href } of linksIn(texts))
      if (!href.startsWith('#') && !isHelp(href)) expect(known).toContain(href);
  });

  it('has log columns that fill the page, and a label for each row', () => {
    for (const { blocks } of sections) {
      for (const block of blocks) {
        if (typeof block === 'string' || block.kind !== 'log') continue;
        expect(block.columns.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
        if (block.rowLabels) expect(block.rowLabels).toHaveLength(block.rows);
      }
    }
  });
});

describe('the workbook’s crisis numbers', () => {
  it('are from the site’s list, available at any hour, for both countries', () => {
    expect(crisisNumbers.map(({ label }) => label)).toEqual([
      'Call 999',
      'Call 911',
      'Call 111',
      'Call 988',
      'Text 988',
      'Call 116 123',
      'USA: text HOME to 741741',
      'UK: text SHOUT to 85258',
    ]);
    for (const { href, hours } of crisisNumbers) {
      expect(href).toMatch(/^(tel|sms):/);
      expect(hours).toMatch(/Always|24 hours/);
    }
  });
});
