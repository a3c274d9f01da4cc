import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { scriptsOfForms } from '@/build/documents/react-parts';
import { brokenDocument, isEmptyShell } from '@/build/documents/stand-ins';

const folder = mkdtempSync(join(tmpdir(), 'quiet-'));
afterAll(() => rmSync(folder, { recursive: true }));

function manifest(modules: Record<string, number>): string {
  const clientModules = Object.fromEntries(
    Object.entries(modules).map(([path, id]) => [`[project]/${path}`, { id, name: '*', chunks: ['/a.js'] }]),
  );
  const file = join(folder, 'manifest.js');
  const json = JSON.stringify({ moduleLoading: { prefix: '' }, clientModules });
  writeFileSync(
    file,
    `globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};\nglobalThis.__RSC_MANIFEST["/(site)/a/page"] = ${json};`,
  );
  return file;
}

const modules = {
  'node_modules/next/dist/esm/client/components/layout-router.js': 1,
  'app/error.tsx': 2,
  'components/site/player.tsx': 3,
  'components/forms/workbook-form.tsx': 4,
};

const scripts = (html: string, project = '[project]/') =>
  scriptsOfForms({ pathname: '/a', manifest: manifest(modules), project }, html);

describe('the parts of a page that are for React', () => {
  it('fail the build by name when the page is a file', () => {
    expect(() => scripts('1:I[1,[]]\\n2:I[2,[]]\\n3:I[3,[],\\"Player\\"]\\n4:I[4,[]]')).toThrow(
      '/a is a file and has parts that React would have to run: components/site/player.tsx. Make them',
    );
  });

  it('are none where there is only the framework and what catches its faults', () => {
    expect(scripts('1:I[1,[]]\\n2:I[2,[]]\\n3:I[31,[]]')).toEqual([]);
  });

  it('are not taken for none when the list is of another project', () => {
    expect(() => scripts('3:I[3,[]]', '[project]/apps/site/')).toThrow(
      '/a names none of [project]/apps/site/',
    );
  });

  it('may be forms that are written on the server only; their scripts say how an answer looks', () => {
    expect(scripts('1:I[1,[]]\\n4:I[4,[]]')).toEqual(['/a.js']);
  });
});

describe('the page for a broken server', () => {
  const notFound =
    '<html lang="en"><head><title>Oops</title></head><body><main id="main" tabindex="-1"><h1>Lost</h1></main><footer></footer></body></html>';

  it('is the frame of the site with words and links in it', () => {
    const html = brokenDocument(notFound);
    expect(html).toContain('<title>Something broke, and it was us.</title>');
    expect(html).toMatch(
      /<main id="main" tabindex="-1">.*<h1[^>]*>Something broke.*href="\/contact".*<\/main><footer>/,
    );
    expect(html).not.toContain('Lost');
    expect(html).not.toContain('<script');
  });

  it('takes the place of one that has nothing in it before React comes', () => {
    expect(isEmptyShell('<!DOCTYPE html><html id="__next_error__"><head>')).toBe(true);
    expect(isEmptyShell(notFound)).toBe(false);
  });
});
