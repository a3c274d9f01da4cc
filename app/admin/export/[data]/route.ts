import type { NextRequest } from 'next/server';
import { peopleWords } from '@/content/admin/people';
import { site } from '@/content/site';
import { exportSubscribers } from '@/lib/data/admin/mails';
import { exportPerson } from '@/lib/data/admin/people';
import { exportTitles } from '@/lib/data/personal-data';
import { toCsv } from '@/lib/domain/csv';
import { publicEnv } from '@/lib/env';
import { fileResponse, textResponse } from '@/lib/http/responses';
import { paths } from '@/lib/paths';
import { escapeHtml } from '@/lib/rich-text/inline';
import type { Json } from '@/lib/supabase/database.types';
import { provenFile } from '../admin-file';

const { export: copy } = peopleWords;

/** A person's stored data as JSON or as a page to read. */
const person = provenFile(paths.adminPeople, async (client, form) => {
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

/** The data as a letter to the person: what it is for, what is stored, and their rights; to read, print or send. */
function readablePage(email: string, data: Json): string {
  const { lead, about, more } = copy.document;
  const title = escapeHtml(copy.pageTitle(email));
  const privacy = escapeHtml(`${publicEnv().SITE_URL}/privacy`);
  // The workspace's own summary says nothing that the rows do not.
  const { summary: _, ...stored } = data && typeof data === 'object' && !Array.isArray(data) ? data : {};
  const parts = Object.entries(stored)
    .filter(([, rows]) => Array.isArray(rows) && rows.length > 0)
    .map(([name, rows]) => `<h2>${readable(name)}</h2>${listed(rows)}`);
  const paragraphs = about.map(
    ([heading, text]) => `<h3>${escapeHtml(heading)}</h3><p>${escapeHtml(text)}</p>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>body{max-width:46rem;margin:2rem auto;padding:0 1rem;font:1rem/1.6 system-ui,sans-serif}dt{color:#555}dd{margin:0 0 .6rem 1rem;overflow-wrap:anywhere;white-space:pre-line}</style>
<h1>${title}</h1><p>${escapeHtml(lead(site.name, moment.format(new Date())))}</p>${parts.join('')}
<h2>${escapeHtml(copy.aboutTitle)}</h2>${paragraphs.join('')}<p><a href="${privacy}">${escapeHtml(more)}</a>: ${privacy}</p></html>\n`;
}

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
const titles: Readonly<Record<string, string>> = { ...exportTitles, ...copy.columns };
const readable = (name: string) => escapeHtml(titles[name] ?? name.replaceAll('_', ' '));
/** Columns that only link the rows; they are in the file for machines. */
const isLink = (name: string) => /(?:^|_)id$|^sequence$|^unsubscribed_after$/.test(name);

function listed(data: Json | undefined): string {
  if (Array.isArray(data)) return data.map(listed).join('<hr>') || copy.nothing;
  if (typeof data !== 'object' || data === null) return escapeHtml(inWords(data ?? null));
  const parts = Object.entries(data)
    .filter(([name, part]) => part !== null && !isLink(name))
    .map(([name, part]) => `<dt>${readable(name)}</dt><dd>${listed(part)}</dd>`);
  return `<dl>${parts.join('')}</dl>`;
}

function inWords(value: string | number | boolean | null): string {
  if (value === null) return copy.nothing;
  if (typeof value === 'boolean') return value ? copy.yes : copy.no;
  const isMoment = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(value);
  return isMoment ? `${moment.format(Date.parse(value))} UTC` : String(value);
}

const columns = [
  'email',
  'status',
  'source',
  'consent_version',
  'consent_at',
  'confirmed_at',
  'unsubscribed_at',
  'list_confirmed',
  'list_source',
];

/** The newsletter subscribers as CSV. */
const subscribers = provenFile(paths.adminNewsletter, async (client) => {
  const rows = await exportSubscribers(client);
  return fileResponse(toCsv([{ columns, rows }]), 'text/csv', 'flip-method-subscribers.csv');
});

const files = { person, subscribers };

/** Exports personal data, for an admin who has just proved who they are. */
export async function POST(request: NextRequest, { params }: { params: Promise<{ data: string }> }) {
  const { data } = await params;
  if (data === 'person' || data === 'subscribers') return files[data](request);
  return textResponse('There is no such export.', 404);
}
