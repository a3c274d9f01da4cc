// Shows the entry as it will be while it is typed.
'use client';

import { type FormEvent, useRef, useState } from 'react';
import { ActionForm, useAdminForm } from '@/app/admin/forms';
import { ProofField } from '@/app/admin/parts';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input, Textarea } from '@/components/ui/input';
import { contentWords } from '@/content/admin/content';
import type { ContentFileName } from '@/lib/content-files';
import { saveEntry } from './actions';
import { type PageDrawing, PagePreview } from './page-preview';

const { editing: words } = contentWords;

export interface EditedEntry {
  file: ContentFileName;
  /** '' for a new one. */
  id: string;
  title: string;
  /** As the host of the repository has it, as JSON. */
  was: string;
  /** Its texts by name, such as `ways.0.label`. */
  texts: readonly (readonly [name: string, text: string])[];
  /** The texts of the running release; empty for an entry that the release does not have. */
  live: Readonly<Record<string, string>> | null;
  /** The page that shows it, and the words of a statement there. */
  preview: Pick<PageDrawing, 'path' | 'marked'>;
  /** The other reviews that are saved, by id. */
  others: readonly (readonly [id: string, texts: Readonly<Record<string, string>>])[];
}

const PREFIX = 'entry.';
type Texts = Readonly<Record<string, string>>;

/** `ways.0.label` has the label of `ways.label`, with its number. */
function labelOf(name: string): string {
  const label = words.fields[name.replace(/\.\d+/, '') as keyof typeof words.fields] ?? name;
  const [, index] = /\.(\d+)/.exec(name) ?? [];
  return index ? `${label}, ${Number(index) + 1}` : label;
}

const longFields: readonly string[] = ['text', 'highlight', 'postalAddress', 'socialUrls', 'proof'];

interface EditFormProps extends EditedEntry {
  hasFactor: boolean;
}

/** Changes one entry of a file of the content: as it is, as it will be, and the form. */
export function EditForm({ hasFactor, ...entry }: EditFormProps) {
  const { file, id, title, was, texts, live } = entry;
  const result = useAdminForm(saveEntry);
  const { values, fieldErrors, data } = result.state;
  const shown = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<Texts>(Object.fromEntries(texts));
  const read = (event: FormEvent<HTMLFormElement>) => {
    const entries = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      name.startsWith(PREFIX) ? [[name.slice(PREFIX.length), String(value)]] : [],
    );
    setTyped(Object.fromEntries(entries));
  };
  return (
    <div className="grid gap-8" ref={shown}>
      <div className="grid gap-6 md:grid-cols-2">
        <Entry heading={words.asItIs} texts={live} />
        <Entry heading={words.asItWillBe} texts={typed} before={live} />
      </div>
      <ActionForm
        result={result}
        draft={`content/${file}/${id}`}
        aria-label={title}
        className="grid gap-5"
        onInput={read}
      >
        <input type="hidden" name="file" value={file} />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="was" value={data?.was ?? was} />
        {texts.map(([name, text]) => {
          const field = `${PREFIX}${name}`;
          const value = values[field] ?? text;
          return name.endsWith('.kind') ? (
            <input key={name} type="hidden" name={field} value={value} />
          ) : (
            <Field
              key={name}
              name={field}
              label={labelOf(name)}
              hint={words.hints[name.replace(/\.\d+/, '') as keyof typeof words.hints]}
              error={fieldErrors[field]}
              className="max-w-text"
            >
              {longFields.includes(name) ? (
                <Textarea rows={name === 'text' ? 6 : 3} defaultValue={value} />
              ) : (
                <Input defaultValue={value} autoComplete="off" />
              )}
            </Field>
          );
        })}
        {fieldErrors.proof && <ProofField id="content" hasFactor={hasFactor} error={fieldErrors.proof} />}
        <p className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="save" disabled={result.busy}>
            {words.save}
          </Button>
          {file === 'testimonials' && id && (
            <Button type="submit" variant="danger" name="intent" value="remove" disabled={result.busy}>
              {words.remove}
            </Button>
          )}
        </p>
      </ActionForm>
      <PagePreview {...drawingOf(entry, typed)} />
    </div>
  );
}

interface EntryProps {
  heading: string;
  texts: Texts | null;
  /** The entry to compare with; differences are marked. */
  before?: Texts | null;
}

/** An entry as a list of its texts. */
function Entry({ heading, texts, before }: EntryProps) {
  return (
    <section aria-label={heading} className="min-w-0 rounded-lg border border-line p-5">
      <h3 className="mb-4 text-lg">{heading}</h3>
      {!texts ? (
        <p className="text-muted">{words.notThere}</p>
      ) : (
        <dl className="grid gap-2">
          {Object.entries(texts)
            .filter(([name]) => !name.endsWith('.kind'))
            .map(([name, text]) => (
              <div key={name}>
                <dt className="text-sm text-muted">{labelOf(name)}</dt>
                <dd className="wrap-anywhere whitespace-pre-line">
                  {before && before[name] !== text ? <mark>{text || words.empty}</mark> : text || words.empty}
                </dd>
              </div>
            ))}
        </dl>
      )}
    </section>
  );
}

/** Parts of the book's page in which a price stands. */
const places: Readonly<Record<string, string>> = {
  priceKindle: 'buy-kindle',
  priceEbook: 'buy-ebook',
  priceEbookBefore: 'buy-ebook',
};

/** The page with these texts in place of the live ones. */
function drawingOf({ file, id, live, preview, others }: EditedEntry, typed: Texts): PageDrawing {
  const changed = Object.entries(live ?? {}).flatMap(([name, from]) => {
    const to = typed[name] ?? from;
    return from && from !== to ? [{ name, from, to }] : [];
  });
  if (file === 'testimonials') {
    const all = [...others, [id || 'new', typed] as const];
    return { ...preview, changes: [], testimonials: all.map((each) => testimonialOf(...each)) };
  }
  const isOfLaw = file === 'site' && changed.some(({ name }) => /^(?:postal|contact)/.test(name));
  return {
    ...preview,
    ...(isOfLaw && { path: '/privacy' }),
    changes: changed.map(({ name, ...change }) => ({
      ...change,
      within: file === 'helplines' ? id : places[name],
    })),
  };
}

const testimonialOf = (id: string, { text = '', highlight = '', rating, name, location }: Texts) => ({
  id,
  kind: 'reader' as const,
  text,
  highlight,
  rating: Math.min(5, Math.max(1, Number(rating) || 5)),
  by: [name, location].filter(Boolean).join(', '),
});
