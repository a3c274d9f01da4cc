import { adminWords } from '@/content/admin';
import { paths } from '@/lib/paths';

const words = adminWords.waiting;

interface WaitingListProps {
  messages: number;
  /** Of these, past the promised time. */
  late: number;
  failedMails: number;
}

/** What asks for a hand, before any figure. */
export function WaitingList({ messages, late, failedMails }: WaitingListProps) {
  const name = (count: number, { one, many }: { one: string; many: string }) =>
    `${count} ${count === 1 ? one : many}`;
  if (messages === 0 && failedMails === 0) return <p className="is-wide text-muted">{words.nothing}</p>;
  return (
    <ul aria-label={words.title} className="is-wide flex flex-wrap gap-x-8 gap-y-2">
      {messages > 0 && (
        <li>
          <a className="link" href={paths.adminInbox}>
            {name(messages, words.messages)}
          </a>
          {late > 0 && `, ${late} ${words.late}`}
        </li>
      )}
      {failedMails > 0 && (
        <li>
          <a className="link" href={paths.adminMails}>
            {name(failedMails, words.mails)}
          </a>
        </li>
      )}
    </ul>
  );
}
