import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import config, { layers } from '../../.dependency-cruiser.mjs';
import { brokenImportRules } from '../../scripts/check.ts';

/** For each rule but those of the layers, files that violate it and no other. */
const violations: Record<string, Record<string, string>> = {
  'no-circular': {
    'lib/a.ts': "import type { B } from './b';\nexport type A = B[];",
    'lib/b.ts': "import { type A } from './a';\nexport type B = A | string;",
  },
  'capabilities-are-independent': {
    'app/(site)/contact/page.tsx': "export { schema } from '../workbook/schema';",
    'app/(site)/workbook/schema.ts': 'export const schema = 1;',
  },
  'document-forms-run-without-react': {
    'app/(site)/contact/form.tsx':
      "export { useFormResult } from '../../../components/forms/use-form-result';",
    'components/forms/use-form-result.ts': 'export const useFormResult = 1;',
  },
  'sign-in-is-independent': {
    'app/(sign-in)/auth/page.tsx': "export { schema } from '../../account/schema';",
    'app/account/schema.ts': 'export const schema = 1;',
  },
  'components-do-no-io': {
    'components/site/list.tsx': "export { rows } from '../../lib/data/rows';",
    'lib/data/rows.ts': 'export const rows = 1;',
  },
  'elements-do-not-import-react': {
    'components/elements/typing.ts': "export { useState } from 'react';",
  },
  'texts-and-rules-import-no-package': { 'lib/domain/flip.ts': "export { z } from 'zod';" },
  'workspace-pages-are-independent': {
    'app/admin/inbox/page.tsx': "export { schema } from '../people/schema';",
    'app/admin/people/schema.ts': 'export const schema = 1;',
  },
  'product-does-not-import-tools': {
    'middleware.ts': "export { state } from './scripts/state';",
    'scripts/state.ts': 'export const state = 1;',
  },
  'product-does-not-import-dev-packages': { 'lib/metadata.ts': "export { default } from 'postgres';" },
  'everything-resolves': { 'lib/c.ts': "export { nothing } from './nowhere';" },
};

const planted: string[] = [];

function plant(files: Record<string, string>): string {
  const dir = mkdtempSync(join(tmpdir(), 'import-rules-'));
  planted.push(dir);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(dir, dirname(file)), { recursive: true });
    writeFileSync(join(dir, file), text);
  }
  for (const shared of ['node_modules', 'package.json', 'tsconfig.json']) {
    symlinkSync(join(process.cwd(), shared), join(dir, shared));
  }
  return dir;
}

afterEach(() => {
  for (const dir of planted.splice(0)) rmSync(dir, { recursive: true, force: true });
});

const isLayer = (rule: string) => rule.startsWith('layer ');

test('every rule but those of the layers is reported for its own files, and for no other', async () => {
  const names = config.forbidden?.map(({ name = '' }) => name).filter((name) => !isLayer(name));
  expect(Object.keys(violations).sort()).toEqual(names?.sort());
  const files: Record<string, string> = Object.assign({}, ...Object.values(violations));
  const broken = await brokenImportRules(Object.keys(files), plant(files));
  const rules = broken.map((line) => /^(.+): (.+) → /.exec(line)?.slice(1) ?? [line]);
  for (const [rule, own] of Object.entries(violations)) {
    const reported = rules.filter(([, file = '']) => file in own).map(([name]) => name);
    expect([...new Set(reported)]).toEqual([rule]);
  }
  expect(rules.filter(([, file = '']) => !(file in files))).toEqual([]);
});

test('an import within a type, which the rules cannot see, is refused', () => {
  const lint = (text: string) => {
    const { overrides } = JSON.parse(readFileSync('biome.json', 'utf8'));
    const plugins = overrides.flatMap((override: { plugins?: string[] }) => override.plugins ?? []);
    const dir = plant({
      'biome.json': JSON.stringify({ root: true, plugins: plugins.map((file: string) => resolve(file)) }),
      'lib/planted.ts': text,
    });
    return spawnSync(process.execPath, [resolve('node_modules/@biomejs/biome/bin/biome'), 'lint', 'lib'], {
      cwd: dir,
      encoding: 'utf8',
    });
  };
  expect(lint("export type Up = typeof import('./data/visits');").stderr).toMatch(/import type … from/);
  expect(lint("export const up = () => import('./data/visits');").status).toBe(0);
});

const folders = layers.map(({ folder }) => folder);
const fileIn = (folder: string) => `${folder.replace(/\/\*$/, '')}/planted.ts`;

test('layers may know only what lies below them', () => {
  for (const [index, { knows = [] }] of layers.entries())
    for (const known of knows)
      expect(folders.slice(0, index).some((below) => `${known}/`.startsWith(`${below}/`))).toBe(true);
});

test('layers do not import the next one, not even dynamically', async () => {
  const files: Record<string, string> = { [fileIn(folders.at(-1) ?? '')]: 'export const planted = 1;' };
  const expected = folders.slice(0, -1).map((folder, index) => {
    const [file, up] = [fileIn(folder), fileIn(folders[index + 1] ?? '')];
    files[file] =
      `export const planted = () => import('./${relative(dirname(file), up).replace('.ts', '')}');`;
    return `layer ${folder}: ${file} → ${up}`;
  });
  const broken = await brokenImportRules(Object.keys(files), plant(files));
  expect(broken.filter(isLayer).sort()).toEqual(expected.sort());
});
