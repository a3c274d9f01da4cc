// Makes a photograph small enough to send, and shows it in the preview before it is saved.
'use client';

import { useEffect, useRef } from 'react';
import { Field } from '@/components/ui/field';
import { Checkbox, Input } from '@/components/ui/input';
import { newsletterWords } from '@/content/admin/mails';
import type { FormState } from '@/lib/forms/form-state';
import type { IssueContent } from '@/lib/mail/reader-mails';

const { picture: words } = newsletterWords.compose;

export type Picture = NonNullable<IssueContent['picture']>;
type Chosen = Omit<Picture, 'alt'>;

const LARGEST_SIDE = 1_200;

interface PictureFieldProps {
  saved: Picture | null | undefined;
  state: Pick<FormState<'picture' | 'alt'>, 'status' | 'values' | 'fieldErrors'>;
  onChoose: (picture: Chosen | null) => void;
}

/** One picture, its description, and a box to take it out again. */
export function PictureField({ saved, state, onChoose }: PictureFieldProps) {
  const { values, fieldErrors: errors } = state;
  const input = useRef<HTMLInputElement>(null);
  const chosen = useRef<File>(null);
  useEffect(() => {
    // React has reset the form, which only an accepted picture may leave.
    if (state.status !== 'error') chosen.current = null;
    else if (chosen.current && input.current) input.current.files = listOf(chosen.current);
  }, [state]);

  const choose = async (element: HTMLInputElement) => {
    const [file] = element.files ?? [];
    const smaller = file && (await shrink(file).catch(() => null));
    if (smaller) element.files = listOf(smaller.file);
    chosen.current = smaller ? smaller.file : (file ?? null);
    onChoose(smaller ? smaller.picture : null);
  };
  return (
    <fieldset className="grid gap-5 border-t border-line pt-5">
      <legend className="float-left w-full text-lg font-semibold">{words.title}</legend>
      <Field
        name="picture"
        label={saved ? words.another : words.file}
        hint={words.hint}
        error={errors.picture}
      >
        <Input
          ref={input}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          onChange={({ currentTarget }) => choose(currentTarget)}
        />
      </Field>
      <Field name="alt" label={words.alt} hint={words.altHint} error={errors.alt}>
        <Input defaultValue={values.alt ?? saved?.alt} />
      </Field>
      {saved && (
        <>
          <Field name="stored" label={words.remove} inline>
            <Checkbox value="removed" />
          </Field>
          {/* After the box, because the first value counts. */}
          <input type="hidden" name="stored" value="kept" />
        </>
      )}
    </fieldset>
  );
}

/** Draws a picture again, smaller: a form has at most a megabyte, and where it was taken stays on this device. */
async function shrink(file: File): Promise<{ file: File; picture: Chosen } | null> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, LARGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  if (!blob) return null;
  const smaller = new File([blob], file.name, { type: blob.type });
  return { file: smaller, picture: { src: canvas.toDataURL('image/jpeg', 0.8), width, height } };
}

/** For the `files` of an input. */
function listOf(file: File): FileList {
  const data = new DataTransfer();
  data.items.add(file);
  return data.files;
}
