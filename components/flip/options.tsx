// A client component: the panel's code is loaded when it is opened.
'use client';

import { lazy, Suspense } from 'react';
import { Collapsible, CollapsibleContent, CollapsibleTrigger } from '@/components/ui/collapsible';
import { flipWords } from '@/content/flip';
import type { OptionsPanelProps } from './options-panel';

const OptionsPanel = lazy(() => import('./options-panel').then((panel) => ({ default: panel.OptionsPanel })));

/** Options of the exercise: the pace, and cues for use with closed eyes. */
export function Options(props: OptionsPanelProps) {
  return (
    <Collapsible>
      <CollapsibleTrigger>{flipWords.options.title}</CollapsibleTrigger>
      <CollapsibleContent>
        <Suspense>
          <OptionsPanel {...props} />
        </Suspense>
      </CollapsibleContent>
    </Collapsible>
  );
}
