import { BackButton } from './back-button';

/** The back button and title of a view. The title receives focus when the view opens. */
export function ViewHead({ title, onBack }: { title: string; onBack: () => void }) {
  return (
    <>
      <BackButton onClick={onBack} className="justify-self-start" />
      <h1 className="text-3xl">{title}</h1>
    </>
  );
}
