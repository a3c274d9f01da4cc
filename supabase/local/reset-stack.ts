import { rmSync } from 'node:fs';
import { outsideDir } from './postgres/home.ts';
import type { StackSettings } from './settings.ts';

/** Deletes all data, mails, logs and secrets of a stopped stack. */
export function resetStack({ dir }: StackSettings): void {
  rmSync(dir, { recursive: true, force: true });
  if (process.getuid?.() === 0) rmSync(outsideDir(dir), { recursive: true, force: true });
}
