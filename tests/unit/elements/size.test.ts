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
