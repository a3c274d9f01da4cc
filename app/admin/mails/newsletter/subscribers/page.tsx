import { z } from 'zod';
import { DataTable, type FigureTable } from '@/app/admin/figures';
import { ChoiceField, FieldsForm } from '@/app/admin/forms';
import { ListForm } from '@/app/admin/list-form';
import {
  AdminLink,
  adminHref,
  DashboardSection,
  type Fields,
  FilterForm,
  PAGE_SIZE,
  Pagination,
  pageOf,
  type Query,
  readSearch,
} from '@/app/admin/parts';
import { type PageRequest, workspacePage } from '@/app/admin/workspace';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { newsletterWords } from '@/content/admin/mails';
import {
  readSubscribers,
  type SubscriberList,
  type SubscriberQuery,
  subscriberStates,
} from '@/lib/data/admin/mails';
import { datetimeOf, formatDate } from '@/lib/domain/admin/dates';
import { unlistedMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { askSubscriber, endSubscription } from '../../actions';

const { list: words, subscribers: states } = newsletterWords;
const path = paths.adminSubscribers;
const tones = { reading: 'sage', waiting: 'apricot', left: 'line' } as const;

export const metadata = unlistedMetadata(path);

export default workspacePage(path, showSubscribers, { title: states.title });

async function showSubscribers({ query, client }: PageRequest) {
  const view = parseSubscribers(query);
  const data = await readSubscribers(client, { ...view, page_size: PAGE_SIZE + 1 });
  return (
    <>
      <p className="mb-4">
        <AdminLink href={paths.adminNewsletter}>{newsletterWords.compose.back}</AdminLink>
      </p>
      <DashboardSection id="growth" title={words.growth.title} note={words.growth.note}>
        <DataTable bars table={growthTable(data)} />
      </DashboardSection>
      <DashboardSection id="add" title={words.add.title} note={words.add.note}>
        <FieldsForm
          action={askSubscriber}
          fields={[{ name: 'email', type: 'email', label: words.add.email }]}
          submit={words.add.button}
        />
      </DashboardSection>
      <Subscribers data={data} view={view} />
    </>
  );
}

/** Invalid values are ignored. */
function parseSubscribers(query: Query): SubscriberQuery {
  return {
    search: readSearch(query, 254),
    wanted: subscriberStates.find((state) => state === query.state),
    after: z.guid().safeParse(query.after).data,
  };
}

function Subscribers({ data, view }: { data: SubscriberList; view: SubscriberQuery }) {
  const { rows, last } = pageOf(data.subscribers);
  const here = { q: view.search, state: view.wanted };
  const hrefOf = (fields: Fields) => `${adminHref(fields, path)}#list`;
  return (
    <DashboardSection id="list" title={words.title} note={words.note}>
      <FilterForm action={`${path}#list`} submit={words.filter}>
        <Field name="q" label={words.search}>
          <Input type="search" maxLength={254} defaultValue={view.search} autoComplete="off" />
        </Field>
        <ChoiceField
          name="state"
          label={words.state}
          options={[
            { id: '', label: words.all },
            ...subscriberStates.map((id) => ({ id, label: states[id] })),
          ]}
          chosen={view.wanted ?? ''}
        />
      </FilterForm>
      <p className="my-4 text-sm text-muted">{words.count(data.matches)}</p>
      <ListForm action={endSubscription} label={states.title}>
        <ul>
          {rows.map(({ id, email, state, created_at, list_confirmed, list_source }) => (
            <li key={id} className="border-b border-line py-[0.7rem] wrap-anywhere last:border-b-0">
              <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-1">
                <span className="min-w-0 flex-[1_0_14rem]">{email}</span>
                <time className="text-sm text-muted" dateTime={datetimeOf(created_at)}>
                  {formatDate(created_at)}
                </time>
                <Badge tone={tones[state]}>{states[state]}</Badge>
              </div>
              {(list_confirmed || list_source) && (
                <p dir="auto" className="text-sm text-muted">
                  {words.fromList(list_confirmed, list_source)}
                </p>
              )}
              {state !== 'left' && (
                <details className="text-sm" data-print="hide">
                  <summary className="link is-alone" aria-label={`${words.remove.title}: ${email}`}>
                    {words.remove.title}
                  </summary>
                  <p className="my-2">{words.remove.note}</p>
                  <Button type="submit" name="subscriber" value={id} variant="danger" size="sm">
                    {words.remove.button}
                  </Button>
                </details>
              )}
            </li>
          ))}
        </ul>
      </ListForm>
      <Pagination
        newest={view.after && hrefOf(here)}
        older={last && hrefOf({ ...here, after: last.id })}
        words={words}
      />
    </DashboardSection>
  );
}

const month = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** By month, the newest first, as far back as there is something to count. */
function growthTable({ months: all }: SubscriberList): FigureTable {
  const { title, columns } = words.growth;
  const oldest = all.findLastIndex(({ came, left }) => came + left > 0);
  const months = all.slice(0, Math.max(oldest, 0) + 1);
  return {
    title,
    columns: [columns.month, columns.came, columns.left],
    rows: months.map(({ month: name, came, left }) => [month.format(Date.parse(`${name}-01`)), came, left]),
  };
}
