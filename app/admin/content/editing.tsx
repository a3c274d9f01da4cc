import { AdminLink, adminHref, DashboardSection } from '@/app/admin/parts';
import { Badge } from '@/components/ui/badge';
import { Notice } from '@/components/ui/notice';
import { contentWords } from '@/content/admin/content';
import helplines from '@/content/helplines.json' with { type: 'json' };
import { ownerStatements } from '@/content/owner-statements';
import statements from '@/content/owner-statements.json' with { type: 'json' };
import site from '@/content/site.json' with { type: 'json' };
import testimonials from '@/content/testimonials.json' with { type: 'json' };
import {
  type ContentFileName,
  contentFile,
  contentFileNames,
  flatten,
  newTestimonial,
} from '@/lib/content-files';
import { type ContentHost, HostFailure, type HostFault, readEntries } from '@/lib/content-host';
import { releaseName } from '@/lib/env';
import { paths } from '@/lib/paths';
import { publicPages } from '@/lib/public-pages';
import { type EditedEntry, EditForm } from './edit-form';
import { everyLine, fileOf } from './entries';

const { editing: words } = contentWords;

type Entries = Readonly<Record<string, unknown>>;

/** The files of the running release; parsed like those of the repository, so that the order of an entry's fields is the same. */
const running: Readonly<Record<ContentFileName, Entries>> = {
  site: contentFile('site').parse(site),
  helplines: contentFile('helplines').parse(helplines),
  testimonials: contentFile('testimonials').parse(testimonials),
  statements: contentFile('statements').parse(statements),
};

/** The files as the host of the repository has them, or why one could not be read. */
async function readFiles(host: ContentHost): Promise<Record<ContentFileName, Entries> | HostFault> {
  try {
    const read = async (name: ContentFileName) => [name, (await readEntries(host, name)).all] as const;
    return Object.fromEntries(await Promise.all(contentFileNames.map(read))) as Record<
      ContentFileName,
      Entries
    >;
  } catch (error) {
    if (error instanceof HostFailure) return error.fault;
    console.error(error);
    return 'failed';
  }
}

const titleOf = (file: ContentFileName, id: string, entry: unknown): string => {
  if (file === 'statements') return ownerStatements.find((each) => each.id === id)?.claim ?? id;
  if (file === 'testimonials') return (entry as { name?: string } | undefined)?.name ?? words.add;
  const line = everyLine.find((each) => each.id === id);
  return line ? `${line.name}, ${line.country}` : words.files[file].title;
};

/** '' for one without a name. */
const release = () => {
  const name = releaseName();
  return name === 'unnamed' ? '' : name;
};

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const hrefOf = (edit: string) => `${adminHref({ edit }, paths.adminContent)}#editing`;

interface EditingProps {
  host: ContentHost;
  /** Such as `helplines/uk-999`, or `testimonials/new`. */
  edit: string | undefined;
  hasFactor: boolean;
}

/** The entries, and the form of the chosen one. */
export async function Editing({ host, edit = '', hasFactor }: EditingProps) {
  const hosted = await readFiles(host);
  if (typeof hosted === 'string') {
    return (
      <DashboardSection id="editing" title={words.title} note={words.note}>
        <Notice message={{ tone: 'destructive', title: words.unreadable, text: words.faults[hosted] }} />
      </DashboardSection>
    );
  }
  const waiting = contentFileNames.flatMap((file) =>
    [...new Set([...Object.keys(hosted[file]), ...Object.keys(running[file])])].flatMap((id) =>
      isSame(hosted[file][id], running[file][id]) ? [] : [`${file}/${id}`],
    ),
  );
  const state = waiting.length > 0 ? await host.state() : null;
  const chosen = entryOf(edit, hosted);
  return (
    <DashboardSection id="editing" title={words.title} note={words.note}>
      <p role="status" className="mb-5 max-w-text">
        {waiting.length === 0
          ? words.allLive(release())
          : `${words.waiting(waiting.length, release())} ${state ? words.states[state] : words.states.unknown}`}
      </p>
      {chosen && (
        <div className="mb-8 grid gap-4 border-y border-line py-6">
          <h3 className="text-xl wrap-anywhere">{chosen.title}</h3>
          <EditForm key={`${chosen.file}/${chosen.id}`} {...chosen} hasFactor={hasFactor} />
          <p>
            <AdminLink href={`${paths.adminContent}#editing`}>{words.close}</AdminLink>
          </p>
        </div>
      )}
      {contentFileNames.map((file) => (
        <details key={file} className="border-b border-line py-3" open={chosen?.file === file || undefined}>
          <summary className="link">{words.files[file].title}</summary>
          <ul className="mt-2">
            {Object.entries(hosted[file]).map(([id, entry]) => (
              <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-1">
                <AdminLink className="link wrap-anywhere" href={hrefOf(`${file}/${id}`)}>
                  {titleOf(file, id, entry)}
                </AdminLink>
                {waiting.includes(`${file}/${id}`) && <Badge tone="apricot">{words.notLive}</Badge>}
              </li>
            ))}
          </ul>
          {file === 'testimonials' && (
            <p className="mt-2">
              <AdminLink href={hrefOf('testimonials/new')}>{words.add}</AdminLink>
            </p>
          )}
        </details>
      ))}
    </DashboardSection>
  );
}

function entryOf(edit: string, hosted: Readonly<Record<ContentFileName, Entries>>): EditedEntry | null {
  const [name = '', id = ''] = edit.split('/');
  const file = contentFileNames.find((each) => each === name);
  if (!file) return null;
  const isNew = file === 'testimonials' && id === 'new';
  const entry = isNew ? newTestimonial : Object.hasOwn(hosted[file], id) ? hosted[file][id] : null;
  if (!entry) return null;
  // Of a statement only the day: its words change with the page.
  const textsOf = (each: unknown) =>
    flatten(each).filter(([name]) => file !== 'statements' || name === 'confirmed');
  const live = Object.hasOwn(running[file], id) ? Object.fromEntries(textsOf(running[file][id])) : null;
  return {
    file,
    id: isNew ? '' : id,
    title: titleOf(file, id, isNew ? undefined : entry),
    was: JSON.stringify(isNew ? null : entry),
    texts: textsOf(entry),
    live,
    preview: previewOf(file, id),
    others:
      file === 'testimonials'
        ? Object.entries(hosted.testimonials)
            .filter(([other]) => other !== id)
            .map(([other, review]) => [other, Object.fromEntries(flatten(review))] as const)
        : [],
  };
}

/** Pages of files whose name tells of none. */
const pagesOf: Readonly<Record<string, string>> = {
  'author-bio': '/about',
  faq: '/',
  'book-outline': '/book',
};

/** Where an entry is seen. Of a statement the page of its file, with its words marked. */
function previewOf(file: ContentFileName, id: string): EditedEntry['preview'] {
  const { page } = words.files[file];
  const statement = file === 'statements' && ownerStatements.find((each) => each.id === id);
  if (!statement) return { path: page };
  const source = `content/${statement.file}.ts`;
  const path = publicPages().find((each) => fileOf(each.path) === source)?.path;
  return { path: path ?? pagesOf[statement.file] ?? page, marked: statement.words };
}
