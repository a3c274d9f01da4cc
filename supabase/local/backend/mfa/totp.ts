import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const PERIOD_S = 30;
const DIGITS = 6;

/** 160 random bits in base32, as authenticator apps expect. */
export function makeTotpSecret(): string {
  return Array.from(randomBytes(32), (byte) => alphabet[byte % 32]).join('');
}

function fromBase32(text: string): Buffer {
  const bytes: number[] = [];
  let bits = 0;
  let value = 0;
  for (const letter of text) {
    value = (value << 5) | alphabet.indexOf(letter);
    bits += 5;
    if (bits >= 8) {
      bits -= 8;
      bytes.push((value >>> bits) & 255);
    }
  }
  return Buffer.from(bytes);
}

/**
 * RFC 6238 code: SHA-1, six digits, 30-second period.
 * @param at epoch milliseconds
 */
export function totpCode(secret: string, at: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / 1000 / PERIOD_S)));
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (mac[mac.length - 1] ?? 0) & 15;
  const number = (mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** DIGITS;
  return String(number).padStart(DIGITS, '0');
}

/** Whether a code is valid in the current period or an adjacent one. */
export function isTotpCode(secret: string, code: string, at: number): boolean {
  const given = Buffer.from(code.trim());
  return [-1, 0, 1].some((step) => {
    const expected = Buffer.from(totpCode(secret, at + step * PERIOD_S * 1000));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}
