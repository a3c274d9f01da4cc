import { withProof } from '@/app/admin/access';
import { peopleWords } from '@/content/admin-people';
import { exportPerson } from '@/lib/data/admin-people';
import { escapeHtml } from '@/lib/escape-html';
import { fileResponse, seeOther } from '@/lib/http/responses';
import { paths } from '@/lib/paths';
import type { Json } from '@/lib/supabase/database.types';
import { adminFile } from '../admin-file';

const { export: copy } = peopleWords;

/** Exports a person's stored data as JSON or as a page to read, after the admin has re-authenticated. */
export const POST = adminFile(async (request, admin) => {
  const back = (failed: string) => seeOther(`${paths.adminPeople}?failed=${failed}`);
  const form = await request.formData().catch(() => new FormData());
  const email = String(form.get('email') ?? '');
  try {
    const proof = await withProof(admin, String(form.get('proof') ?? ''), (client) =>
      exportPerson(client, email),
    );
    if (proof.refusal) return back('proof');
    if (proof.result === null) return back('none');
    if (form.get('as') === 'page')
      return fileResponse(readablePage(email, proof.result), 'text/html', 'flip-method-personal-data.html');
    const json = `${JSON.stringify(proof.result, null, 2)}\n`;
    return fileResponse(json, 'application/json', 'flip-method-personal-data.json');
  } catch (error) {
    console.error(error);
    return back('unavailable');
  }
});

/** The data as a page of its own, to read, print or send. */
function readablePage(email: string, data: Json): string {
  const title = escapeHtml(copy.pageTitle(email));
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>body{max-width:46rem;margin:2rem auto;padding:0 1rem;font:1rem/1.6 system-ui,sans-serif}dt{color:#555}dd{margin:0 0 .6rem 1rem;overflow-wrap:anywhere;white-space:pre-line}</style>
<h1>${title}</h1>${listed(data)}</html>\n`;
}

const readable = (name: string) => escapeHtml(name.replaceAll('_', ' '));

function listed(data: Json | undefined): string {
  if (Array.isArray(data)) return data.map(listed).join('<hr>') || copy.nothing;
  if (typeof data !== 'object' || data === null) return escapeHtml(String(data ?? copy.nothing));
  const parts = Object.entries(data).map(
    ([name, part]) => `<dt>${readable(name)}</dt><dd>${listed(part)}</dd>`,
  );
  return `<dl>${parts.join('')}</dl>`;
}
