import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import { ViewHead } from '@/components/flip/view-head';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { flipWords } from '@/content/flip';
import type { NotebookViewProps } from '../notebook/notebook-view';
import { goBack } from './views';

type Code = typeof import('../notebook/notebook-view');

const { titles, loading } = flipWords.notebook;

const NotLoaded = () => <Notice message={flipWords.messages.notLoaded} />;
const Nothing = () => null;

/** All parts are in one chunk, which the device caches on the first visit. */
function part<Props>(pick: (code: Code) => ComponentType<Props>, instead: ComponentType<Props>) {
  return lazy<ComponentType<Props>>(() =>
    import('../notebook/notebook-view')
      .then((code) => ({ default: pick(code) }))
      .catch(() => ({ default: instead })),
  );
}

const NotebookView = part<NotebookViewProps>((code) => code.NotebookView, NotLoaded);
const OwnEvidencePart = part((code) => code.OwnEvidence, Nothing);
const EaseOfferPart = part<ComponentProps<Code['EaseOffer']>>((code) => code.EaseOffer, Nothing);

/** The title renders at once and takes focus; the view follows when its code has loaded. */
export function LazyNotebook(props: NotebookViewProps) {
  return (
    <div className="flip-page flip-notebook">
      <ViewHead title={titles[props.view]} onBack={goBack} />
      <Suspense fallback={<Spinner label={loading} />}>
        <NotebookView {...props} />
      </Suspense>
    </div>
  );
}

export function LazyOwnEvidence() {
  return (
    <Suspense>
      <OwnEvidencePart />
    </Suspense>
  );
}

export function LazyEaseOffer(props: ComponentProps<Code['EaseOffer']>) {
  return (
    <Suspense>
      <EaseOfferPart {...props} />
    </Suspense>
  );
}
