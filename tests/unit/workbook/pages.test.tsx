import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CourseDayText } from '@/components/site/course/course-day-text';
import { WorkbookText } from '@/components/site/workbook/workbook-text';
import { course } from '@/content/course/course';
import { crisisNumbers } from '@/content/workbook/crisis-numbers';
import type { Workbook } from '@/content/workbook/model';
import { workbook as typedWorkbook } from '@/content/workbook/workbook';
import { plain, textsOfBlock } from '../content/read-blocks';
import { textsOfWorkbook } from '../content/read-workbook';

const workbook: Workbook = typedWorkbook;

function read(html: string): { document: Document; words: string } {
  const { document } = new JSDOM(html).window;
  for (const citation of document.querySelectorAll('a[href^="#source-"]')) citation.remove();
  return { document, words: (document.body.textContent ?? '').replace(/\s+/g, ' ') };
}

function squeezed(text: string): string {
  return plain(text).replace(/\s+/g, ' ').trim();
}

describe('the workbook as a page', () => {
  const { document, words } = read(
    renderToStaticMarkup(<WorkbookText workbook={workbook} numbers={crisisNumbers} />),
  );

  it('says everything that the source says', () => {
    expect(textsOfWorkbook(workbook).filter((text) => !words.includes(squeezed(text)))).toEqual([]);
  });

  it('leads to each part, and names every part and section for those who jump by headings', () => {
    for (const { id, title } of workbook.parts) {
      expect(document.querySelector(`nav a[href="#${id}"]`)?.textContent).toBe(title);
      expect(document.querySelector(`h2#${id}`)?.textContent).toContain(title);
    }
    const sections = workbook.parts.flatMap((part) => part.sections);
    expect([...document.querySelectorAll('h3[id]')].map(({ id }) => id)).toEqual(
      sections.map(({ id }) => id),
    );
  });

  it('has an answer to every citation, and no address twice', () => {
    for (const { id } of workbook.sources) expect(document.getElementById(`source-${id}`)).not.toBeNull();
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('makes every crisis number something to tap', () => {
    for (const { label, href } of crisisNumbers) {
      const link = [...document.querySelectorAll('a')].find((one) => one.textContent === label);
      expect(link?.getAttribute('href')).toBe(href);
    }
  });

  it('names its scrolling tables differently, so that they can be told apart', () => {
    const names = [...document.querySelectorAll('section.scroll')].map((one) =>
      one.getAttribute('aria-label'),
    );
    expect(new Set(names).size).toBe(names.length);
  });
});

describe.each(course)('day $day as a page', (day) => {
  it('says everything that the mail says, under one title', () => {
    const { document, words } = read(renderToStaticMarkup(<CourseDayText day={day} />));
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    const missing = day.blocks.flatMap(textsOfBlock).filter((text) => !words.includes(squeezed(text)));
    expect(missing).toEqual([]);
  });

  it('offers the days around it only when it is given their addresses', () => {
    const alone = read(renderToStaticMarkup(<CourseDayText day={day} />)).document;
    const inRow = read(renderToStaticMarkup(<CourseDayText day={day} earlier="/a" later="/b" />)).document;
    expect(alone.querySelector('nav')).toBeNull();
    expect([...inRow.querySelectorAll('nav a')].map((link) => link.getAttribute('href'))).toEqual([
      '/a',
      '/b',
    ]);
  });
});
