import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { linkLibraries } from '@/supabase/local/postgres/binaries';

interface Entry {
  version: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  optionalDependencies?: Record<string, string>;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Entry>;
};
const installed = Object.entries(packages).filter(([path]) => path !== '');

/** A binary for one kind of machine, which another package asks for where it fits. */
const isForOneMachine = ({ optional, os, cpu }: Entry) => optional === true && (os ?? cpu) !== undefined;

describe('the lock file', () => {
  it('names a place in the public registry for every package, so that npm asks for no list of versions', () => {
    const places = installed.filter(([, { link }]) => !link).map(([, { resolved }]) => resolved);
    for (const place of places) expect(place).toMatch(/^https:\/\/registry\.npmjs\.org\//);
  });

  it('knows the content of every package that runs on any machine', () => {
    const unknown = installed.filter(
      ([, entry]) => !entry.integrity && !entry.link && !isForOneMachine(entry),
    );
    expect(unknown.map(([path]) => path)).toEqual([]);
  });

  it('knows the content of the binaries, but for the fifty that docs/shortfalls.md speaks of', () => {
    const unknown = installed.filter(([, entry]) => !entry.integrity && isForOneMachine(entry));
    expect(unknown.length).toBeLessThanOrEqual(50);
  });

  it('has the binaries of every machine that a package is made for', () => {
    const names = new Set(installed.map(([path]) => path.split('node_modules/').at(-1)));
    const missing = installed.flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => !names.has(name))
        .map((name) => `${path}: ${name}`),
    );
    expect(missing).toEqual([]);
  });
});

it('leaves the libraries of PostgreSQL to be linked where it is started', () => {
  const root = mkdtempSync(join(tmpdir(), 'libraries-'));
  try {
    mkdirSync(join(root, 'native/lib'), { recursive: true });
    writeFileSync(join(root, 'native/lib/libpq.so.5.18'), 'library');
    const links = ['native/lib/libpq.so', 'native/../../outside'].map((target) => ({
      source: 'native/lib/libpq.so.5.18',
      target,
    }));
    writeFileSync(join(root, 'native/pg-symlinks.json'), JSON.stringify(links));
    linkLibraries(root);
    linkLibraries(root);
    expect(readFileSync(join(root, 'native/lib/libpq.so'), 'utf8')).toBe('library');
    expect(existsSync(join(root, '../outside'))).toBe(false);
  } finally {
    rmSync(root, { recursive: true });
  }
});

it('lets no package run anything at its installation, whichever npm installs it', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
});
