import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';

describe('the custom elements together', () => {
  it('weigh at most 3 KB on the wire', async () => {
    const { outputFiles } = await build({
      entryPoints: ['components/elements/ambient.ts', 'components/elements/forms.ts'],
      outdir: 'none',
      bundle: true,
      minify: true,
      format: 'esm',
      write: false,
    });
    expect(outputFiles).toHaveLength(2);
    for (const { contents } of outputFiles) expect(contents.length).toBeGreaterThan(1000);
    const bytes = outputFiles.reduce((sum, { contents }) => sum + brotliCompressSync(contents).length, 0);
    expect(bytes).toBeLessThanOrEqual(3072);
  });
});

describe('the script of the pages to write in', () => {
  it('weighs at most 5 KB on the wire, its database included', async () => {
    const { outputFiles } = await build({
      entryPoints: ['app/(site)/workbook/fill/fill.ts'],
      outdir: 'none',
      bundle: true,
      minify: true,
      format: 'esm',
      target: 'es2022',
      write: false,
    });
    expect(outputFiles.map(({ contents }) => brotliCompressSync(contents).length < 5120)).toEqual([true]);
  });
});
