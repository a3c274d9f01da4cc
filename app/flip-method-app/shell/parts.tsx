'use client';

import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { CrisisLink } from '@/components/site/navigation';
import { nearest } from '@/components/site/numbers';
import { SafetyShort } from '@/components/site/safety';
import { Button, ButtonLink } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { disclaimer } from '@/content/disclaimer';
import { flipWords } from '@/content/flip/flip';
import { emergency, type SafetyNumber, talk } from '@/content/safety';
import { areaOf } from '@/lib/domain/area';
import { goBack, openView, useFocusAfterRemoval, type View } from './views';

/** Where this device is; see `areaOf`. Unknown where the page is built, which has a language and a time zone, too. */
export const deviceArea = () =>
  typeof document === 'undefined'
    ? ''
    : areaOf(navigator.language, Intl.DateTimeFormat().resolvedOptions().timeZone);

/**
 * Any view except the flip: fills the window, and ends with the safety block, in place of the site's footer. Neither it nor
 * the title is printed with a text for others (`data-alone`).
 */
export function IdleView({ children }: { children: ReactNode }) {
  const view = useFocusAfterRemoval();
  return (
    <div ref={view} className="flip-view">
      {children}
      <footer className="flip-links mx-auto grid w-full max-w-[calc(var(--container-page)+2*var(--gutter))] justify-items-start gap-2 px-(--gutter) pb-[clamp(2rem,1.5rem+2vw,3rem)] text-sm text-muted print:in-[:has([data-alone])]:hidden [&>p]:max-w-text">
        <CrisisLink className="min-h-11 text-lg" />
        <SafetyShort isWhole area={deviceArea()} />
        <p>{disclaimer.short}</p>
      </footer>
    </div>
  );
}

/** In emergency mode's order. */
export const crisisNumbers: readonly SafetyNumber[] = [...emergency.numbers, ...talk.numbers];

/** Those that emergency mode shows first. Where the area is unknown, no talk line, as it is one of four. */
export function firstNumbers(): readonly SafetyNumber[] {
  const near = nearest(crisisNumbers, deviceArea());
  return near === crisisNumbers ? emergency.numbers : near;
}

interface NumberBarProps {
  numbers: readonly SafetyNumber[];
  /** Those to show; a script within the page corrects it. */
  shown?: readonly SafetyNumber[];
  /** Those that the screen shows above: only the bar of large text has them, too. */
  above?: readonly SafetyNumber[];
  /** More items of the list. */
  children?: ReactNode;
}

/** Numbers to call or text at the foot of emergency mode. Its look is in `crisis-bar.css`. */
export const NumberBar = ({ numbers, shown, above, children }: NumberBarProps) => (
  <nav aria-label={flipWords.crisis.title} className="crisis-bar">
    <ul>
      {numbers.map((number) => {
        const { verb, label, who, href, areas } = number;
        return (
          <li
            key={href}
            data-safety={above?.includes(number) ? undefined : ''}
            data-areas={shown && areas}
            data-above={above?.includes(number) || undefined}
            hidden={shown?.includes(number) === false}
          >
            <a href={href} className="crisis-number">
              <span className="sr-only">{verb} </span>
              <span>
                <span className="figures font-semibold">{label}</span>
                {verb === 'Call' && talk.numbers.some((each) => each === number) && (
                  <>
                    {' '}
                    <span className="crisis-who">{flipWords.crisis.talk}</span>
                  </>
                )}
              </span>
              <span className="crisis-who">{who}</span>
            </a>
          </li>
        );
      })}
      {children}
    </ul>
  </nav>
);

interface StatListProps {
  /** Label and figure, in order. */
  stats: readonly (readonly [label: string, figure: number])[];
  className?: string;
}

