import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { freePort } from '../ports.ts';
import { endProcess } from '../process-record.ts';
import { type StackSettings, stackSettings } from '../settings.ts';
import { startPostgres } from './cluster.ts';
import { outsideDir } from './home.ts';

export interface TemporaryCluster {
  settings: StackSettings;
  close(): Promise<void>;
}

/** An empty PostgreSQL configured like the local stack's; deleted on close. */
export async function startTemporaryCluster(): Promise<TemporaryCluster> {
  const dir = mkdtempSync(resolve('.local-cluster-'));
  // When started by root, PostgreSQL runs as another user.
  chmodSync(dir, 0o711);
  const remove = () => {
    for (const path of [dir, outsideDir(dir)]) rmSync(path, { recursive: true, force: true });
  };
  const made = stackSettings('bench');
  const ports = { ...made.ports, database: await freePort() };
  const settings: StackSettings = { ...made, dir, ports, authUrl: null, fresh: true };
  try {
    const { pid } = await startPostgres(settings, () => {});
    const end = () => process.kill(pid, 'SIGINT');
    process.once('exit', end);
    return {
      settings,
      async close() {
        process.removeListener('exit', end);
        await endProcess(pid, 'SIGINT');
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}
