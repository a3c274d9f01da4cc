import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { inboxWords as words } from '@/content/admin-inbox';
import { contactTopics } from '@/content/contact';
import type { MessageState } from '@/lib/domain/admin/inbox';
import { paths } from '@/lib/paths';
import { ChoiceField } from './choice-field';
import { FilterForm } from './filter-form';

interface InboxFilterProps {
  search: string;
  topic: string | null;
  shown: keyof typeof words.states;
  /** Number of messages by state. */
  counts: Record<MessageState, number>;
}

/** The fragment `#list` keeps the list in view. */
export function InboxFilter({ search, topic, shown, counts }: InboxFilterProps) {
  const all: Partial<Record<string, number>> = { ...counts, open: counts.new + counts['in-progress'] };
  const states = Object.entries(words.states).map(([id, label]) => ({
    id,
    label: all[id] === undefined ? label : `${label} (${all[id]})`,
  }));
  return (
    <FilterForm action={`${paths.adminInbox}#list`} submit={words.filter}>
      <Field name="q" label={words.search} className="grow">
        <Input type="search" maxLength={200} defaultValue={search} />
      </Field>
      <ChoiceField
        name="topic"
        label={words.topic}
        options={[{ id: '', label: words.allTopics }, ...contactTopics]}
        chosen={topic ?? ''}
      />
      <ChoiceField name="state" id="state-shown" label={words.state} options={states} chosen={shown} />
    </FilterForm>
  );
}
