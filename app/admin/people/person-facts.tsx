import { peopleWords } from '@/content/admin-people';
import type { PersonSummary } from '@/lib/data/person-summary';
import { writeDate } from '@/lib/domain/admin/range';

const words = peopleWords.summary;

/** A person's stored data, as counts and dates. */
export function PersonFacts({ person }: { person: PersonSummary }) {
  return (
    <section aria-labelledby="facts-title">
      <h3 id="facts-title" className="mb-3 text-lg wrap-anywhere">
        {words.title(person.email)}
      </h3>
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
      <p className="mt-4 max-w-text text-sm text-muted">{words.flipsNote}</p>
    </section>
  );
}

function factsOf({ account, workbook, newsletter, messages, mails, suppression }: PersonSummary) {
  const facts: (readonly [label: string, text: string])[] = [];
  if (account) {
    const { created_at, confirmed_at, is_admin, last_sign_in_at, sessions, consents, flips } = account;
    facts.push(
      [
        words.account,
        list(
          words.accountSince(writeDate(created_at)),
          !confirmed_at && words.notConfirmed,
          is_admin && words.admin,
        ),
      ],
      [words.lastSignIn, last_sign_in_at ? writeDate(last_sign_in_at) : words.none],
      [words.sessions, words.places(sessions)],
      [
        words.consents,
        consents
          .map(({ given_at, withdrawn_at }) =>
            list(words.given(writeDate(given_at)), withdrawn_at && words.withdrawn(writeDate(withdrawn_at))),
          )
          .join('; ') || words.none,
      ],
      [
        words.flips,
        flips.count === 0
          ? words.none
          : words.flipsOf(flips.count, flips.first_month ?? '', flips.last_month ?? ''),
      ],
    );
  } else facts.push([words.account, words.none]);
  facts.push([words.workbook, workbook ? subscriptionText(workbook) : words.none]);
  facts.push([
    words.newsletter,
    newsletter
      ? list(subscriptionText(newsletter), newsletter.source === 'import' && words.imported)
      : words.none,
  ]);
  facts.push([
    words.messages,
    messages ? words.messagesOf(messages.count, writeDate(messages.last_at)) : words.none,
  ]);
  facts.push([words.mails, mails ? words.mailsOf(mails) : words.none]);
  if (suppression) {
    facts.push([
      words.suppression,
      words.suppressed(suppression.reason, writeDate(suppression.suppressed_at)),
    ]);
  }
  return facts;
}

function subscriptionText(part: {
  created_at: string;
  confirmed_at: string | null;
  unsubscribed_at: string | null;
}) {
  const { created_at, confirmed_at, unsubscribed_at } = part;
  return list(
    words.asked(writeDate(created_at)),
    confirmed_at && words.confirmed(writeDate(confirmed_at)),
    unsubscribed_at && words.stopped(writeDate(unsubscribed_at)),
  );
}

const list = (...parts: (string | false | null | undefined)[]) => parts.filter(Boolean).join(', ');
