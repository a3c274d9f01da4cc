// The words of a step turn like a page when they change, once the code for it has been fetched.
'use client';

import { type ReactNode, useEffect, useRef } from 'react';

/** Fetched when the first flip starts; until then, and where motion is unwelcome, steps change at once. */
async function turn(element: HTMLElement) {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const { turnPage } = await import('./turn-page');
  turnPage(element);
}

interface StepWordsProps {
  /** What the words belong to; they turn when it changes. */
  turnKey: string;
  title: ReactNode;
  prompt: ReactNode;
}

export function StepWords({ turnKey, title, prompt }: StepWordsProps) {
  const words = useRef<HTMLDivElement>(null);
  const shown = useRef('');
  useEffect(() => {
    const changed = shown.current !== '' && shown.current !== turnKey;
    shown.current = turnKey;
    // The first words are simply there; the code for the turn comes while they are read.
    if (words.current && changed) turn(words.current).catch(() => undefined);
    else import('./turn-page').catch(() => undefined);
  }, [turnKey]);
  return (
    <div ref={words} className="flip-words">
      <h1 className="flip-title">{title}</h1>
      <p className="flip-prompt">{prompt}</p>
    </div>
  );
}
