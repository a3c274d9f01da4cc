import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BrokenPage } from '@/components/site/broken-page';
import { errorPage } from '@/content/errors';

const read = (reference?: string) =>
  new JSDOM(renderToStaticMarkup(<BrokenPage reference={reference} onRetry={() => {}} />)).window.document;

it('the page for faults of ours takes the blame, offers another try, the way home and a person', () => {
  const page = read('1234567');
  expect(page.querySelector('h1')?.textContent).toBe(errorPage.headline);
  expect(page.querySelector('button')?.textContent).toBe(errorPage.retry);
  expect([...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['/', '/contact']);
  expect(page.body.textContent).toContain('Reference: 1234567');
});

it('says nothing of a reference that there is none of', () => {
  expect(read().body.textContent).not.toContain(errorPage.reference);
});
