import { z } from 'zod';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { adminWords } from '@/content/admin';
import { peopleWords } from '@/content/admin-people';
import { type PeopleData, type PeopleQuery, readPeople } from '@/lib/data/admin-people';
import { datetimeOf, writeDate } from '@/lib/domain/admin/range';
import { isLocalDate } from '@/lib/domain/local-date';
import { unlistedMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { ChoiceField } from '../forms';
import {
  adminHref,
  DashboardSection,
  FilterForm,
  MoreLinks,
  PAGE_SIZE,
  PersonRow,
  pageOf,
  type Query,
  readMoment,
  readOne,
} from '../parts';
import { workspacePage } from '../workspace';
import { PersonLookup, Roles } from './forms';

const { list: words } = peopleWords;

export const metadata = unlistedMetadata(paths.adminPeople);

export default workspacePage(
  paths.adminPeople,
  async ({ query, client, hasFactor }) => {
    const view = parsePeople(query);
    const data = await readPeople(client, { ...view, page_size: PAGE_SIZE + 1 });
    return (
      <>
        <PersonLookup key={view.person} opened={data.person} hasFactor={hasFactor} />
        <People data={data} view={view} />
        <Roles admins={data.admins} hasFactor={hasFactor} />
      </>
    );
  },
  { notices: { failed: peopleWords.export.failed } },
);

/** The filters and the opened person; invalid values are ignored. */
function parsePeople(query: Query): PeopleQuery {
  const get = (name: string) => readOne(query, name);
  const search = (get('q') ?? '').replaceAll('\0', '').trim().slice(0, 254);
  const since = get('since') ?? '';
  const before = readMoment(get('before'));
  const person = z.guid().safeParse(get('person')).data;
  return {
    ...(search && { search }),
    ...(get('role') === 'admin' && { wanted: 'admin' }),
    ...(isLocalDate(since) && since >= '2000-01-01' && since <= '2100-12-31' && { since }),
    ...(before && { before }),
    ...(person && { person }),
  };
}

function People({ data: { people, matches }, view }: { data: PeopleData; view: PeopleQuery }) {
  const { search, wanted, since, before } = view;
  const { rows, last } = pageOf(people);
  const here = { q: search, role: wanted, since };
  const hrefOf = (fields: Query) => `${adminHref(fields, paths.adminPeople)}#people`;
  return (
    <DashboardSection id="people" title={words.title} note={words.note}>
      <FilterForm action={`${paths.adminPeople}#people`} submit={words.filter}>
        <Field name="q" label={words.search}>
          <Input type="search" maxLength={254} defaultValue={search} autoComplete="off" />
        </Field>
        <ChoiceField name="role" label={words.role} options={words.roles} chosen={wanted ?? ''} />
        <Field name="since" label={words.since}>
          <Input type="date" defaultValue={since} />
        </Field>
      </FilterForm>
      <p className="mt-5 text-sm text-muted">{words.count(matches)}</p>
      <ul>
        {rows.map(({ id, email, created_at, is_admin }) => (
          <PersonRow
            key={id}
            id={id}
            name={email ?? adminWords.users.unknown}
            fact={
              <>
                {adminWords.users.joined}{' '}
                <time dateTime={datetimeOf(created_at)}>{writeDate(created_at)}</time>
              </>
            }
            tone={is_admin ? 'sea' : 'line'}
            badge={is_admin ? adminWords.users.admin : adminWords.users.user}
          />
        ))}
      </ul>
      <MoreLinks
        newest={before ? hrefOf(here) : null}
        older={last && hrefOf({ ...here, before: last.created_at })}
        words={words}
      />
    </DashboardSection>
  );
}
