import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';
import {
  createReadStream,
  createWriteStream,
  existsSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

const magic = Buffer.from('FLIPBK3\n');
const saltBytes = 16;
const ivBytes = 12;
const tagBytes = 16;
const headBytes = magic.length + saltBytes + ivBytes;

const keyOf = (passphrase: string, salt: Buffer) =>
  scryptSync(passphrase, salt, 32, { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 2 ** 20 });

/**
 * Writes lines to a file, compressed and encrypted with AES-256-GCM, which also detects tampering. The file has its name once it
 * is whole.
 * @throws when there is such a file
 */
export async function writeEncrypted(
  file: string,
  passphrase: string,
  lines: AsyncIterable<string>,
): Promise<void> {
  if (existsSync(file)) throw new Error(`${file} is there already; nothing was written.`);
  const draft = `${file}.part`;
  const salt = randomBytes(saltBytes);
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', keyOf(passphrase, salt), iv);
  async function* sealed(chunks: AsyncIterable<Buffer>) {
    yield Buffer.concat([magic, salt, iv]);
    yield* chunks;
    yield cipher.getAuthTag();
  }
  const out = createWriteStream(draft, { mode: 0o600 });
  try {
    await pipeline(Readable.from(lines), createGzip(), cipher, sealed, out);
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Reads the lines of an encrypted file.
 * @throws when it is missing, empty or no backup, or the passphrase is wrong or the file was changed; discard the lines yielded before that
 */
export async function* readEncrypted(file: string, passphrase: string): AsyncGenerator<string> {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) throw new Error(`${file} is not there.`);
  if (!found.isFile()) throw new Error(`${file} is not a file.`);
  const { size } = found;
  if (size === 0) throw new Error(`${file} is empty.`);
  if (size <= headBytes + tagBytes) throw new Error(`${file} is too short for a backup of this site.`);
  const head = Buffer.alloc(headBytes);
  const tag = Buffer.alloc(tagBytes);
  const descriptor = openSync(file, 'r');
  readSync(descriptor, head, 0, headBytes, 0);
  readSync(descriptor, tag, 0, tagBytes, size - tagBytes);
  if (!head.subarray(0, magic.length).equals(magic)) throw new Error(`${file} is not a backup of this site.`);
  const salt = head.subarray(magic.length, magic.length + saltBytes);
  const decipher = createDecipheriv('aes-256-gcm', keyOf(passphrase, salt), head.subarray(-ivBytes));
  decipher.setAuthTag(tag);
  const encrypted = createReadStream(file, { fd: descriptor, start: headBytes, end: size - tagBytes - 1 });
  const text = new PassThrough();
  const read = pipeline(encrypted, decipher, createGunzip(), text);
  read.catch(() => {});
  let rest = '';
  text.setEncoding('utf8');
  try {
    for await (const chunk of text) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
    await read;
  } catch {
    throw new Error(`${file} cannot be decrypted: wrong passphrase, or the file was changed.`);
  }
}
