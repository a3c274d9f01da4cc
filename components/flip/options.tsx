// The panel of options is fetched when it is opened.
'use client';

import { lazy, Suspense } from 'react';
import { Collapsible, CollapsibleContent, CollapsibleTrigger } from '@/components/ui/collapsible';
import { flipWords } from '@/content/flip';
import type { OptionsPanelProps } from './options-panel';

const OptionsPanel = lazy(() => import('./options-panel').then((panel) => ({ default: panel.OptionsPanel })));

/** How the exercise guides: the pace, and cues for eyes that are closed. */
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
