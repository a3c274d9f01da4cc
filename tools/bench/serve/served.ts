import { findChromium } from '../../../scripts/chromium.ts';
import type { LocalState } from '../../../scripts/state.ts';
import type { BarePage } from '../bare-page.ts';
import type { Cluster } from '../database/cluster.ts';
import type { Place } from './place.ts';

/** What the parts of the benchmark measure; each thing is built and started when the first part asks for it. */
export interface Served {
  /** The built product on a stack of its own, beside those of `up` and of the tests. */
  product(): Promise<LocalState>;
  bare(): Promise<Place & { page: BarePage }>;
  plain(): Promise<Place>;
  /** Databases with as many sessions as one wants. */
  cluster(): Promise<Cluster>;
  /** The path of a Chromium. */
  chromium(): string;
  close(): Promise<void>;
}

/** Remembers what the first call made. A failure is remembered, too: nobody waits for it twice. */
function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

export function serve(): Served {
  const closers: (() => Promise<void>)[] = [];
  const place = <Made extends Pick<Place, 'close'>>(make: () => Promise<Made>) =>
    once(async () => {
      const made = await make();
      closers.push(made.close);
      return made;
    });
  return {
    product: once(async () => {
      const { startSession } = await import('../../../scripts/session.ts');
      const session = await startSession('bench', 'start');
      closers.push(session.stop);
      return session.state;
    }),
    bare: place(async () => (await import('./serve-bare.ts')).serveBare()),
    plain: place(async () => (await import('./serve-plain.ts')).servePlain()),
    cluster: place(async () => (await import('../database/cluster.ts')).startCluster()),
    chromium: () => {
      const path = findChromium();
      if (!path) throw new Error('No Chromium could be found or installed; set CHROMIUM_PATH.');
      return path;
    },
    close: async () => {
      for (const close of closers.splice(0).reverse()) await close();
    },
  };
}
