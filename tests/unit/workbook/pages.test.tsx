import { JSDOM } from 'jsdom';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import FillPartPage from '@/app/(site)/workbook/fill/[part]/page';
import { CourseDayText } from '@/app/(site)/workbook/reading';
import { course } from '@/content/course/course';
import { crisisNumbers } from '@/content/workbook/crisis-numbers';
import type { Workbook } from '@/content/workbook/model';
import { workbook as typedWorkbook } from '@/content/workbook/workbook';
import { fieldsOfPart, plain, textsOfBlock, textsOfWorkbook } from '../content/read-blocks';

const workbook: Workbook = typedWorkbook;

function read(element: ReactElement): { document: Document; words: string } {
  const html = renderToStaticMarkup(element);
  const { document } = new JSDOM(html).window;
  const body = new JSDOM(html).window.document.body;
  for (const citation of body.querySelectorAll('a[href^="#source-"]')) citation.remove();
  return { document, words: (body.textContent ?? '').replace(/\s+/g, ' ') };
}

const squeezed = (text: string) => plain(text).replace(/\s+/g, ' ').trim();
const pageOf = async (part: string) => read(await FillPartPage({ params: Promise.resolve({ part }) }));
const whole = await pageOf('whole');
const rendered = workbook.parts.map(async (part) => ({ id: part.id, part, page: await pageOf(part.id) }));
const parts = await Promise.all(rendered);

describe.each(parts)('the part $id as a web form', ({ part, page: { document, words } }) => {
  const main = document.querySelector('.workbook-part');

  it('contains all of the source, under one title', () => {
    const texts = textsOfWorkbook({ ...workbook, title: '', subtitle: '', parts: [part], sources: [] });
    expect(texts.filter((text) => !words.includes(squeezed(text)))).toEqual([]);
    expect([...document.querySelectorAll('h1')].map((one) => one.textContent)).toEqual([part.title]);
    const sections = [...document.querySelectorAll('.workbook-part h2[id]')].map(({ id }) => id);
    expect(sections).toEqual(part.sections.map(({ id }) => id));
  });

  it('has a field for everything to fill in, with the same name as in the PDF', () => {
    const fields = [...(main?.querySelectorAll('textarea, input') ?? [])];
    const found = fields.map((field) => field.getAttribute('name'));
    expect(found).toEqual(fieldsOfPart(part).map(({ name }) => name));
    for (const field of fields) {
      const label = field.getAttribute('aria-label') ?? field.closest('label')?.textContent ?? '';
      expect(label.trim(), field.getAttribute('name') ?? '').not.toBe('');
      // The script sets it on boxes, which have no such attribute in HTML: `site/fill`.
      if (field.matches('textarea')) expect(field.getAttribute('autocomplete')).toBe('off');
    }
  });

  it('lists the source of each citation, has unique ids, and links to every other part', () => {
    for (const link of main?.querySelectorAll('a[href^="#source-"]') ?? []) {
      const source = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
      expect(source?.getAttribute('value')).toBe(link.textContent);
    }
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, title } of workbook.parts)
      expect(document.querySelector(`nav a[href="/workbook/fill/${id}"]`)?.textContent).toContain(title);
  });
});

const { document, words } = whole;

it('the whole workbook as a page contains all of the source, with unique ids and names, and links every crisis number', () => {
  expect(textsOfWorkbook(workbook).filter((text) => !words.includes(squeezed(text)))).toEqual([]);
  for (const attribute of ['id', 'name']) {
    const found = [...document.querySelectorAll(`main [${attribute}], .workbook-pages [${attribute}]`)];
    const values = found.map((one) => one.getAttribute(attribute));
    expect(new Set(values).size).toBe(values.length);
  }
  for (const { label, href } of crisisNumbers) {
    const link = [...document.querySelectorAll('a')].find((one) => one.textContent === label);
    expect(link?.getAttribute('href')).toBe(href);
  }
});

it.each(course)('day $day as a page has all of the mail, and links to adjacent days if given them', (day) => {
  const { document, words } = read(<CourseDayText day={day} />);
  expect(document.querySelectorAll('h1, nav')).toHaveLength(1);
  expect(day.blocks.flatMap(textsOfBlock).filter((text) => !words.includes(squeezed(text)))).toEqual([]);
  const [before, after] = ['/a', '/b'].map((href) => ({ href, title: 'A day' }));
  const inRow = read(<CourseDayText day={day} earlier={before} later={after} />).document;
  const links = [...inRow.querySelectorAll('nav a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/a', '/b']);
});
