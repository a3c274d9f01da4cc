import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { adminWords } from '@/content/admin';
import { contactTopics } from '@/content/contact-topics';
import { paths } from '@/lib/paths';

const words = adminWords.inbox;

interface InboxFilterProps {
  search: string;
  topic: string | null;
  shown: keyof typeof words.states;
  /** The rest of the address, which a search keeps. */
  kept: Record<string, string>;
}

/** A plain form: what was looked for stands in the address. */
export function InboxFilter({ search, topic, shown, kept }: InboxFilterProps) {
  return (
    <search data-print="hide">
      <form action={`${paths.admin}#inbox`} className="inbox-filter">
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
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
            {Object.entries(words.states).map(([state, label]) => (
              <option key={state} value={state}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Button type="submit" variant="secondary">
          {words.filter}
        </Button>
      </form>
    </search>
  );
}
