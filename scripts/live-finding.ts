import type { resolveMx, resolveTxt } from 'node:dns/promises';

export interface Finding {
  what: string;
  /** Null if it could not be checked; `fix` then says what the check needs. */
  isGood: boolean | null;
  fix: string;
}

export interface World {
  env: Readonly<Record<string, string | undefined>>;
  fetch: typeof fetch;
  resolveTxt: typeof resolveTxt;
  resolveMx: typeof resolveMx;
  /** How long the slow answer and the idle connection take that a proxy has to allow, in seconds. */
  slowSeconds?: { answer: number; idle: number };
}

export type Check = (world: World) => Promise<Finding[]>;

export const found = (what: string, isGood: boolean | null, fix: string): Finding => ({ what, isGood, fix });
export const ask = ({ fetch }: World, url: string, init: RequestInit = {}, seconds = 10) =>
  fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(seconds * 1_000) }).catch(() => null);
