import { z } from 'zod';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { adminWords } from '@/content/admin/admin';
import { auditWords } from '@/content/admin/audit';
import { peopleWords } from '@/content/admin/people';
import { type PeopleData, type PeopleQuery, readPeople, type StoredPerson } from '@/lib/data/admin/people';
import { formatDate } from '@/lib/domain/admin/dates';
import { bareAddress, isEmailAddress, normaliseEmail } from '@/lib/domain/email-address';
import { unlistedMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import {
  adminHref,
  DashboardSection,
  type Fields,
  FilterForm,
  JoinedDate,
  PAGE_SIZE,
  Pagination,
  PersonRow,
  ProofField,
  pageOf,
  type Query,
  readSearch,
} from '../parts';
import { type PageRequest, workspacePage } from '../workspace';
import { NeverForm, RemoveForm, Roles } from './forms';

const { list, summary: words, export: copy } = peopleWords;

export const metadata = unlistedMetadata(paths.adminPeople);

export default workspacePage(paths.adminPeople, showPeople, { notices: { failed: copy.failed } });

async function showPeople({ query, client, hasFactor }: PageRequest) {
  const view = parsePeople(query);
  const wanted = view.email ?? view.person;
  const data = await readPeople(client, { ...view, page_size: PAGE_SIZE + 1 });
  return (
    <>
      {wanted && (
        <Person
          key={wanted}
          person={data.person}
          email={data.person?.email ?? view.email}
          requests={data.requests}
          hasFactor={hasFactor}
        />
      )}
      <People data={data} view={view} />
      <Roles admins={data.admins} invitations={data.invitations} hasFactor={hasFactor} />
    </>
  );
}

/** The search, and the person by account or whole address; invalid values are ignored. */
function parsePeople(query: Query): PeopleQuery {
  const search = readSearch(query, 254);
  const address = normaliseEmail(bareAddress(search));
  return {
    search,
    email: isEmailAddress(address) ? address : undefined,
    after: z.guid().safeParse(query.after).data,
    person: z.guid().safeParse(query.person).data,
  };
}

function People({ data: { people, matches }, view }: { data: PeopleData; view: PeopleQuery }) {
  const { search, email, after } = view;
  const { rows, last } = pageOf(people);
  const here = { q: search };
  const hrefOf = (fields: Fields) => adminHref(fields, paths.adminPeople);
  return (
    <DashboardSection id="people" title={list.title} note={list.note}>
      <FilterForm action={paths.adminPeople} submit={list.filter}>
        <Field name="q" label={list.search}>
          <Input type="search" maxLength={254} defaultValue={search} autoComplete="off" />
        </Field>
      </FilterForm>
      <p className="mt-5 text-sm text-muted">
        {list.count(matches)}
        {search && !email && list.wholeAddressOnly}
      </p>
      <ul>
        {rows.map(({ id, email, created_at, is_admin }) => (
          <PersonRow
            key={id}
            id={id}
            name={email ?? adminWords.users.unknown}
            fact={<JoinedDate at={created_at} />}
            tone={is_admin ? 'sea' : 'line'}
            badge={is_admin ? adminWords.users.admin : adminWords.users.user}
          />
        ))}
      </ul>
      <Pagination
        newest={after && hrefOf(here)}
        older={last && hrefOf({ ...here, after: last.id })}
        words={list}
      />
    </DashboardSection>
  );
}

/** What is stored about a person, to show, export and delete. */
interface PersonProps {
  person: StoredPerson | null;
  /** Undefined for an account that was deleted. */
  email: string | undefined;
  requests: PeopleData['requests'];
  hasFactor: boolean;
}

function Person({ person, email, requests, hasFactor }: PersonProps) {
  return (
    <DashboardSection
      id="person"
      title={person ? words.title(person.email) : words.nothing}
      note={words.note}
    >
      {requests.length > 0 && (
        <ul aria-label={words.requests} className="mb-6 grid gap-1">
          {requests.map(({ action, at, actor_email }) => (
            <li key={at}>
              {words.met(acts[action] ?? action, formatDate(at), actor_email ?? auditWords.server)}
            </li>
          ))}
        </ul>
      )}
      {person && (
        <>
          <dl>
            {factsOf(person).map(([label, text]) => (
              <div
                key={label}
                className="grid gap-x-6 border-b border-line py-[0.55rem] md:grid-cols-[14rem_minmax(0,1fr)]"
              >
                <dt className="text-muted">{label}</dt>
                <dd className="wrap-anywhere">{text}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-4 mb-8 max-w-text text-sm text-muted">{words.flipsNote}</p>
          <form method="post" action={paths.adminExportPerson} aria-label={copy.title} className="grid gap-4">
            <h3 className="text-lg">{copy.title}</h3>
            <p className="max-w-text">{copy.note}</p>
            <input type="hidden" name="email" value={person.email} />
            <ProofField id="export" hasFactor={hasFactor} />
            <p className="flex flex-wrap gap-3">
              <Button type="submit" variant="secondary" name="as" value="page">
                {copy.button}
              </Button>
              <Button type="submit" variant="quiet" name="as" value="json">
                {copy.jsonButton}
              </Button>
            </p>
          </form>
        </>
      )}
      {email && <NeverForm email={email} />}
      <RemoveForm email={person?.email} hasFactor={hasFactor} />
    </DashboardSection>
  );
}

const reasons: Record<string, string> = words.reasons;
const acts: Record<string, string> = auditWords.acts;

type Fact = readonly [label: string, text: string];

function factsOf({ account, workbook, newsletter, messages, mails, suppression }: StoredPerson): Fact[] {
  return [
    ...(account ? accountFacts(account) : [[words.account, words.none] as const]),
    [words.workbook, workbook ? joined(words.byForm.workbook, subscriptionText(workbook)) : words.none],
    [
      words.newsletter,
      newsletter
        ? joined(
            newsletter.source === 'import' ? words.imported : words.byForm.newsletter,
            subscriptionText(newsletter),
          )
        : words.none,
    ],
    [words.messages, messages ? words.messagesOf(messages.count, formatDate(messages.last_at)) : words.none],
    [words.mails, mails ? words.mailsOf(mails) : words.none],
    ...(suppression
      ? [
          [
            words.suppression,
            words.suppressed(
              reasons[suppression.reason] ?? suppression.reason,
              formatDate(suppression.suppressed_at),
            ),
          ] as const,
        ]
      : []),
  ];
}

function accountFacts(account: NonNullable<StoredPerson['account']>): Fact[] {
  const { created_at, confirmed_at, is_admin, last_sign_in_at, sessions, consents, flips } = account;
  const since = words.accountSince(formatDate(created_at));
  const given = consents.map(({ given_at, withdrawn_at }) =>
    joined(words.given(formatDate(given_at)), withdrawn_at && words.withdrawn(formatDate(withdrawn_at))),
  );
  const { count, first_month, last_month } = flips;
  return [
    [words.account, joined(since, !confirmed_at && words.notConfirmed, is_admin && words.admin)],
    [words.lastSignIn, last_sign_in_at ? formatDate(last_sign_in_at) : words.none],
    [words.sessions, words.places(sessions)],
    [words.consents, given.join('; ') || words.none],
    [words.flips, count === 0 ? words.none : words.flipsOf(count, first_month ?? '', last_month ?? '')],
  ];
}

function subscriptionText(part: NonNullable<StoredPerson['workbook' | 'newsletter']>) {
  const { created_at, confirmed_at, unsubscribed_at } = part;
  return joined(
    words.asked(formatDate(created_at)),
    confirmed_at ? words.confirmed(formatDate(confirmed_at)) : words.notConfirmed,
    unsubscribed_at && words.stopped(formatDate(unsubscribed_at)),
  );
}

const joined = (...parts: (string | false | null | undefined)[]) => parts.filter(Boolean).join(', ');
