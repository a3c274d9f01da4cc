import { expect, it } from 'vitest';
import { newKey, open, seal } from '@/lib/device/seal';

const words = { prediction: 'I won’t sleep at all.' };

it('opens what it has sealed, and the sealed page holds none of the words', async () => {
  const key = await newKey();
  const sealed = await seal(key, 'ada/experiment/1', words);
  expect(await open(key, 'ada/experiment/1', sealed)).toEqual(words);
  expect(new TextDecoder('latin1').decode(sealed.data)).not.toContain('sleep');
});

it('never seals twice alike', async () => {
  const key = await newKey();
  const [a, b] = await Promise.all([seal(key, 'a', words), seal(key, 'a', words)]);
  expect(new Uint8Array(a.data)).not.toEqual(new Uint8Array(b.data));
});

it('opens nothing with another key, in another place, or after a change', async () => {
  const [key, other] = await Promise.all([newKey(), newKey()]);
  const sealed = await seal(key, 'ada/experiment/1', words);
  await expect(open(other, 'ada/experiment/1', sealed)).rejects.toThrow();
  await expect(open(key, 'ben/experiment/1', sealed)).rejects.toThrow();
  const changed = new Uint8Array(sealed.data.slice(0));
  changed[0] = (changed[0] ?? 0) ^ 1;
  await expect(open(key, 'ada/experiment/1', { ...sealed, data: changed.buffer })).rejects.toThrow();
});

it('the key can be read by no script', async () => {
  await expect(crypto.subtle.exportKey('raw', await newKey())).rejects.toThrow();
});
