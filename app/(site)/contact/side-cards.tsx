import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { shownClaim } from '@/content/claims';
import { contact } from '@/content/contact';

/** Links that may answer a question before it is sent. */
export function SideCards() {
  const { questions, speaking, press, response } = contact.cards;
  const promise = shownClaim(contact.responseClaim);
  return (
    <div className="grid gap-10">
      <Card look="sheet" className="grid gap-2">
        <h2 className="text-xl">{response.title}</h2>
        {promise && <p className="figures font-serif text-3xl">{promise.value}</p>}
        <p>{response.text}</p>
      </Card>
      <div className="grid justify-items-start gap-3">
        <h2 className="text-xl">{questions.title}</h2>
        <p>{questions.text}</p>
        <ButtonLink href={questions.link.href} variant="secondary" size="sm">
          {questions.link.label}
        </ButtonLink>
      </div>
      <div className="grid justify-items-start gap-3 border-t border-line pt-8">
        <h2 className="text-xl">{speaking.title}</h2>
        <p>{speaking.text}</p>
        <ul className="grid list-disc gap-1 pl-5">
          {speaking.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <ButtonLink href={speaking.link.href} variant="secondary" size="sm">
          {speaking.link.label}
        </ButtonLink>
      </div>
      <div className="grid justify-items-start gap-3 border-t border-line pt-8">
        <h2 className="text-xl">{press.title}</h2>
        <p>{press.text}</p>
        <ButtonLink href={press.link.href} variant="secondary" size="sm">
          {press.link.label}
        </ButtonLink>
      </div>
    </div>
  );
}
