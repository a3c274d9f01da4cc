import 'server-only';

import sharp from 'sharp';
import type { NewPicture } from '@/lib/data/admin/mails';

/** In pixels, of the longer side; also in the browser (`picture-field.tsx`), which sends less. */
const LARGEST_SIDE = 1_200;
const MOST_BYTES = 5_000_000;
const MOST_PIXELS = 50_000_000;

/** How a JPEG, a PNG and a WebP file begin. */
const signature = /^(?:\xff\xd8\xff|\x89PNG\r\n|RIFF[\s\S]{4}WEBP)/;

/**
 * Reads the picture of a form: JPEG, PNG or WebP by its content. Writes a new JPEG, which every mail client can show and
 * which has no metadata, such as the place where it was taken.
 * @returns null if no file was chosen
 */
export async function readPicture(file: FormDataEntryValue | null): Promise<NewPicture | 'not-one' | null> {
  // Without a file, browsers send an empty one without a name, which Next calls `undefined`.
  if (!(file instanceof File) || (file.size === 0 && ['', 'undefined'].includes(file.name))) return null;
  if (file.size === 0 || file.size > MOST_BYTES) return 'not-one';
  const bytes = Buffer.from(await file.arrayBuffer());
  if (!signature.test(bytes.toString('latin1', 0, 12))) return 'not-one';
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS })
      .autoOrient()
      .resize({ width: LARGEST_SIDE, height: LARGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer({ resolveWithObject: true });
    return { jpeg: data, width: info.width, height: info.height };
  } catch {
    return 'not-one';
  }
}
