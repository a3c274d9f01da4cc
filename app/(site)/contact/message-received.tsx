import { LinkButton } from '@/components/site/link-button';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { contactForm } from '@/content/contact-form';
import { AGAIN_FIELD, type FormMessage, type FormState } from '@/lib/forms/form-state';
import type { ContactField } from './actions';

interface MessageReceivedProps {
  message: FormMessage;
  values: FormState<ContactField>['values'];
  send: (formData: FormData) => void;
}

/** Replaces the form once the message is stored. The link back keeps the typed values. */
export function MessageReceived({ message, values, send }: MessageReceivedProps) {
  const { heading, text, again, workbook } = contactForm.thanks;
  return (
    <div className="grid max-w-prose gap-6">
      <h2 tabIndex={-1} className="text-3xl outline-none">
        {heading}
      </h2>
      <Notice message={message} />
      <p className="text-lg">{text}</p>
      <div className="flex flex-wrap gap-4">
        <LinkButton link={workbook} />
        <form action={send}>
          <input type="hidden" name={AGAIN_FIELD} value="1" />
          {Object.entries(values).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" variant="secondary">
            {again}
          </Button>
        </form>
      </div>
    </div>
  );
}
