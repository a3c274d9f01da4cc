import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checkReactForms } from '@/build/documents/framework';
import { documentOf } from './document-of';

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
  'components/forms/google-button.tsx': 3,
  'app/(site)/workbook/form.tsx': 4,
};

const pageWith = (flight: string, project = '[project]/') => {
  const document = documentOf(`<body><script>${flight}</script></body>`, '/a', manifest(modules));
  return checkReactForms({ ...document, project });
};

describe('a prerendered page with client components', () => {
  it('fails the build and names a component that needs React', () => {
    expect(() => pageWith('1:I[1,[]]\\n2:I[2,[]]\\n3:I[3,[],\\"GoogleButton\\"]\\n4:I[4,[]]')).toThrow(
      '/a is prerendered and has components that React would have to run: components/forms/google-button.tsx. Make',
    );
  });

  it('has no forms if there are only framework components and error boundaries', () => {
    expect(pageWith('1:I[1,[]]\\n2:I[2,[]]\\n3:I[31,[]]')).toBe(0);
  });

  it('fails if the client module manifest is from another project', () => {
    expect(() => pageWith('3:I[3,[]]', '[project]/apps/site/')).toThrow(
      'of /a name no file of [project]/apps/site/',
    );
  });

  it('may have a form where the forms of documents lie', () => {
    expect(pageWith('1:I[1,[]]\\n4:I[4,[]]')).toBe(1);
  });
});
