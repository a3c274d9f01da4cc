import { LinkButton } from '@/components/site/link-button';
import { Card } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import { shownClaim } from '@/content/claims';
import { contact } from '@/content/contact';

/** Links that may answer a question before it is sent. */
export function SideCards() {
  const { response, others } = contact.cards;
  const promise = shownClaim(contact.responseClaim);
  return (
    <div className="grid gap-10">
      <Card look="sheet" className="grid gap-2">
        <h2 className="text-xl">{response.title}</h2>
        {promise && <p className="figures font-serif text-3xl">{promise.value}</p>}
        <p>{response.text}</p>
      </Card>
      {others.map(({ title, text, items, link }, index) => (
        <div
          key={title}
          className={cn('grid justify-items-start gap-3', index > 0 && 'border-t border-line pt-8')}
        >
          <h2 className="text-xl">{title}</h2>
          <p>{text}</p>
          {items && (
            <ul className="grid list-disc gap-1 pl-5">
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
          <LinkButton link={link} variant="secondary" size="sm" />
        </div>
      ))}
    </div>
  );
}
