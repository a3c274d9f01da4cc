import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { AdapterOutputType } from 'next/constants';
import type { BuildOutputs } from './build-context.ts';

/** Lists the files of a folder that was added after Next had listed its static files, in Next's format. */
export function staticFilesIn(distDir: string, folder: string): BuildOutputs['staticFiles'] {
  const dir = join(distDir, folder);
  if (!existsSync(dir)) return [];
  return readdirSync(dir).map((name) => {
    const pathname = `/_next/${folder}/${name}`;
    const type = AdapterOutputType.STATIC_FILE;
    return { type, id: pathname, pathname, filePath: join(dir, name), immutableHash: undefined };
  });
}

/** Returns the file behind a URL path such as `/_next/static/chunks/a.js` or `/elements/site.js`. */
export const fileAt = (distDir: string, address: string) =>
  address.startsWith('/_next/') ? join(distDir, address.slice('/_next/'.length)) : join('public', address);
