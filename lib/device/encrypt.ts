/** Text encrypted with its owner's key. */
export interface Encrypted {
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}

const algorithm = 'AES-GCM';

/** A non-extractable key, stored in IndexedDB. */
export function newKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, ['encrypt', 'decrypt']);
}

/** @param label authenticated with the data, so that records cannot be swapped */
export async function encrypt(key: CryptoKey, label: string, value: unknown): Promise<Encrypted> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const additionalData = new TextEncoder().encode(label);
  const text = new TextEncoder().encode(JSON.stringify(value));
  return { iv, data: await crypto.subtle.encrypt({ name: algorithm, iv, additionalData }, key, text) };
}

/** @throws when the key, the label or the data does not match */
export async function decrypt(key: CryptoKey, label: string, { iv, data }: Encrypted): Promise<unknown> {
  const additionalData = new TextEncoder().encode(label);
  const text = await crypto.subtle.decrypt({ name: algorithm, iv, additionalData }, key, data);
  return JSON.parse(new TextDecoder().decode(text));
}
