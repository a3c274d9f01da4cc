import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import config, { layers } from '../../.dependency-cruiser.mjs';
import { brokenImportRules } from '../../scripts/check.ts';

/** A file and what it imports, which breaks one rule and no other; the layers have tests of their own. */
const violations: Record<string, readonly [file: string, imported: string]> = {
  'no-circular': ['lib/a.ts', 'lib/b.ts'],
  'capabilities-are-independent': ['app/(site)/contact/page.tsx', 'app/(site)/workbook/schema.ts'],
  'document-forms-run-without-react': ['app/(site)/contact/form.tsx', 'components/forms/use-form-result.ts'],
  'sign-in-is-independent': ['app/(sign-in)/auth/page.tsx', 'app/account/schema.ts'],
  'components-do-no-io': ['components/site/list.tsx', 'lib/data/rows.ts'],
  'elements-do-not-import-react': ['components/elements/typing.ts', 'react'],
  'texts-and-rules-import-no-package': ['lib/domain/flip.ts', 'zod'],
  'workspace-pages-are-independent': ['app/admin/inbox/page.tsx', 'app/admin/people/schema.ts'],
  'product-does-not-import-tools': ['middleware.ts', 'scripts/state.ts'],
  'product-does-not-import-dev-packages': ['lib/metadata.ts', 'postgres'],
  'everything-resolves': ['lib/c.ts', './nowhere'],
};

const root = mkdtempSync(join(tmpdir(), 'import-rules-'));
afterAll(() => rmSync(root, { recursive: true }));

/** A folder with these files, and the packages of the project. */
function plant(files: Record<string, string>): string {
  const dir = mkdtempSync(join(root, 'project-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(dir, dirname(file)), { recursive: true });
    writeFileSync(join(dir, file), text);
  }
  for (const shared of ['node_modules', 'package.json', 'tsconfig.json'])
    symlinkSync(resolve(shared), join(dir, shared));
  return dir;
}
const pathTo = (file: string, other: string) => `./${relative(dirname(file), other).replace(/\.tsx?$/, '')}`;

const isLayer = (rule: string) => rule.startsWith('layer ');

test('every rule but those of the layers is reported for its own files, and for no other', async () => {
  const names = config.forbidden?.map(({ name = '' }) => name).filter((name) => !isLayer(name));
  expect(Object.keys(violations).sort()).toEqual(names?.sort());
  const files: Record<string, string> = {};
  for (const [file, imported] of Object.values(violations)) {
    const isFile = /\.tsx?$/.test(imported);
    files[file] = `export * from '${isFile ? pathTo(file, imported) : imported}';`;
    if (isFile) files[imported] = 'export const planted = 1;';
  }
  files['lib/a.ts'] = "import type { B } from './b';\nexport type A = B[];";
  files['lib/b.ts'] = "import { type A } from './a';\nexport type B = A | string;";
  const broken = await brokenImportRules(Object.keys(files), plant(files));
  const rules = broken.map((line) => line.replace(/ → .*/, ''));
  const own = Object.entries(violations).map(([rule, [file]]) => `${rule}: ${file}`);
  expect(rules.sort()).toEqual(own.sort());
});

test.each([
  ['an import within a type', "type Up = typeof import('./up');", "const up = () => import('./up');"],
  [
    'a nameless function of an action',
    'const a = { run: () => 1 };',
    'const a = { run: function save() {} };',
  ],
])('Biome refuses %s, which the import rules or a stack trace would not show', (_, refused, allowed) => {
  const plugins = ['import-types', 'named-actions'].map((rule) => resolve(`scripts/${rule}.grit`));
  const lint = (text: string) => {
    const files = {
      'biome.json': JSON.stringify({ root: true, plugins }),
      'lib/planted.ts': `export ${text}`,
    };
    const biome = resolve('node_modules/@biomejs/biome/bin/biome');
    return spawnSync(process.execPath, [biome, 'lint', 'lib'], { cwd: plant(files), encoding: 'utf8' });
  };
  expect(lint(refused).stderr).toContain('plugin');
  expect(lint(allowed).status).toBe(0);
});

const folders = layers.map(({ folder }) => folder);
const fileIn = (folder: string) => `${folder.replace(/\/\*$/, '')}/planted.ts`;

test('layers know only what lies below them, and do not import the next one, not even dynamically', async () => {
  for (const [index, { knows = [] }] of layers.entries())
    for (const known of knows)
      expect(folders.slice(0, index).some((below) => `${known}/`.startsWith(`${below}/`))).toBe(true);
  const files: Record<string, string> = { [fileIn(folders.at(-1) ?? '')]: 'export const planted = 1;' };
  const expected = folders.slice(0, -1).map((folder, index) => {
    const [file, up] = [fileIn(folder), fileIn(folders[index + 1] ?? '')];
    files[file] = `export const planted = () => import('${pathTo(file, up)}');`;
    return `layer ${folder}: ${file} → ${up}`;
  });
  const broken = await brokenImportRules(Object.keys(files), plant(files));
  expect(broken.filter(isLayer).sort()).toEqual(expected.sort());
});
