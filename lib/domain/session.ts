/** A signed-in person. */
export interface User {
  userId: string;
  email: string;
}

/** `owner`: an admin whom no other person can remove. `inbox`: messages and ready answers only. */
export const workspaceRoles = ['owner', 'admin', 'inbox'] as const;
export type WorkspaceRole = (typeof workspaceRoles)[number];

/**
 * The session fingerprint: a cookie that is set along with the session and that scripts can read. It only shows
 * whether this is still the same sign-in. Set by `lib/supabase/session-client.ts`.
 */
export const FINGERPRINT_COOKIE = 'flip-signed-in';

/**
 * Identifies this browser's sign-in.
 * @param cookies from `document.cookie`
 * @returns an opaque value that changes with each sign-in, or null for a guest
 */
export function sessionFingerprint(cookies: string): string | null {
  const cookie = cookies.split('; ').find((each) => each.startsWith(`${FINGERPRINT_COOKIE}=`));
  return cookie?.slice(FINGERPRINT_COOKIE.length + 1) || null;
}

/** The first match wins: browsers also include the names of browsers they imitate. */
const browsers: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*Safari\//, 'Safari'],
];
const systems: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\biPhone\b/, 'an iPhone'],
  [/\biPad\b/, 'an iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'a Chromebook'],
  [/\bMac(?:intosh| OS X)\b/, 'a Mac'],
  [/\bLinux\b/, 'Linux'],
];

/**
 * Browser and operating system, such as "Firefox on Windows".
 * @param userAgent a header that proves nothing
 */
export function describeDevice(userAgent: string): string {
  const nameIn = (list: typeof browsers) => list.find(([pattern]) => pattern.test(userAgent))?.[1];
  const browser = nameIn(browsers);
  const system = nameIn(systems);
  if (browser && system) return `${browser} on ${system}`;
  if (browser) return browser;
  return system ? `A browser on ${system}` : 'A browser that we do not know';
}
