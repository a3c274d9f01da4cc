import { expect, it } from 'vitest';
import { decrypt, encrypt, newKey } from '@/lib/device/encrypted-records';

const words = { prediction: 'I won’t sleep at all.' };

it('decrypts what it encrypted, and the ciphertext contains no plain text', async () => {
  const key = await newKey();
  const encrypted = await encrypt(key, 'ada/experiment/1', words);
  expect(await decrypt(key, 'ada/experiment/1', encrypted)).toEqual(words);
  expect(new TextDecoder('latin1').decode(encrypted.data)).not.toContain('sleep');
});

it('never gives the same ciphertext twice', async () => {
  const key = await newKey();
  const [a, b] = await Promise.all([encrypt(key, 'a', words), encrypt(key, 'a', words)]);
  expect(new Uint8Array(a.data)).not.toEqual(new Uint8Array(b.data));
});

it('rejects another key, another label, or modified data', async () => {
  const [key, other] = await Promise.all([newKey(), newKey()]);
  const encrypted = await encrypt(key, 'ada/experiment/1', words);
  await expect(decrypt(other, 'ada/experiment/1', encrypted)).rejects.toThrow();
  await expect(decrypt(key, 'ben/experiment/1', encrypted)).rejects.toThrow();
  const changed = new Uint8Array(encrypted.data.slice(0));
  changed[0] = (changed[0] ?? 0) ^ 1;
  await expect(decrypt(key, 'ada/experiment/1', { ...encrypted, data: changed.buffer })).rejects.toThrow();
});

it('the key is not extractable', async () => {
  await expect(crypto.subtle.exportKey('raw', await newKey())).rejects.toThrow();
});
