import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ErrorFrame } from '@/components/site/error-frame';
import { ErrorPage } from '@/components/site/error-page';
import { banner } from '@/content/banner';
import { errorPage } from '@/content/errors';
import { written } from '@/content/flip/written';

const read = (reference?: string) =>
  new JSDOM(
    renderToStaticMarkup(
      <ErrorPage error={Object.assign(new Error(), { digest: reference })} reset={() => {}} />,
    ),
  ).window.document;

it('the error page blames no one else, and offers retry, home, contact, the numbers and the written steps', () => {
  const page = read('1234567');
  expect(page.querySelector('h1')?.textContent).toBe(errorPage.headline);
  expect(page.querySelector('button')?.textContent).toBe(errorPage.retry);
  const links = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links.slice(0, 3)).toEqual(['/', '/contact', '/resources']);
  expect(links).toContain('tel:999');
  expect(page.querySelectorAll('ol li')).toHaveLength(written.steps.length);
  expect(page.body.textContent).toContain('Reference: 1234567');
});

it('has the banner and navigation of every page', () => {
  const page = new JSDOM(renderToStaticMarkup(<ErrorFrame>the words</ErrorFrame>)).window.document;
  expect(page.querySelector('header')?.textContent).toContain(banner.text);
  expect(page.querySelector('nav a[href="/resources"]')).not.toBeNull();
  expect(page.body.textContent).toContain('the words');
});

it('shows no reference without a digest', () => {
  expect(read().body.textContent).not.toContain(errorPage.reference);
});
