import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

export type Kind = 'document' | 'style' | 'script' | 'font' | 'image' | 'other';

/** One file that a page asked for. */
export interface PageFile {
  url: string;
  kind: Kind;
  /** Bytes of the body as the server sent them. */
  sent: number;
  /** Bytes of the body at brotli's best, for those kinds that compress. */
  brotli: number;
  /** Epoch milliseconds of the answer. */
  at: number;
}

const kinds: Record<string, Kind> = {
  document: 'document',
  stylesheet: 'style',
  script: 'script',
  font: 'font',
  image: 'image',
};
const packed = new Set<Kind>(['font', 'image']);

async function read(response: Response): Promise<PageFile | null> {
  const at = Date.now();
  try {
    const [body, { responseBodySize: sent }] = await Promise.all([
      response.body(),
      response.request().sizes(),
    ]);
    const kind = kinds[response.request().resourceType()] ?? 'other';
    const isPacked = packed.has(kind) && !response.url().includes('.svg');
    return {
      url: response.url(),
      kind,
      sent,
      brotli: isPacked ? body.length : brotliCompressSync(body).length,
      at,
    };
  } catch {
    // A body that the page has already thrown away (a redirect, a beacon) weighs nothing.
    return null;
  }
}

/** Collects what a page asks for from now on. A file that it asks for twice counts twice. */
export function collectFiles(page: Page): () => Promise<PageFile[]> {
  const reading: Promise<PageFile | null>[] = [];
  page.on('response', (response) => {
    if (response.url().startsWith('http')) reading.push(read(response));
  });
  return async () => (await Promise.all(reading)).filter((file) => file !== null);
}
