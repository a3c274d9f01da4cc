import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { inboxWords as words } from '@/content/admin-inbox';
import { contactTopics } from '@/content/contact-topics';
import type { MessageState } from '@/lib/domain/admin/message-state';
import { paths } from '@/lib/paths';

interface InboxFilterProps {
  search: string;
  topic: string | null;
  shown: keyof typeof words.states;
  /** How many messages there are in each state. */
  counts: Record<MessageState, number>;
}

/** A plain form: what was looked for is in the address. The list stays where it was. */
export function InboxFilter({ search, topic, shown, counts }: InboxFilterProps) {
  const all = { ...counts, open: counts.new + counts['in-progress'], all: undefined };
  return (
    <search data-print="hide">
      <form action={`${paths.adminInbox}#list`} className="inbox-filter">
        <Field name="q" label={words.search} className="grow">
          <Input type="search" maxLength={200} defaultValue={search} />
        </Field>
        <Field name="topic" label={words.topic}>
          <Select defaultValue={topic ?? ''}>
            <option value="">{words.allTopics}</option>
            {contactTopics.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Field name="state" id="state-shown" label={words.state}>
          <Select defaultValue={shown}>
            {Object.entries(words.states).map(([state, label]) => {
              const count = all[state as keyof typeof all];
              return (
                <option key={state} value={state}>
                  {count === undefined ? label : `${label} (${count})`}
                </option>
              );
            })}
          </Select>
        </Field>
        <Button type="submit" variant="secondary">
          {words.filter}
        </Button>
      </form>
    </search>
  );
}
