import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { AdapterOutputType } from 'next/constants';
import type { BuildOutputs } from './build-context.ts';

/** The files of a folder that came after Next had made its list, as it lists its own. */
export function staticFilesIn(distDir: string, folder: string): BuildOutputs['staticFiles'] {
  const dir = join(distDir, folder);
  if (!existsSync(dir)) return [];
  return readdirSync(dir).map((name) => {
    const pathname = `/_next/${folder}/${name}`;
    const type = AdapterOutputType.STATIC_FILE;
    return { type, id: pathname, pathname, filePath: join(dir, name), immutableHash: undefined };
  });
}
