import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';

describe('the custom elements together', () => {
  it('weigh at most 3 KB on the wire', async () => {
    const { outputFiles } = await build({
      entryPoints: ['components/elements/define.ts'],
      bundle: true,
      minify: true,
      format: 'esm',
      write: false,
    });
    const [bundle] = outputFiles;
    expect(bundle?.contents.length).toBeGreaterThan(1000);
    expect(brotliCompressSync(bundle?.contents ?? new Uint8Array(4096)).length).toBeLessThanOrEqual(3072);
  });
});
