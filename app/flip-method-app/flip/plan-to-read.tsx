import type { ReactNode } from 'react';
import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogTitle,
} from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { planWords } from '@/content/flip/plan';
import {
  type Answers,
  companyFields,
  daytimeFields,
  type PlanField,
  type PlanPerson,
  personIn,
  planFields,
  signBox,
} from '@/lib/domain/plan';
import { useNotebookSummary } from '../shell/preferences';

/*
 * What a person wrote is not translated: a translator of pages would send it away, and it may be in their own language.
 */

/** Each number of a person, as a button that calls it. Without one, the name. */
function CallLinks({ role, person }: { role: string; person: PlanPerson }) {
  const { name, telephones } = person;
  if (telephones.length === 0)
    return (
      <p className="font-serif text-xl">
        <span className="block font-sans text-sm text-muted">{role}</span>
        <span translate="no">{name}</span>
      </p>
    );
  return telephones.map(({ label, href }) => (
    <a
      key={href}
      href={href}
      className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 rounded-md border-2 border-edge bg-surface px-4 py-2 leading-tight text-ink no-underline hover:border-ink"
    >
      {/* A screen reader hears the name first. */}
      <span className="flex flex-col-reverse">
        <span className="font-serif text-xl">
          <span className="sr-only">{planWords.call}</span>
          <span translate="no">{name || label}</span>
        </span>{' '}
        <span className="text-sm text-muted">{role}</span>
      </span>{' '}
      {name && (
        <span className="figures text-lg font-semibold" translate="no">
          {label}
        </span>
      )}
    </a>
  ));
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="text-lg">{title}</h2>
      {children}
    </section>
  );
}

interface WrittenProps {
  plan: Answers;
  title: string;
  fields: readonly PlanField[];
  /** Lines before the written ones. */
  before?: readonly string[];
}

/** Some lines of the plan under their labels; nothing where nothing is written. */
function Written({ plan, title, fields, before = [] }: WrittenProps) {
  const written = fields.filter((field) => plan[planFields[field]]);
  if (written.length === 0 && before.length === 0) return null;
  const look = 'font-serif text-xl leading-snug whitespace-pre-line';
  return (
    <Part title={title}>
      {before.length > 0 && (
        <ul className="grid gap-1 text-lg">
          {before.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {/* A single line has the title for its label. */}
      {fields.length === 1 ? (
        written.map((field) => (
          <p key={field} className={look} translate="no" dir="auto">
            {plan[planFields[field]]}
          </p>
        ))
      ) : (
        <dl className="grid gap-4">
          {written.map((field) => (
            <div key={field}>
              <dt className="text-sm text-muted">{planWords.lines[field]}</dt>
              <dd className={look} translate="no" dir="auto">
                {plan[planFields[field]]}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Part>
  );
}

/** The plan to read in large type: whom to call, what to do, and everything else that was written. */
export function PlanToRead({ plan }: { plan: Answers }) {
  const company = companyFields.flatMap((fields, index) => {
    const person = personIn(plan, fields);
    return person ? [{ role: planWords.company.places[index] ?? '', person }] : [];
  });
  const daytime = (['doctor', 'pharmacy', 'therapist'] as const).flatMap((role) => {
    const person = personIn(plan, daytimeFields[role]);
    return person ? [{ role: planWords.daytime[role], person }] : [];
  });
  const signs = planWords.signs.filter((_, index) => plan[signBox(index)]);
  return (
    <div className="grid grid-cols-1 gap-8 wrap-anywhere">
      <CalmSentence />
      {company.length > 0 && (
        <Part title={planWords.company.text}>
          {company.map((each) => (
            <CallLinks key={each.role} {...each} />
          ))}
        </Part>
      )}
      <Written plan={plan} title={planWords.bad} fields={['first', 'flip', 'spot', 'say']} />
      {daytime.length > 0 && (
        <Part title={planWords.byDay.title}>
          {daytime.map((each) => (
            <CallLinks key={each.role} {...each} />
          ))}
          <p className="text-sm text-muted">{planWords.byDay.text}</p>
        </Part>
      )}
      <Written plan={plan} title={planWords.lines.signs} fields={['signs']} before={signs} />
      <Written
        plan={plan}
        title={planWords.longer}
        fields={['keep', 'tell', 'week', 'helped', 'help', 'ahead']}
      />
      <Written plan={plan} title={planWords.medical} fields={['back', 'urgent', 'source', 'appointment']} />
    </div>
  );
}

/** What the person wrote to themselves on a calm day, if they did. */
export function CalmSentence() {
  const sentence = useNotebookSummary().plan[planFields.reminder];
  if (!sentence) return null;
  return (
    <figure className="grid grid-cols-1 gap-1 border-l-2 border-(--sage-text) pl-4">
      <blockquote
        translate="no"
        dir="auto"
        className="font-serif text-xl leading-snug whitespace-pre-line wrap-anywhere"
      >
        {sentence}
      </blockquote>
      <figcaption className="text-sm text-muted">{planWords.from}</figcaption>
    </figure>
  );
}

/** The person's own doctor, if the plan has one. */
export function OwnDoctor() {
  const person = personIn(useNotebookSummary().plan, daytimeFields.doctor);
  if (!person) return null;
  return (
    <div className="grid grid-cols-1 gap-1 wrap-anywhere">
      <CallLinks
        role={`${planWords.daytime.doctor}: ${planWords.byDay.title.toLowerCase()}`}
        person={person}
      />
    </div>
  );
}

/** Whether there is a plan to read. */
export const useHasPlan = () => Object.keys(useNotebookSummary().plan).length > 0;

/** The plan over the flip, which waits meanwhile. */
export function PlanDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { plan } = useNotebookSummary();
  return (
    <AlertDialog open={open}>
      <AlertDialogContent className="max-w-[34rem] gap-6" onEscapeKeyDown={onClose}>
        <AlertDialogTitle className="text-3xl">{planWords.title}</AlertDialogTitle>
        <AlertDialogDescription className="-mt-4">{planWords.waits}</AlertDialogDescription>
        <AlertDialogCancel asChild onClick={onClose}>
          <Button>{planWords.close}</Button>
        </AlertDialogCancel>
        <PlanToRead plan={plan} />
      </AlertDialogContent>
    </AlertDialog>
  );
}
