import { DeskForm } from '@/components/admin/desk-form';
import { InboxFilter } from '@/components/admin/inbox-filter';
import { LedgerSection } from '@/components/admin/ledger-section';
import { Letter } from '@/components/admin/letter';
import { adminWords } from '@/content/admin';
import { markLetter } from './actions';
import { type AdminView, adminHref, auditFields, letterFields, rangeFields, streamField } from './address';
import { topicLabel } from './desk-tables';
import { type DashboardData, LETTERS_SHOWN } from './read-dashboard';

const words = adminWords.inbox;

interface InboxProps {
  data: DashboardData;
  view: AdminView;
  /** Epoch milliseconds. */
  now: number;
}

export function Inbox({ data: { inbox, opened }, view, now }: InboxProps) {
  const { messages, matches } = inbox;
  const kept = { ...rangeFields(view), ...auditFields(view), ...streamField(view) };
  const here = { ...kept, ...letterFields(view) };
  const last = messages.at(-1);
  const older = last && messages.length === LETTERS_SHOWN ? { ...here, before: last.created_at } : null;
  const page = { ...here, ...(view.before && { before: view.before }) };
  return (
    <LedgerSection id="letters" title={words.title} note={words.note}>
      <InboxFilter {...view} kept={kept} />
      <p className="my-6 text-muted">
        {matches === 0 ? words.empty : words.count(matches)}
        {Object.keys(letterFields(view)).length > 0 && (
          <>
            {' · '}
            <a className="link" href={`${adminHref(kept)}#letters`}>
              {words.reset}
            </a>
          </>
        )}
      </p>
      <DeskForm action={markLetter} label={words.title}>
        <ul className="inbox">
          {messages.map((letter) => (
            <Letter
              key={letter.id}
              letter={letter}
              topic={topicLabel(letter.type)}
              now={now}
              words={letter.id === view.letter ? opened : null}
              openHref={`${adminHref({ ...page, letter: letter.id })}#letter-${letter.id}`}
              closeHref={`${adminHref(page)}#letter-${letter.id}`}
            />
          ))}
        </ul>
      </DeskForm>
      <p className="mt-6 flex flex-wrap gap-6" data-print="hide">
        {view.before && (
          <a className="link" href={`${adminHref(here)}#letters`}>
            {words.newest}
          </a>
        )}
        {older && (
          <a className="link" href={`${adminHref(older)}#letters`}>
            {words.older}
          </a>
        )}
      </p>
    </LedgerSection>
  );
}
