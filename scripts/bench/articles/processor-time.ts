import { spawn } from 'node:child_process';

/**
 * Runs a program and says how much processor time it took with all that it started, in milliseconds.
 *
 * The shell's `times` is the one clock that every POSIX system has for the children of children.
 * @throws with the program's output when it fails
 */
export function processorTime(program: string[], cwd: string, env: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn('/bin/sh', ['-c', '"$@"; code=$?; echo; times; exit $code', 'sh', ...program], {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let complaint = '';
  child.stdout.on('data', (text) => (output += text));
  child.stderr.on('data', (text) => (complaint += text));
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('close', (code) => {
      if (code !== 0) return fail(new Error(`${cwd} could not be built.\n${output}${complaint}`.trim()));
      // Two lines: the shell's own user and system time, then its children's.
      const children = output.trim().split('\n').at(-1) ?? '';
      done(children.split(/\s+/).reduce((sum, text) => sum + milliseconds(text), 0));
    });
  });
}

/** `1m2.34s` */
function milliseconds(text: string): number {
  const [, minutes = '0', seconds = '0'] = /^(\d+)m([\d.]+)s$/.exec(text.replace(',', '.')) ?? [];
  return (Number(minutes) * 60 + Number(seconds)) * 1_000;
}
