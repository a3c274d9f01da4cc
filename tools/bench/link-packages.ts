import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface Manifest {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** These packages and all that they need, as far as it is installed here. */
function closure(names: readonly string[]): string[] {
  const found = new Set<string>();
  const add = (name: string) => {
    const file = join('node_modules', name, 'package.json');
    if (found.has(name) || !existsSync(file)) return;
    found.add(name);
    const { dependencies, optionalDependencies } = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
    for (const next of Object.keys({ ...dependencies, ...optionalDependencies })) add(next);
  };
  names.forEach(add);
  return [...found];
}

function linkFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    // Another disk, or one that has no links.
    copyFileSync(from, to);
  }
}

function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isFile()) linkFile(source, target);
  }
}

/**
 * Gives a folder its own `node_modules` with these packages of the checkout, in the same versions. Links of files and
 * not of folders: a bundler follows no folder out of its project.
 */
export function linkPackages(dir: string, names: readonly string[]): void {
  for (const name of closure(names)) {
    const target = join(dir, 'node_modules', name);
    mkdirSync(dirname(target), { recursive: true });
    linkFolder(join('node_modules', name), target);
  }
}
