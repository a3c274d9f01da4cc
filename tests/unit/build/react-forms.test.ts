import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { interactiveCode } from '@/build/documents/interactive-code';
import { checkReactForms } from '@/build/documents/react-forms';
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
  'components/forms/workbook-form.tsx': 4,
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

  it('may have a form that is never hydrated', () => {
    expect(pageWith('1:I[1,[]]\\n4:I[4,[]]')).toBe(1);
  });
});

describe('interactiveCode', () => {
  const write = (name: string, text: string) => {
    const file = join(folder, name);
    writeFileSync(file, text);
    return file;
  };

  it('finds event handlers and hooks, also in imported components', () => {
    const child = write('child.tsx', 'export const Child = () => <input onChange={() => {}} />;');
    const form = write(
      'form.tsx',
      `import { useState, useActionState } from 'react';
       import { Child } from './child';
       export function Form() { useActionState(() => {}, 0); const [a] = useState(0); return <Child>{a}</Child>; }`,
    );
    expect(interactiveCode(form)).toEqual([`${form}: useState`, `${child}: onChange`]);
  });

  it('finds none in forms that <site-form> submits', () => {
    expect(interactiveCode('components/forms/workbook-form.tsx')).toEqual([]);
  });
});
