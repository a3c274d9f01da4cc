import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The system user that PostgreSQL runs as; undefined for the current user. */
export type Owner = { uid: number; gid: number } | undefined;

const accountName = 'postgres';

function findAccount(): Owner {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${accountName}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}

/**
 * PostgreSQL refuses to run as root, so root runs it as the user `postgres`, created if needed without a home
 * directory, shell or password.
 */
export function postgresOwner(): Owner {
  if (process.getuid?.() !== 0) return undefined;
  const existing = findAccount();
  if (existing) return existing;
  const made = spawnSync(
    'useradd',
    ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', accountName],
    { encoding: 'utf8' },
  );
  const account = findAccount();
  if (account) return account;
  throw new Error(
    `PostgreSQL cannot run as root and the user "${accountName}" could not be made (${
      made.stderr?.trim() || made.error?.message || 'useradd failed'
    }); make it, or run this as another user.`,
  );
}
