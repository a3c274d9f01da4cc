import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';

describe('the custom elements', () => {
  it.each(['components/elements/forms.ts', 'app/(site)/book/ebook.ts'])(
    'are at most 3 KB with those of %s, compressed',
    async (own) => {
      const { outputFiles } = await build({
        entryPoints: ['components/elements/ambient.ts', own],
        outdir: 'none',
        bundle: true,
        minify: true,
        format: 'esm',
        write: false,
      });
      expect(outputFiles).toHaveLength(2);
      for (const { contents } of outputFiles) expect(contents.length).toBeGreaterThan(1000);
      const bytes = outputFiles.reduce((sum, { contents }) => sum + brotliCompressSync(contents).length, 0);
      expect(bytes).toBeLessThanOrEqual(3 * 1024);
    },
  );
});

describe("the workbook form's script", () => {
  it('is at most 7 KB compressed, including its database and the plan of an older release', async () => {
    const { outputFiles } = await build({
      entryPoints: ['app/(site)/workbook/fill/fill.ts'],
      outdir: 'none',
      bundle: true,
      minify: true,
      format: 'esm',
      target: 'es2022',
      write: false,
    });
    expect(outputFiles.map(({ contents }) => brotliCompressSync(contents).length <= 7168)).toEqual([true]);
  });
});
