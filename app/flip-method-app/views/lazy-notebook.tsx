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

/** One file has them all; the device keeps it from the first visit. */
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

/** The title is there at once, and takes the focus; what is below it comes with its code. */
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
