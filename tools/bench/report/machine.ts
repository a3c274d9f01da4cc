import { spawnSync } from 'node:child_process';
import { cpus, loadavg, release, totalmem, type } from 'node:os';

/** What the figures were measured on. */
export interface Machine {
  processor: string;
  cores: number;
  memoryGb: number;
  system: string;
  node: string;
  chromium: string;
  /** Average number of waiting programs over the last minute: above the cores, the machine was busy with others. */
  load: number;
}

let chromiumVersion: string | undefined;

export function thisMachine(): Machine {
  chromiumVersion ??= spawnSync(process.env.CHROMIUM_PATH || '/usr/bin/chromium', ['--version'], {
    encoding: 'utf8',
  })
    .stdout?.split(' built')[0]
    ?.trim();
  return {
    processor: cpus()[0]?.model.trim() ?? 'unknown',
    cores: cpus().length,
    memoryGb: Math.round(totalmem() / 1024 ** 3),
    system: `${type()} ${release().split('-')[0]}`,
    node: process.versions.node,
    chromium: chromiumVersion ?? '',
    load: Math.round((loadavg()[0] ?? 0) * 10) / 10,
  };
}
