import { peopleWords } from '@/content/admin/people';
import { exportPerson } from '@/lib/data/admin/people';
import { exportTitles } from '@/lib/data/personal-data';
import { fileResponse } from '@/lib/http/responses';
import { paths } from '@/lib/paths';
import { escapeHtml } from '@/lib/rich-text/escape-html';
import type { Json } from '@/lib/supabase/database.types';
import { provenFile } from '../admin-file';

const { export: copy } = peopleWords;

/** Exports a person's stored data as JSON or as a page to read. */
export const POST = provenFile(paths.adminPeople, async (client, form) => {
  const email = String(form.get('email') ?? '');
  const data = await exportPerson(client, email);
  if (data === null) return null;
  return form.get('as') === 'page'
    ? fileResponse(readablePage(email, data), 'text/html', 'flip-method-personal-data.html')
    : fileResponse(
        `${JSON.stringify(data, null, 2)}\n`,
        'application/json',
        'flip-method-personal-data.json',
      );
});

/** The data as a page of its own, to read, print or send. */
function readablePage(email: string, data: Json): string {
  const title = escapeHtml(copy.pageTitle(email));
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>body{max-width:46rem;margin:2rem auto;padding:0 1rem;font:1rem/1.6 system-ui,sans-serif}dt{color:#555}dd{margin:0 0 .6rem 1rem;overflow-wrap:anywhere;white-space:pre-line}</style>
<h1>${title}</h1>${listed(data)}</html>\n`;
}

const titles: Readonly<Record<string, string>> = exportTitles;
const readable = (name: string) => escapeHtml(titles[name] ?? name.replaceAll('_', ' '));

function listed(data: Json | undefined): string {
  if (Array.isArray(data)) return data.map(listed).join('<hr>') || copy.nothing;
  if (typeof data !== 'object' || data === null) return escapeHtml(String(data ?? copy.nothing));
  const parts = Object.entries(data).map(
    ([name, part]) => `<dt>${readable(name)}</dt><dd>${listed(part)}</dd>`,
  );
  return `<dl>${parts.join('')}</dl>`;
}
