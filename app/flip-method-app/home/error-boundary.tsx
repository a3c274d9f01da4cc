import { Component, type ComponentType, lazy, type ReactNode, useState } from 'react';
import { InlineText } from '@/components/site/rich-text';
import { SafetyLines } from '@/components/site/safety';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { flipWords } from '@/content/flip/flip';
import { trouble, written } from '@/content/flip/written';
import { emergency, talk } from '@/content/safety';
import { CODE_MS, tryTo, withTimeout } from '@/lib/device/device';
import { type TechniqueId, techniqueIds } from '@/lib/domain/flip';
import { paths } from '@/lib/paths';
import { IdleView } from '../shell/parts';
import { isServerReachable } from '../shell/views';

const notes: Partial<Record<TechniqueId, string>> = flipWords.techniqueNotes;
const { crisis, techniqueCaution, techniques, messages } = flipWords;

/** The exercise as text, with the numbers. */
export function WrittenExercise() {
  return (
    <section aria-labelledby="written" className="prose">
      <h2 id="written">{written.title}</h2>
      <SafetyLines />
      <p>{written.text}</p>
      <ol>
        {written.steps.map((step) => (
          <li key={step}>
            <InlineText text={step} />
          </li>
        ))}
      </ol>
      <h3>{written.techniques}</h3>
      <ul>
        {techniqueIds.map((id) => (
          <li key={id}>
            <strong>{techniques[id].name}.</strong> {techniques[id].text}. {notes[id]}
          </li>
        ))}
      </ul>
      <p>{techniqueCaution}</p>
      <h3>{written.crisis}</h3>
      <ul>
        {[...emergency.numbers, ...talk.numbers].map(({ verb, label, who, href }) => (
          <li key={href}>
            <a href={href}>
              {verb} {label}
            </a>{' '}
            ({who})
          </li>
        ))}
        <li>
          <a href={crisis.more.href}>{crisis.more.label}</a>
        </li>
      </ul>
    </section>
  );
}

interface ErrorScreenProps {
  kind: 'failed' | 'loadFailed';
  onRetry: () => unknown;
}

/** In place of a screen that cannot be shown: a way on, and the exercise as text. */
export function ErrorScreen({ kind, onRetry }: ErrorScreenProps) {
  const [trying, setTrying] = useState(false);
  const { title, text } = trouble[kind];
  return (
    <IdleView>
      <div className="flip-page grid grid-cols-1 content-start justify-items-start gap-6">
        <h1 className="text-display">{title}</h1>
        <p role="status" className="max-w-prose text-lg">
          {trying ? trouble.trying : text}
        </p>
        <Button
          size="lg"
          onClick={async () => {
            setTrying(true);
            await onRetry();
            setTrying(false);
          }}
        >
          {trouble.retry}
        </Button>
        <WrittenExercise />
      </div>
    </IdleView>
  );
}

/** A failed import stays failed until the page is loaded anew. Without a network that would end in the browser's own error. */
async function reload() {
  if (navigator.serviceWorker?.controller || (await isServerReachable())) location.reload();
}

/** In place of a part of a view whose code could not be loaded. */
export const LoadError = () => (
  <div className="grid justify-items-start gap-3">
    <Notice message={messages.notLoaded} />
    <Button variant="secondary" size="sm" onClick={reload}>
      {trouble.retry}
    </Button>
  </div>
);

/** A component whose code is loaded when it is first shown, and what takes its place where that fails. */
export const lazyWithFallback = <Props,>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ComponentType<Props>,
) => lazy(async () => ({ default: await withTimeout(load(), CODE_MS).catch(() => fallback) }));

interface ErrorBoundaryProps {
  /** Another screen may work where this one has failed. */
  screen?: string;
  children: ReactNode;
}

/** Replaces a screen whose code throws, and reports the error. */
export class ErrorBoundary extends Component<ErrorBoundaryProps> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override componentDidCatch(error: unknown) {
    // `reportClientErrors` gets the error and leaves out what a person wrote.
    void tryTo(() => reportError(error));
  }

  override componentDidUpdate({ screen }: ErrorBoundaryProps) {
    if (this.state.hasFailed && screen !== this.props.screen) this.setState({ hasFailed: false });
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    // A new document starts with an empty memory, and home reads the least from storage.
    return <ErrorScreen kind="failed" onRetry={() => location.replace(`${paths.flipApp}?view=home`)} />;
  }
}