/** A description list with large figures. */
export function StatList({ stats, className }: StatListProps) {
  return (
    <dl className={cn('grid gap-x-6 gap-y-4', className)}>
      {stats.map(([label, figure]) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="text-sm leading-snug">{label}</dt>
          <dd className="figures font-serif text-2xl">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

export function BackButton({ onClick, className }: { onClick: () => void; className?: string }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className={cn('flip-back -ml-1 inline-flex min-h-12 items-center gap-1 pr-3 font-semibold', className)}
    >
      <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5">
        <path d="M15 4 7 12l8 8" fill="none" stroke="currentColor" strokeWidth="2.2" />
      </svg>
      {flipWords.flip.back}
    </button>
  );
}

/** The back button and title of a view, and the place for its toasts. The title receives focus when the view opens. */
export function ViewHead({ title }: { title: string }) {
  return (
    <>
      <BackButton onClick={goBack} className="justify-self-start print:hidden" />
      <h1 className="text-3xl print:in-[:has([data-alone])]:hidden">{title}</h1>
      <Toasts />
    </>
  );
}

/** Opens a view, and has the focus again after Back. */
export const ViewButton = ({ view, ...props }: ComponentProps<typeof Button> & { view: View }) => (
  <Button data-opens={view} onClick={() => openView(view)} {...props} />
);

interface ShareButtonProps {
  label: string;
  /** The start of the message. */
  text: string;
  /** A page of this site to link to. */
  path?: string;
}

/** Opens a prefilled message. The site never learns the recipient, or whether it was sent. */
export function ShareButton({ label, text, path }: ShareButtonProps) {
  const url = path && new URL(path, location.origin).href;
  const message = `sms:?&body=${encodeURIComponent([text, url].filter(Boolean).join(' '))}`;
  const share = async () => {
    try {
      await navigator.share({ text, ...(url && { url }) });
    } catch (error) {
      // A dialog that was closed, or is still open after a second tap. Browsers inside other apps refuse to open one.
      if (!['AbortError', 'InvalidStateError'].includes(Object(error).name)) location.assign(message);
    }
  };
  return 'share' in navigator ? (
    <Button variant="secondary" onClick={share}>
      {label}
    </Button>
  ) : (
    <ButtonLink variant="secondary" href={message}>
      {label}
    </ButtonLink>
  );
}

interface NoteProps {
  id: string;
  title: string;
  text: string;
  className: string;
  /** Its buttons. */
  children: ReactNode;
}

const Note = ({ id, title, text, className, children }: NoteProps) => (
  <section aria-labelledby={id} className={cn('flip-note', className)}>
    <h2 id={id} className="text-lg">
      {title}
    </h2>
    <p>{text}</p>
    <div className="flex flex-wrap gap-3">{children}</div>
  </section>
);

interface OfferNoteProps extends Omit<NoteProps, 'className' | 'children'> {
  /** Null if there is no action, only text to read. */
  yes: { label: string; onPress: () => void } | null;
  no: { label: string; onPress: () => void };
}

/** A one-time offer on the home view. */
export const OfferNote = ({ yes, no, ...note }: OfferNoteProps) => (
  <Note className="flip-note-offer" {...note}>
    {yes && (
      <Button variant="secondary" size="sm" onClick={yes.onPress}>
        {yes.label}
      </Button>
    )}
    <Button variant="quiet" size="sm" onClick={no.onPress}>
      {no.label}
    </Button>
  </Note>
);

const { title, text, link, close } = flipWords.overuse;

interface OveruseNoteProps {
  /** Text for flips by default. */
  words?: { title: string; text: string };
  onClose: () => void;
}

/** Gently asks whether flipping or waiting has become checking. */
export const OveruseNote = ({ words = { title, text }, onClose }: OveruseNoteProps) => (
  <Note id="overuse" className="flip-note-overuse" {...words}>
    <ButtonLink variant="secondary" size="sm" href={link.href}>
      {link.label}
    </ButtonLink>
    <Button variant="quiet" size="sm" onClick={onClose}>
      {close}
    </Button>
  </Note>
);

const UNDO_MS = 10_000;

/** What undoes a deletion, for ten seconds; then, and after its use, null. */
export function useUndo(): [undo: (() => void) | null, offer: (undo: () => void) => void] {
  const [undo, setUndo] = useState<(() => void) | null>(null);
  useEffect(() => {
    if (!undo) return;
    const timer = setTimeout(() => setUndo(null), UNDO_MS);
    return () => clearTimeout(timer);
  }, [undo]);
  const offer = (work: () => void) =>
    setUndo(() => () => {
      setUndo(null);
      work();
    });
  return [undo, offer];
}

/** Where `notify` puts toasts while this is mounted: in the flow, so that they cover nothing. */
export function Toasts() {
  return <div className="toasts" aria-live="polite" />;
}

/** A visually hidden live region: announces its text politely when it changes. */
export function Announcer({ text }: { text: string }) {
  return (
    <p aria-live="polite" aria-atomic="true" className="sr-only">
      {text}
    </p>
  );
}
