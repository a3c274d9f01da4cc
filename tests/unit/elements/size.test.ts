import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

const ambient = 'components/elements/ambient.ts';

it.each([
  ['of most pages', 3, [ambient, 'components/elements/forms.ts']],
  ['of the book’s page', 3, [ambient, 'app/(site)/book/ebook.ts']],
  // With its database and the plan of an older release.
  ['of the workbook’s form', 7, ['app/(site)/workbook/fill/fill.ts']],
])('the scripts %s are at most %d KB, compressed', async (_, kilobytes, entryPoints) => {
  const settings = { bundle: true, minify: true, format: 'esm', target: 'es2022' } as const;
  const { outputFiles } = await build({ entryPoints, outdir: 'none', write: false, ...settings });
  expect(outputFiles.map(({ contents }) => contents.length > 1000)).toEqual(entryPoints.map(() => true));
  const bytes = outputFiles.reduce((sum, { contents }) => sum + brotliCompressSync(contents).length, 0);
  expect(bytes).toBeLessThanOrEqual(kilobytes * 1024);
});
