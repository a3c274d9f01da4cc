import type { Browser, BrowserContextOptions } from '@playwright/test';
import type { LocalState } from '../../scripts/state.ts';
import type { Table } from './table.ts';

/** The phone of Lighthouse's mobile preset. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'en-GB',
} as const satisfies BrowserContextOptions;

/** CPU slowdown factor of that preset. */
export const slowCpu = 4;

/** Chromium's sandbox does not work as root. */
export const chromiumArgs: string[] = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** What a part of the bench gets. */
export interface Bench {
  /** The built product on its own stack, started on first use. */
  product(): Promise<LocalState>;
  /** The path of a Chromium. */
  chromium: string;
  /** Starts a browser that is closed at the end. */
  browser(): Promise<Browser>;
  rounds: number;
  /** Registers a function to call at the end, in reverse order. */
  onClose(close: () => Promise<void>): void;
  say(what: string): void;
}

export type Part = (bench: Bench) => Promise<Table[]>;
