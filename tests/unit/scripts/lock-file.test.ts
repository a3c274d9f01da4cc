import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const installed = Object.entries<Record<string, string | object>>(packages).filter(([path]) => path !== '');

it('workflows run actions of exactly one commit each', () => {
  for (const file of readdirSync('.github/workflows')) {
    const text = readFileSync(join('.github/workflows', file), 'utf8');
    const used = [...text.matchAll(/uses: (\S+)/g)].map(([, action]) => action);
    expect(used.length, file).toBeGreaterThan(0);
    for (const action of used) expect(action, file).toMatch(/@[0-9a-f]{40}$/);
  }
});

it('the lock file has every platform’s binaries, a public URL, and a hash but for the fifty of docs/shortfalls.md; no package runs install scripts', () => {
  for (const [path, { link, resolved }] of installed)
    if (!link) expect(resolved, path).toMatch(/^https:\/\/registry\.npmjs\.org\//);
  const unknown = installed.filter(([, { integrity, link }]) => !integrity && !link);
  // Optional binaries for one platform.
  expect(unknown.filter(([, { optional, os, cpu }]) => !optional || !(os ?? cpu))).toEqual([]);
  expect(unknown.length).toBeLessThanOrEqual(50);
  const names = new Set(installed.map(([path]) => path.split('node_modules/').at(-1)));
  const missing = installed.flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !names.has(name))
      .map((name) => `${path}: ${name}`),
  );
  expect(missing).toEqual([]);
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
});
