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
import { MAX_FILE_LENGTH, readAnswers, writeAnswers } from '@/lib/workbook/answers';
import { fc } from '../../support/random';
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
      const [autocomplete, dir] = ['autocomplete', 'dir'].map((attribute) => field.getAttribute(attribute));
      if (field.matches('textarea'))
        expect({ autocomplete, dir }).toEqual({ autocomplete: 'off', dir: 'auto' });
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

const part = fc.stringMatching(/^[a-z][a-z\d-]{0,12}$/);
const name = fc.array(part, { minLength: 3, maxLength: 4 }).map((parts) => parts.join('/'));
const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 200 }).filter((one) => one.trim() !== '');

it('a saved workbook restores all text, in any script, and is readable: one line per answer', () => {
  fc.assert(
    fc.property(fc.dictionary(name, text), (answers) => {
      expect(readAnswers(writeAnswers(answers, '2026-11-22'))).toEqual({ ...answers });
    }),
  );
  const file = writeAnswers({ 'my-reason/reason/why': 'The garden.' }, '2026-11-22');
  for (const line of ['    "my-reason/reason/why": "The garden."\n', '"saved": "2026-11-22"'])
    expect(file).toContain(line);
  // A mail program quotes it, breaks a line and adds words; a notes app makes its quotes curly.
  const mailed = `My copy:\n\n${file.replace('The ', 'The \n')}`.replace(/^/gm, '> ');
  for (const each of [`${mailed}\n-- \nSent from my phone`, file.replace(/"/g, '“')])
    expect(readAnswers(each)).toEqual(readAnswers(file));
});

const ofFormat = (format: string, version: number, answers: object) =>
  JSON.stringify({ format, version, answers });
it.each([
  ...['Dear diary', '[]', '', 'null', ofFormat('something-else', 1, {})],
  ...[ofFormat('flip-method-workbook', 2, {}), ofFormat('flip-method-workbook', 1, ['a'])],
])('a saved workbook is rejected if it is something else, or of a later version: %s', (file) => {
  expect(readAnswers(file)).toBeNull();
});

it('a saved workbook is read without invalid answers, and never causes an exception, whatever it contains', () => {
  // A diary of years in one field.
  const kept = { 'a/b/c': 'kept', 'a/b/1/c': 'kept\u2028too', 'a/b/f': 'x'.repeat(100_000) };
  const answers = {
    ...{ ...kept, __proto__: 'x', 'a/b': 'too short a name', 'a/../c/d': 'dots' },
    ...{ 'a/b/d': 7, 'a/b/e': '   ' },
  } as unknown as Record<string, string>;
  expect(readAnswers(writeAnswers(answers, '2026-11-22'))).toEqual(kept);
  expect(readAnswers(writeAnswers({ 'a/b/c': 'x'.repeat(MAX_FILE_LENGTH) }, '2026-11-22'))).toBeNull();
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (file) => void readAnswers(file)));
});
