import { paths } from '@/lib/paths';

/** The sign-in page that leads back to `returnTo`, a path of this site. */
export function signInPath(returnTo: string): string {
  return `${paths.auth}?${new URLSearchParams({ next: returnTo })}`;
}
